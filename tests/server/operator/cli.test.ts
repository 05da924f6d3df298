import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Bar } from '../../../server/loyalty/bars.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { startPostgres } from '../../support/postgres.ts';
import { runOperator } from '../../support/run-operator.ts';

vi.mock('../../../generated/venues.ts', () => {
  const venue = (barID: string, name: string) => ({ barID, name, path: barID, status: 'open' });
  return { venues: { taberna: venue('taberna', 'La Taberna'), bodega: venue('bodega', 'La Bodega') } };
});

/** What verify says of a store in which nobody has said anything of tonight. */
const NO_NEWS = 'Bars whose news are what their ledgers say: 0, all.\n';

const NOW = Date.parse('2026-11-22T20:00:00Z');
const TABERNA: Bar = {
  barID: 'taberna',
  name: 'La Taberna',
  path: '',
  programme: { stamps: 8, reward: { es: 'Café' }, validity: { amount: 1, unit: 'years' }, perDay: null },
};

let root: string;

beforeEach(() => {
  root = ownFolder();
});

async function command(line: string, environment: Record<string, string> = {}) {
  return runOperator(line.split(' '), { root, environment, now: NOW });
}

describe('beside a server that is running', () => {
  let file: string;
  let store: Store;

  beforeEach(async () => {
    file = join(root, 'data', 'carta.sqlite');
    store = await openStore({ file });
  });

  afterEach(() => store.close());

  const secretIn = (text: string): string => /#invitation=(?<token>[\w-]+)/.exec(text)?.groups?.['token'] ?? '';

  it('invite prints a link and its code, with which one person becomes owner of the bar (L16)', async () => {
    const PUBLIC_URL = 'https://cartas.example';
    const { status, out, err } = await command('invite taberna --role owner', { PUBLIC_URL });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('La Taberna: an invitation as owner, for one person, until Monday 21:00.');
    expect(out).toMatch(/^ {2}https:\/\/cartas\.example\/cartasqr\/staff#invitation=[\w-]{32}$/m);
    expect(out.match(/[█▀▄]/g)?.length).toBeGreaterThan(200);
    const olga = { uid: 'olga', name: 'Olga', token: secretIn(out), now: NOW };
    expect(await store.accept(olga)).toEqual({ barID: 'taberna', role: 'owner' });
    await expect(store.accept({ ...olga, uid: 'mallory' })).rejects.toThrowError('bad-invitation');
  });

  it('invite lists the bars that there are when it does not know one', async () => {
    expect(await command('invite tavern --role owner')).toEqual({
      status: 1,
      out: '',
      err:
        'There is no bar called tavern. These are known:\n' +
        '  bodega                  La Bodega\n' +
        '  taberna                 La Taberna\n',
    });
  });

  it('invite knows two roles', async () => {
    const { status, err } = await command('invite taberna --role king');
    expect(status).toBe(2);
    expect(err).toContain("argument 'king' is invalid. Allowed choices are owner, staff.");
  });

  it('invite works on PostgreSQL, and invites staff unless told otherwise', async () => {
    const { url: databaseUrl, stop } = await startPostgres();
    onTestFinished(stop);
    const { out } = await command('invite taberna', { DATABASE_URL: databaseUrl });
    expect(out).toContain('an invitation as staff');
    const other = await openStore({ databaseUrl, file: '' });
    const accepted = await other.accept({ uid: 'walter', name: '', token: secretIn(out), now: NOW });
    expect(accepted).toEqual({ barID: 'taberna', role: 'staff' });
    await other.close();
  });

  it('verify counts the cards that it has looked at, and says which one differs, and how (L12)', async () => {
    const { card } = await store.claim({ uid: 'dina', bar: TABERNA, now: NOW });
    const all = `Cards that are what their ledgers say: 1, all.\n${NO_NEWS}`;
    expect(await command('verify')).toEqual({ status: 0, out: all, err: '' });
    const database = new DatabaseSync(file);
    database.exec('update cards set stamps = 7');
    database.close();
    expect(await command('verify')).toEqual({
      status: 1,
      err: `${card.cardID}: stamps: the card says 7, its ledger 0\nOf 1 cards, 1 differ from their ledgers.\n`,
      out: NO_NEWS,
    });
  });

  it('backup and restore carry everything to another folder', async () => {
    await store.claim({ uid: 'dina', bar: TABERNA, now: NOW });
    expect(await command('backup kept')).toEqual({
      status: 0,
      out: 'kept is written. Keep it as safe as the store itself: it says who has which card.\n',
      err: '',
    });
    expect(await command('restore kept', { DATA_FOLDER: 'other' })).toEqual({
      status: 0,
      out: `kept is restored.\nCards that are what their ledgers say: 1, all.\n${NO_NEWS}`,
      err: '',
    });
  });

  it('restore refuses under a running server, then keeps what was there, and names it', async () => {
    await command('backup kept');
    const inUse = `${file} is in use. Stop the server first.\n`;
    expect(await command('restore kept')).toEqual({ status: 1, out: '', err: inUse });
    await store.claim({ uid: 'dina', bar: TABERNA, now: NOW });
    await store.close();
    const before = `${file}.before-restore-20261122T200000Z`;
    expect((await command('restore kept')).out).toBe(
      `kept is restored. What was there before is now ${before}.\nCards that are what their ledgers say: 0, all.\n${NO_NEWS}`,
    );
    expect(await readdir(join(root, 'data'))).toContain(basename(before));
  });
});

it.each(['invite taberna', 'verify'])('%s says that a newer version has written the database', async (line) => {
  const file = join(root, 'data', 'carta.sqlite');
  await (await openStore({ file })).close();
  const database = new DatabaseSync(file);
  database.exec('pragma user_version = 99');
  database.close();
  const { status, err } = await command(line);
  expect({ status, err }).toEqual({
    status: 1,
    err: `${file}: The database was written by a newer version of Carta.\n`,
  });
});

it.each([
  ['backup no/folder/kept', /^ENOENT: .*kept/],
  ['backup --folder file', /^EEXIST: .*file/],
  ['restore data', /^EISDIR: .*data/],
])('%s says in one line what cannot be read or written', async (line, said) => {
  await (await openStore({ file: join(root, 'data', 'carta.sqlite') })).close();
  await writeFile(join(root, 'file'), '');
  const { status, err } = await command(line);
  expect(status).toBe(1);
  expect(err).toMatch(said);
  expect(err.trimEnd()).not.toContain('\n');
});

it('backup names the store that is none', async () => {
  await mkdir(join(root, 'data'));
  new DatabaseSync(join(root, 'data', 'carta.sqlite')).exec('create table other (thing)');
  expect((await command('backup kept')).err).toBe(`${join(root, 'data', 'carta.sqlite')} is no store of Carta.\n`);
});

it.each(['invite taberna', 'verify', 'backup kept'])('%s makes no database where there is none', async (line) => {
  const { status, err } = await command(line, { DATA_FOLDER: 'elsewhere' });
  expect(status).toBe(1);
  expect(err).toContain(join(root, 'elsewhere', 'carta.sqlite'));
  expect(await readdir(root)).toEqual([]);
});

it.each(['invite taberna', 'verify', 'backup kept', 'restore kept', 'serve'])(
  '%s says what is wrong with the environment',
  async (line) => {
    const { status, err } = await command(line, { DATABASE_URL: 'mysql://db' });
    expect(status).toBe(1);
    expect(err).toContain('DATABASE_URL must be an address such as postgres://');
  },
);

it('backup names the tools of PostgreSQL', async () => {
  const { status, err } = await command('backup kept', { DATABASE_URL: 'postgres://db.example/carta' });
  expect(status).toBe(1);
  expect(err).toContain('pg_dump --format=custom');
});

describe('backup --folder', () => {
  it('writes one that is named by the time, and removes those that are older, and nothing else', async () => {
    const store = await openStore({ file: join(root, 'data', 'carta.sqlite') });
    onTestFinished(store.close);
    const folder = join(root, 'backups');
    await mkdir(folder);
    const others = [
      'carta-20261115T200000Z.sqlite',
      'carta-20261115T195959Z.dump',
      'carta-20261115T195958Z.sqlite.unfinished-4711',
      'carta-before.sqlite',
    ];
    for (const name of others) await writeFile(join(folder, name), '');
    expect(await command('backup --folder backups --keep 7')).toMatchObject({
      status: 0,
      out: expect.stringContaining('carta-20261122T200000Z.sqlite is written, older ones removed: 2.'),
    });
    expect((await readdir(folder)).toSorted()).toEqual([
      'carta-20261115T200000Z.sqlite',
      'carta-20261122T200000Z.sqlite',
      'carta-before.sqlite',
    ]);
  });

  it('removes nothing where it cannot write one', async () => {
    const old = 'carta-20200101T000000Z.sqlite';
    await mkdir(join(root, 'backups'));
    await writeFile(join(root, 'backups', old), '');
    expect(await command('backup --folder backups')).toMatchObject({
      status: 1,
      err: expect.stringContaining('carta.sqlite'),
    });
    expect(await readdir(join(root, 'backups'))).toEqual([old]);
  });

  it('has pg_dump write it, and shows nobody the password', async () => {
    const program = join(root, 'pg_dump');
    const path = process.env['PATH'];
    onTestFinished(() => void (process.env['PATH'] = path));
    process.env['PATH'] = `${root}:${path}`;
    const line = 'backup --folder backups';
    const environment = { DATABASE_URL: 'postgres://carta:secret%20word@db.example:5432/carta' };
    await writeFile(
      program,
      '#!/bin/sh\nmode=$(ls -l "${2#--file=}" | cut -c1-10)\necho "$mode" "$PGPASSWORD" "$1" "$3" > "${2#--file=}"\n',
      { mode: 0o755 },
    );
    expect((await command(line, environment)).status).toBe(0);
    expect(await readFile(join(root, 'backups', 'carta-20261122T200000Z.dump'), 'utf8')).toBe(
      '-rw------- secret word --format=custom --dbname=postgres://carta@db.example:5432/carta\n',
    );
    // PostgreSQL's driver takes a sign that is not encoded, and a password in the query.
    for (const url of [
      'postgres://carta:p%word@db.example/carta',
      'postgres://carta@db.example/carta?password=p%25word',
      'postgres://carta:p%25word@db.example/carta?sslmode=no-verify',
    ]) {
      const query = url.includes('sslmode') ? '?sslmode=require' : '';
      await rm(join(root, 'backups'), { recursive: true, force: true });
      expect((await command(line, { DATABASE_URL: url })).status).toBe(0);
      expect(await readFile(join(root, 'backups', 'carta-20261122T200000Z.dump'), 'utf8')).toBe(
        `-rw------- p%word --format=custom --dbname=postgres://carta@db.example/carta${query}\n`,
      );
    }
    await writeFile(program, '#!/bin/sh\necho half > "${2#--file=}"; exit 1\n');
    expect(await command(line, environment)).toMatchObject({
      status: 1,
      err: expect.stringContaining('pg_dump failed'),
    });
    expect(await readdir(join(root, 'backups'))).toEqual(['carta-20261122T200000Z.dump']);
    process.env['PATH'] = '';
    expect((await command(line, environment)).err).toContain('apt install postgresql-client');
  });

  it('is told once where to write, and for how long', async () => {
    for (const line of ['backup', 'backup kept --folder backups', 'backup --folder backups --keep 0']) {
      expect((await command(line)).status).toBe(2);
    }
  });
});

it('.env is read by commands, and what is set already holds; who may not read it is told', () => {
  const read = new URL('../../../server/operator/io.ts', import.meta.url).href;
  const file = join(root, '.env');
  const say = (environment: Record<string, string>) => {
    const program = `import { readEnvFile } from '${read}'; readEnvFile('${file}'); console.log(process.env.PORT, process.env.HOST)`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: environment,
    });
    return stdout.trim() || stderr;
  };
  expect(say({})).toBe('undefined undefined');
  writeFileSync(file, 'PORT=4100\nHOST=127.0.0.1\n');
  expect(say({ PORT: '5000' })).toBe('5000 127.0.0.1');
  rmSync(file);
  mkdirSync(file);
  expect(say({})).toContain(`${file} cannot be read by this user, and it names the store.`);
});

it('serve refuses to run with anything of the emulator in production', async () => {
  const { status, err } = await command('serve', { NODE_ENV: 'production', AUTH_EMULATOR: '127.0.0.1:9099' });
  expect(status).toBe(1);
  expect(err).toContain('AUTH_EMULATOR must not be set in production');
});

it('all commands explain themselves', async () => {
  const { status, out } = await command('--help');
  expect(status).toBe(0);
  for (const name of ['serve', 'invite', 'verify', 'backup', 'restore', 'hosting', 'install-service']) {
    expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect((await command(`${name} --help`)).out).toContain(`npm run server -- ${name}`);
  }
});

it('the help says what may be done while a server runs', async () => {
  const { out } = await command('--help');
  expect(out).toMatch(/^The operator's commands\.$/m);
  expect(out).toMatch(/All commands but restore may be used while a server runs\./);
  expect(out).toMatch(/verify +compare every card, and the news of every bar/);
});

it('there are no other commands', async () => {
  expect(await command('stamp')).toMatchObject({ status: 2, err: "error: unknown command 'stamp'\n" });
});
