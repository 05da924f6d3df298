import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { execute as executeIn, startPostgres } from '../../support/postgres.ts';
import { startStoreProcess } from '../../support/store-process.ts';
import { createWorld } from './contract/world.ts';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

async function newDatabase(): Promise<URL> {
  const { url, stop } = await startPostgres();
  onTestFinished(stop);
  return new URL(url);
}

it('makes the file with its folder, for nobody else to read', async () => {
  const file = join(folder, 'new', 'deep', 'carta.sqlite');
  const store = await openStore({ file });
  const modes = [join(folder, 'new'), join(folder, 'new', 'deep'), file, `${file}-wal`, `${file}-shm`].map(
    (path) => statSync(path).mode & 0o777,
  );
  await store.close();
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600]);
});

it('opens a file that could only be read for a while, and has left files beside it that can only be read', async () => {
  const file = join(folder, 'carta.sqlite');
  await (await openStore({ file })).close();
  const beside = [`${file}-wal`, `${file}-shm`];
  for (const path of beside) writeFileSync(path, Buffer.alloc(32_768), { mode: 0o400 });
  const store = await openStore({ file });
  const modes = beside.map((path) => statSync(path).mode & 0o777);
  await store.close();
  expect(modes).toEqual([0o600, 0o600]);
});

it('says why a file cannot be made', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(openStore({ file: join(folder, 'file', 'carta.sqlite') })).rejects.toMatchObject({
    name: 'StoreUnavailable',
    message: expect.stringMatching(/^\/.*carta\.sqlite: The database cannot be used: (ENOTDIR|EEXIST)/),
  });
});

it('says when a file is no database', async () => {
  const file = join(folder, 'carta.sqlite');
  writeFileSync(file, 'Hello'.repeat(1_000));
  await expect(openStore({ file })).rejects.toThrow('file is not a database');
});

it('leaves a database of a newer version alone', async () => {
  const file = join(folder, 'carta.sqlite');
  const database = new DatabaseSync(file);
  database.exec('pragma user_version = 99');
  database.close();
  await expect(openStore({ file })).rejects.toMatchObject({
    name: 'UnusableDatabase',
    message: `${file}: The database was written by a newer version of Carta.`,
  });
});

it('names the host that cannot be reached, and no password', async () => {
  const databaseUrl = 'postgres://carta:secret@127.0.0.1:1/carta';
  await expect(openStore({ databaseUrl, file: '' })).rejects.toMatchObject({
    name: 'StoreUnavailable',
    message: expect.stringMatching(/^127\.0\.0\.1:1: The database cannot be used: (?!.*secret).*ECONNREFUSED/),
  });
});

it('says that it may not make its tables in PostgreSQL', async () => {
  const url = await newDatabase();
  const { href } = url;
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c role=pg_monitor`);
  const refusal = async () => {
    const error: unknown = await openStore({ databaseUrl: url.href, file: '' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ExplainedError);
    return String(error);
  };
  expect(await refusal()).toContain(': Carta may not make its tables: no schema has been selected to create in');
  await executeIn(
    href,
    `do $$ begin execute format('grant usage on schema %I to pg_monitor', current_schema()); end $$`,
  );
  expect(await refusal()).toContain(': Carta may not make its tables: permission denied for schema carta_test_');
});

it.each([
  ['a file', async () => ({ file: join(folder, 'carta.sqlite') })],
  ['PostgreSQL', async () => ({ databaseUrl: (await newDatabase()).href, file: '' })],
])('migrates %s once when three processes start at once', async (_, newLocation) => {
  const location = await newLocation();
  const processes = await Promise.all([1, 2, 3].map(() => startStoreProcess(location)));
  await expect(Promise.all(processes.map((process) => process.ping()))).resolves.toHaveLength(3);
  await Promise.all(processes.map((process) => process.kill()));
});

it.each([
  [
    'a file',
    async () => {
      const file = join(folder, 'carta.sqlite');
      const execute = async (sql: string): Promise<void> => {
        const database = new DatabaseSync(file);
        database.exec(sql);
        database.close();
      };
      return { location: { file }, execute, forget: 'pragma user_version = 1' };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const { href: databaseUrl } = await newDatabase();
      const execute = async (sql: string): Promise<void> => {
        const client = new Client(databaseUrl);
        await client.connect();
        await client.query(sql);
        await client.end();
      };
      return { location: { databaseUrl, file: '' }, execute, forget: 'delete from migrations where number > 1' };
    },
  ],
])('brings %s of before tonight up to date, with all that is in it', async (_, newEngine) => {
  const { location, execute, forget } = await newEngine();
  const before = await openStore(location);
  const world = await createWorld(before);
  await world.claim();
  await world.visit();
  await before.close();
  await execute('drop table news; drop table news_ledger; drop table probe');
  await execute(`alter table invitations drop column made_by; ${forget}`);

  const after = await openStore(location);
  const { barID } = world.bar;
  const { waiter: by, now } = world;
  const dish = { name: 'Croquetas', price: 7.5 };
  const change = { do: 'mark', dishID: 'croquetas', until: 'day' } as const;
  await after.changeNews({ by, barID, change, dish, zone: 'Europe/Madrid', now });
  expect(await after.userData(world.diner, now)).toMatchObject({ loyaltyCards: [{ nStamps: 1 }] });
  expect(await after.verify()).toEqual({ cards: 1, bars: 1, faults: [] });
  await after.close();
});

it('L13: refuses a PostgreSQL that acknowledges what it has not written', async () => {
  const url = await newDatabase();
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c synchronous_commit=off`);
  await expect(openStore({ databaseUrl: url.href, file: '' })).rejects.toMatchObject({
    name: 'UnusableDatabase',
    message: `${url.host}: The database must keep what it acknowledges, but its setting synchronous_commit is off.`,
  });
});
