import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Bar } from '../../../server/loyalty/bars.ts';
import { run } from '../../../server/operator/cli.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { startPostgres } from '../../support/postgres.ts';

const NOW = Date.parse('2026-11-22T20:00:00Z');
const demo: Bar = {
  barID: 'demo',
  name: 'Demo',
  path: '',
  programme: { stamps: 8, reward: { es: 'Café' }, validity: { amount: 1, unit: 'years' }, perDay: null },
};

/** PostgreSQL takes longer to start on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
let file: string;
let store: Store;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'carta-operator-'));
  file = join(root, 'data', 'carta.sqlite');
  // A server that is running, as far as the commands can tell.
  store = await openStore({ file });
});

afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true });
});

async function command(line: string, environment: Record<string, string> = {}) {
  let out = '';
  let err = '';
  const status = await run(line.split(' '), {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment,
    root,
    cwd: root,
    clock: () => NOW,
    colours: false,
  });
  return { status, out, err };
}

const secretIn = (text: string): string => /#invitation=(?<token>[\w-]+)/.exec(text)?.groups?.['token'] ?? '';

describe('invite', () => {
  it('prints a link and its code, with which one person becomes owner of the bar (L16)', async () => {
    const { status, out, err } = await command('invite demo --role owner', { PUBLIC_URL: 'https://cartas.example' });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('La Buena Lumbre: an invitation as owner, for one person, until Monday 21:00.');
    expect(out).toMatch(/^ {2}https:\/\/cartas\.example\/cartasqr\/staff#invitation=[\w-]{32}$/m);
    expect(out.match(/[█▀▄]/g)?.length).toBeGreaterThan(200);
    const token = secretIn(out);
    const olga = { uid: 'olga', name: 'Olga', token, now: NOW };
    expect(await store.accept(olga)).toEqual({ barID: 'demo', role: 'owner' });
    await expect(store.accept({ ...olga, uid: 'mallory' })).rejects.toThrowError('bad-invitation');
  });

  it('invites staff unless told otherwise', async () => {
    const { out } = await command('invite demo', { PUBLIC_URL: 'https://cartas.example' });
    expect(out).toContain('an invitation as staff');
    expect(await store.accept({ uid: 'walter', name: '', token: secretIn(out), now: NOW })).toEqual({
      barID: 'demo',
      role: 'staff',
    });
  });

  it('lists the bars that there are when it does not know one', async () => {
    const { status, out, err } = await command('invite dmeo --role owner');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^There is no bar called dmeo\. These are known:\n/);
    expect(err).toMatch(/^ {2}demo +La Buena Lumbre$/m);
    expect(err).toMatch(/^ {2}el-moreno +El Moreno$/m);
  });

  it('knows two roles', async () => {
    const { status, err } = await command('invite demo --role king');
    expect(status).toBe(2);
    expect(err).toContain("argument 'king' is invalid. Allowed choices are owner, staff.");
  });

  it('works on PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      const { status, out } = await command('invite demo', { DATABASE_URL: postgres.url });
      expect(status).toBe(0);
      const other = await openStore({ databaseUrl: postgres.url, file: '' });
      expect(await other.accept({ uid: 'walter', name: '', token: secretIn(out), now: NOW })).toEqual({
        barID: 'demo',
        role: 'staff',
      });
      await other.close();
    } finally {
      await postgres.stop();
    }
  });
});

describe('verify (L12)', () => {
  it('counts the cards that it has looked at', async () => {
    await store.claim({ uid: 'dina', bar: demo, now: NOW });
    expect(await command('verify')).toEqual({
      status: 0,
      out: 'Cards that are what their ledgers say: 1, all.\n',
      err: '',
    });
  });

  it('ends with status 1 and says which card differs, and how', async () => {
    const { card } = await store.claim({ uid: 'dina', bar: demo, now: NOW });
    const database = new DatabaseSync(file);
    database.exec('update cards set stamps = 7');
    database.close();
    expect(await command('verify')).toEqual({
      status: 1,
      out: '',
      err: `${card.cardID}: stamps: the card says 7, its ledger 0\nOf 1 cards, 1 differ from their ledgers.\n`,
    });
  });
});

describe('backup and restore', () => {
  it('carry everything to another folder while the server runs', async () => {
    await store.claim({ uid: 'dina', bar: demo, now: NOW });
    expect(await command('backup kept')).toEqual({
      status: 0,
      out: 'kept is written. Keep it as safe as the store itself: it says who has which card.\n',
      err: '',
    });
    expect(await command('restore kept', { DATA_FOLDER: 'other' })).toEqual({
      status: 0,
      out: 'kept is restored.\nCards that are what their ledgers say: 1, all.\n',
      err: '',
    });
  });

  it('keep what was there, and name it', async () => {
    await command('backup kept');
    await store.claim({ uid: 'dina', bar: demo, now: NOW });
    await store.close();
    const before = `${file}.before-restore-20261122T200000Z`;
    expect((await command('restore kept')).out).toBe(
      `kept is restored. What was there before is now ${before}.\nCards that are what their ledgers say: 0, all.\n`,
    );
    expect(await readdir(join(root, 'data'))).toContain(basename(before));
  });

  it('never write over a file, nor under a running server', async () => {
    await command('backup kept');
    expect(await command('backup kept')).toEqual({
      status: 1,
      out: '',
      err: `${join(root, 'kept')} exists already. Give a new name.\n`,
    });
    expect(await command('restore kept')).toEqual({
      status: 1,
      out: '',
      err: `${file} is in use. Stop the server first.\n`,
    });
  });

  it('name the tools of PostgreSQL', async () => {
    const { status, err } = await command('backup kept', { DATABASE_URL: 'postgres://db.example/carta' });
    expect(status).toBe(1);
    expect(err).toContain('pg_dump --format=custom');
  });
});

describe('all commands', () => {
  test.each(['invite demo', 'verify', 'backup kept'])('%s makes no database where there is none', async (line) => {
    const { status, err } = await command(line, { DATA_FOLDER: 'elsewhere' });
    expect(status).toBe(1);
    expect(err).toContain(join(root, 'elsewhere', 'carta.sqlite'));
    expect(await readdir(root)).toEqual(['data']);
  });

  test.each(['invite demo', 'verify', 'backup kept', 'restore kept', 'serve'])(
    '%s says what is wrong with the environment',
    async (line) => {
      const { status, err } = await command(line, { DATABASE_URL: 'mysql://db' });
      expect(status).toBe(1);
      expect(err).toContain('DATABASE_URL must be an address such as postgres://');
    },
  );

  it('serve refuses to run with anything of the emulator in production', async () => {
    const { status, err } = await command('serve', { NODE_ENV: 'production', AUTH_EMULATOR: '127.0.0.1:9099' });
    expect(status).toBe(1);
    expect(err).toContain('AUTH_EMULATOR must not be set in production');
    expect(err).toContain('without a Firebase project there is only demo mode');
  });

  it('explain themselves', async () => {
    const { status, out } = await command('--help');
    expect(status).toBe(0);
    for (const name of ['serve', 'invite', 'verify', 'backup', 'restore']) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      expect((await command(`${name} --help`)).out).toContain(`npm run server -- ${name}`);
    }
  });

  it('say when there is no such command', async () => {
    expect(await command('stamp')).toMatchObject({ status: 2, err: "error: unknown command 'stamp'\n" });
  });
});
