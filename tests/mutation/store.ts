/**
 * The rules of the store against an SQLite in memory and in the test's own thread, where its mutants are; the product's SQLite runs in
 * a thread that no switch reaches.
 */
import { rmSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { createStore } from '../../server/store/open-store.ts';
import { type Driver, createListeners } from '../../server/store/driver.ts';
import { openDatabase } from '../../server/store/sqlite/open-database.ts';
import { createBatchRunner } from '../../server/store/sqlite/run-batch.ts';
import { Denied } from '../../server/store/store.ts';
import { storeContract } from '../server/store/contract.ts';
import type { Engine } from '../server/store/contract/world.ts';

const MEMORY = ':memory:';

let engine: Engine;

beforeAll(() => {
  const database = openDatabase({ file: MEMORY });
  // The product makes a missing file first.
  rmSync(MEMORY);
  const runBatch = createBatchRunner(database);
  const { publish, onNotice } = createListeners();
  const run = async (name: Parameters<Driver['run']>[0], given: unknown): Promise<unknown> => {
    const [result] = runBatch([{ name, given }]);
    if (result?.kind === 'denied') throw new Denied(result.code);
    if (result?.kind !== 'done') throw result?.error;
    result.notices.forEach(publish);
    return result.answer;
  };
  engine = {
    store: createStore({ run: run as Driver['run'], onNotice, close: async () => database.close() }),
    execute: async (sql) => database.exec(sql),
  };
  return () => engine.store.close();
});

storeContract('SQLite in the test’s thread', () => engine);
