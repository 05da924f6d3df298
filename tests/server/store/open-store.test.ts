import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startStoreProcess } from '../../support/store-process.ts';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

async function newDatabase(): Promise<URL> {
  const { url, stop } = await startPostgres();
  onTestFinished(stop);
  return new URL(url);
}

it('makes the file with its folder', async () => {
  const file = join(folder, 'new', 'deep', 'carta.sqlite');
  const store = await openStore({ file });
  await store.close();
  expect(existsSync(file)).toBe(true);
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
    message: 'The database was written by a newer version of Carta.',
  });
});

it('names the host that cannot be reached, and no password', async () => {
  const databaseUrl = 'postgres://carta:secret@127.0.0.1:1/carta';
  await expect(openStore({ databaseUrl, file: '' })).rejects.toMatchObject({
    name: 'StoreUnavailable',
    message: expect.stringMatching(/^127\.0\.0\.1:1: The database cannot be used: (?!.*secret).*ECONNREFUSED/),
  });
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

it('L13: refuses a PostgreSQL that acknowledges what it has not written', async () => {
  const url = await newDatabase();
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c synchronous_commit=off`);
  await expect(openStore({ databaseUrl: url.href, file: '' })).rejects.toMatchObject({
    name: 'UnusableDatabase',
    message: 'The database must keep what it acknowledges, but its setting synchronous_commit is off.',
  });
});
