import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type StoreLocation } from '../../../server/store/open-store.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startStoreProcess } from '../../support/store-process.ts';

// A busy machine takes long to write to its disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carta-open-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Starts five processes at once on a database that has no tables yet. */
async function expectFiveToStart(location: StoreLocation): Promise<void> {
  const processes = await Promise.all(Array.from({ length: 5 }, () => startStoreProcess(location)));
  await Promise.all(processes.map((process) => process.ping()));
  await Promise.all(processes.map((process) => process.kill()));
}

it('makes the file with its folder', async () => {
  const file = join(folder, 'new', 'deep', 'carta.sqlite');
  const store = await openStore({ file });
  await store.close();
  expect(existsSync(file)).toBe(true);
});

it('says why a file cannot be made', async () => {
  writeFileSync(join(folder, 'file'), '');
  const file = join(folder, 'file', 'carta.sqlite');
  await expect(openStore({ file })).rejects.toMatchObject({
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

it('migrates a file once when five processes start at once', { timeout: 120_000 }, async () => {
  await expectFiveToStart({ file: join(folder, 'carta.sqlite') });
});

it('migrates PostgreSQL once when five processes start at once', { timeout: 240_000 }, async () => {
  const postgres = await startPostgres();
  try {
    await expectFiveToStart({ databaseUrl: postgres.url, file: '' });
  } finally {
    await postgres.stop();
  }
});

it('L13: refuses a PostgreSQL that acknowledges what it has not written', { timeout: 240_000 }, async () => {
  const postgres = await startPostgres();
  const url = new URL(postgres.url);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c synchronous_commit=off`);
  try {
    await expect(openStore({ databaseUrl: url.href, file: '' })).rejects.toMatchObject({
      name: 'UnusableDatabase',
      message: 'The database must keep what it acknowledges, but its setting synchronous_commit is off.',
    });
  } finally {
    await postgres.stop();
  }
});
