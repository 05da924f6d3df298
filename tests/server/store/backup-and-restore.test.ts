import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupStore } from '../../../server/store/backup-store.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { restoreStore } from '../../../server/store/restore-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { withStore } from '../../../server/store/open-store.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { createWorld, type World } from './contract/world.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

let folder: string;
let file: string;
let backup: string;
let store: Store;
let world: World;

/** A store with a card that has one stamp, and a dish that is sold out. */
beforeEach(async () => {
  folder = ownFolder();
  file = join(folder, 'carta.sqlite');
  backup = join(folder, 'backup.sqlite');
  store = await openStore({ file });
  world = await createWorld(store);
  await world.claim();
  await world.visit();
  await world.news({ do: 'mark', dishID: 'croquetas', until: 'day' });
});

afterEach(() => store.close());

function stampsIn(path: string): unknown {
  const database = new DatabaseSync(path);
  try {
    return database.prepare('select stamps from cards').get()?.['stamps'];
  } finally {
    database.close();
  }
}

describe('a backup', () => {
  it('is made while the server works, and holds what was acknowledged before', async () => {
    const [scan] = await Promise.all([world.visit(), backupStore({ file }, join(folder, 'early.sqlite'))]);
    expect(scan).toMatchObject({ outcome: 'stamped' });
    await backupStore({ file }, backup);
    await world.visit();
    expect(stampsIn(backup)).toBe(2);
    expect(await withStore({ file: backup }, (opened) => opened.verify())).toEqual({ cards: 1, bars: 1, faults: [] });
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    await backupStore({ file }, backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
  });

  it('says when it cannot be made: over another file, of nothing, or where it cannot be written', async () => {
    writeFileSync(backup, 'precious');
    await expect(backupStore({ file }, backup)).rejects.toThrow(`${backup} exists already. Give a new name.`);
    await expect(backupStore({ file }, file)).rejects.toThrow('exists already');
    expect(readFileSync(backup, 'utf8')).toBe('precious');
    const missing = join(folder, 'missing.sqlite');
    await expect(backupStore({ file: missing }, join(folder, 'new'))).rejects.toThrow(`${missing} does not exist`);
    expect(existsSync(missing)).toBe(false);
    await expect(backupStore({ file }, join(folder, 'no', 'folder', 'backup'))).rejects.toThrow('ENOENT');
    const damaged = join(folder, 'damaged.sqlite');
    writeFileSync(damaged, 'Hello'.repeat(1_000));
    const nowhere = join(folder, 'nowhere');
    await expect(backupStore({ file: damaged }, nowhere)).rejects.toThrow(
      `${damaged} cannot be copied to ${nowhere}: file is not a database`,
    );
    expect(existsSync(nowhere)).toBe(false);
  });

  it('of PostgreSQL is made by its own tools', async () => {
    const location = { databaseUrl: 'postgres://example.com/carta', file: '' };
    await expect(backupStore(location, 'carta.dump')).rejects.toThrow(
      'pg_dump --format=custom --file=carta.dump "$DATABASE_URL"',
    );
    await expect(restoreStore(location, 'carta.dump', NOW)).rejects.toThrow(
      'pg_restore --clean --if-exists --dbname="$DATABASE_URL" carta.dump',
    );
  });
});

describe('a restore', () => {
  beforeEach(() => backupStore({ file }, backup));

  it('brings the store of the backup back, and keeps the one that was there', async () => {
    await world.visit();
    await store.close();
    const before = await restoreStore({ file }, backup, NOW);
    expect(before).toBe(`${file}.before-restore-20260310T120000Z`);
    expect(stampsIn(file)).toBe(1);
    expect(stampsIn(before ?? '')).toBe(2);
    expect(stampsIn(backup)).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual([
      'backup.sqlite',
      'carta.sqlite',
      'carta.sqlite.before-restore-20260310T120000Z',
    ]);
  });

  it.runIf(process.getuid?.() === 0)(
    'by root gives the store to whom its folder belongs, and to nobody else',
    async () => {
      const elsewhere = join(folder, 'service');
      mkdirSync(elsewhere);
      chownSync(elsewhere, 4_321, 1_234);
      chmodSync(backup, 0o644);
      await restoreStore({ file: join(elsewhere, 'carta.sqlite') }, backup, NOW);
      const { uid, gid, mode } = statSync(join(elsewhere, 'carta.sqlite'));
      expect([uid, gid, mode & 0o777]).toEqual([4_321, 1_234, 0o600]);
    },
  );

  it('makes a store where there is none', async () => {
    const elsewhere = join(folder, 'new', 'carta.sqlite');
    expect(await restoreStore({ file: elsewhere }, backup, NOW)).toBeUndefined();
    expect(stampsIn(elsewhere)).toBe(1);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  it('refuses while a server has the store open', async () => {
    await world.visit();
    await expect(restoreStore({ file }, backup, NOW)).rejects.toThrow(`${file} is in use. Stop the server first.`);
    expect(await world.visit()).toMatchObject({ outcome: 'stamped', card: { nStamps: 3 } });
  });

  it('takes what a killed server left in its log with it', async () => {
    await world.visit();
    const killed = join(folder, 'killed.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${killed}${suffix}`);
    const before = await restoreStore({ file: killed }, backup, NOW);
    expect(stampsIn(before ?? '')).toBe(2);
    expect(stampsIn(killed)).toBe(1);
  });

  it('restores over a file that is damaged beyond opening', async () => {
    await store.close();
    writeFileSync(file, 'no database at all'.repeat(100));
    expect(await restoreStore({ file }, backup, NOW)).toMatch(/before-restore/);
    expect(stampsIn(file)).toBe(1);
  });

  it('refuses a backup that cannot be one, and changes nothing', async () => {
    await store.close();
    const before = readFileSync(file);
    const whole = readFileSync(backup);
    const edit = (sql: string): void => {
      const database = new DatabaseSync(backup);
      database.exec(sql);
      database.close();
    };
    const spoilt: [() => void, string][] = [
      [() => writeFileSync(backup, 'Hello'.repeat(1_000)), 'is damaged or no store of Carta'],
      [() => writeFileSync(backup, ''), 'is no store of Carta.'],
      [() => truncateSync(backup, 20_480), 'is damaged'],
      [() => edit('pragma user_version = 99'), 'was written by a newer version of Carta.'],
      [() => edit('pragma application_id = 7'), 'is no store of Carta.'],
      [() => rmSync(backup), 'does not exist.'],
    ];
    for (const [spoil, message] of spoilt) {
      writeFileSync(backup, whole);
      spoil();
      await expect(restoreStore({ file }, backup, NOW)).rejects.toThrow(`${backup} ${message}`);
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(readdirSync(folder).filter((name) => name.startsWith('carta.sqlite'))).toEqual(['carta.sqlite']);
    }
  });
});
