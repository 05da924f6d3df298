/** What needs many at once: only PostgreSQL runs operations of one person side by side, unless they wait for each other. */
import { beforeAll } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { concurrencyRules } from '../server/store/contract/concurrency.ts';
import { type Engine, ruleOf } from '../server/store/contract/world.ts';
import { execute, startPostgres } from '../support/postgres.ts';

let engine: Engine;

beforeAll(async () => {
  const { url, stop } = await startPostgres();
  const store = await openStore({ databaseUrl: url, file: '' });
  engine = { store, execute: (sql) => execute(url, sql) };
  return async () => {
    await store.close();
    await stop();
  };
});

concurrencyRules(ruleOf(() => engine));
