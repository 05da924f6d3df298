import { spawnSync } from 'node:child_process';
import fs, { existsSync, linkSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commit, type Changes } from '../../../codegen/output/commit.ts';
import { withLock } from '../../../codegen/output/lock.ts';
import { needsRecovery, recover, outputFolder } from '../../../codegen/output/output-folder.ts';
import { createStage } from '../../../codegen/output/stage.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';
import { systemError, withFiles } from '../support/with-files.ts';

type Files = Readonly<Record<string, string>>;

/** Builds `next` in a folder as it stands. */
function build(folder: string, next: Files): Changes {
  const [out, staging] = [join(folder, 'out'), join(folder, 'staging')];
  const stage = createStage(out, staging);
  return commit(
    out,
    staging,
    Object.entries(next).map(([path, content]) => stage({ path, content })),
  );
}

const inode = (...path: string[]): number => fs.statSync(join(...path)).ino;

describe('a build', () => {
  test('makes the folder when it is the first', () => {
    const folder = temporaryFolder();
    const changes = build(folder, { 'routes.ts': 'a', 'venues/bar/menu.ts': 'b' });
    expect(changes).toEqual({ written: ['routes.ts', 'venues/bar/menu.ts'], removed: [] });
    expect(readFiles(folder)).toEqual({ 'out/routes.ts': 'a', 'out/venues/bar/menu.ts': 'b' });
  });

  test('writes what differs and removes what is left over; what is the same stays the same file', () => {
    const folder = temporaryFolder({ 'out/same.ts': 'a', 'out/old.ts': 'b', 'out/venues/gone/menu.ts': 'c' });
    const before = inode(folder, 'out/same.ts');
    const changes = build(folder, { 'same.ts': 'a', 'old.ts': 'new' });
    expect(changes).toEqual({ written: ['old.ts'], removed: ['venues/gone/menu.ts'] });
    expect(readFiles(folder)).toEqual({ 'out/same.ts': 'a', 'out/old.ts': 'new' });
    expect(inode(folder, 'out/same.ts')).toBe(before);
  });

  test('touches nothing where nothing differs', () => {
    const folder = temporaryFolder({ 'out/same.ts': 'a' });
    const before = inode(folder, 'out');
    expect(build(folder, { 'same.ts': 'a' })).toEqual({ written: [], removed: [] });
    expect(inode(folder, 'out')).toBe(before);
  });

  // EBUSY and ENOTEMPTY: another program has a file of it open.
  test.each(['EACCES', 'EBUSY', 'ENOTEMPTY'])(
    'is done although the folder before it cannot be removed (%s)',
    async (code) => {
      const folder = temporaryFolder({ 'out/a.ts': 'a', 'out/b.ts': 'b' });
      const rmSync = (): never => {
        throw systemError(code);
      };
      const next = { 'a.ts': 'c', 'b.ts': 'd' };
      await withFiles({ rmSync }, () =>
        expect(build(folder, next)).toEqual({ written: ['a.ts', 'b.ts'], removed: [] }),
      );
      expect(readFiles(join(folder, 'out'))).toEqual(next);
      await withFiles({ rmSync }, () => recover(join(folder, 'out')));
      recover(join(folder, 'out'));
      expect(Object.keys(readFiles(folder)).toSorted()).toEqual(['out/a.ts', 'out/b.ts']);
    },
  );

  test('leaves hidden files of other tools', () => {
    const folder = temporaryFolder({ 'out/.gitattributes': '*', 'out/.cache/x': 'y', 'out/a.ts': 'a' });
    build(folder, { 'a.ts': 'b' });
    expect(fs.readFileSync(join(folder, 'out/.gitattributes'), 'utf8')).toBe('*');
    expect(fs.readFileSync(join(folder, 'out/.cache/x'), 'utf8')).toBe('y');
  });

  test('changes no file through another link to it', () => {
    const folder = temporaryFolder({ 'out/a.ts': 'a' });
    linkSync(join(folder, 'out/a.ts'), join(folder, 'elsewhere.ts'));
    build(folder, { 'a.ts': 'b' });
    expect(readFiles(folder)).toEqual({ 'out/a.ts': 'b', 'elsewhere.ts': 'a' });
  });

  test('says so where a file stands in the place of a folder', () => {
    const folder = temporaryFolder({ staging: 'a file' });
    expect(() => build(folder, { 'venues/bar/menu.ts': 'a' })).toThrow(/^cannot write venues\/bar\/menu.ts: /);
  });

  test('that fails at the end leaves the output as it was', () => {
    // The unchanged file cannot be linked there: something stands in its place.
    const folder = temporaryFolder({ 'out/a.ts': 'a', 'out/b.ts': 'b', 'staging/b.ts/x': '' });
    expect(() => build(folder, { 'a.ts': 'new', 'b.ts': 'b', 'c.ts': 'new' })).toThrow(/^cannot write /);
    expect(readFiles(join(folder, 'out'))).toEqual({ 'a.ts': 'a', 'b.ts': 'b' });
  });

  test('brings a folder that cannot be renamed, such as a mount point, up to date file by file', async () => {
    const folder = temporaryFolder({ 'out/a.ts': 'a', 'out/same.ts': 's', 'out/venues/gone/menu.ts': 'c' });
    const { renameSync } = fs;
    const refusing: typeof renameSync = (from, to) => {
      if (from === join(folder, 'out')) throw systemError('EBUSY');
      renameSync(from, to);
    };
    const files = { 'a.ts': 'new', 'same.ts': 's', 'venues/bar/menu.ts': 'b' };
    expect(await withFiles({ renameSync: refusing }, () => build(folder, files))).toEqual({
      written: ['a.ts', 'venues/bar/menu.ts'],
      removed: ['venues/gone/menu.ts'],
    });
    expect(readFiles(join(folder, 'out'))).toEqual(files);
  });
});

describe('after a build that was killed', () => {
  test.each<[what: string, before: Files, isNeeded: boolean, after: Files]>([
    [
      'a former output whose place is empty goes back to it',
      { 'out.old-17/a.ts': 'a', 'out.next-17/a.ts': 'new' },
      true,
      { 'out/a.ts': 'a' },
    ],
    [
      'what it left is removed, and nothing else',
      {
        'out/a.ts': 'a',
        'out.old-17/a.ts': 'older',
        'out.next-18/a.ts': 'new',
        'out.next-notes/mine.txt': 'mine',
        'outing.next-17/mine.txt': 'mine',
      },
      false,
      { 'out/a.ts': 'a', 'out.next-notes/mine.txt': 'mine', 'outing.next-17/mine.txt': 'mine' },
    ],
    ['nothing is done where nothing was left', {}, false, {}],
  ])('%s', (_, before, isNeeded, after) => {
    const folder = temporaryFolder(before);
    expect(needsRecovery(join(folder, 'out'))).toBe(isNeeded);
    recover(join(folder, 'out'));
    expect(readFiles(folder)).toEqual(after);
  });
});

describe('the folder of a lock', () => {
  test('has two tasks one after the other', async () => {
    const out = join(temporaryFolder(), 'out');
    const events: string[] = [];
    const { promise: twoHasTried, resolve } = Promise.withResolvers<void>();
    const { writeFileSync } = fs;
    const refused: typeof writeFileSync = (...given) => {
      try {
        writeFileSync(...given);
      } catch (error) {
        resolve();
        throw error;
      }
    };
    const one = async (): Promise<void> => {
      events.push('one begins');
      await twoHasTried;
      events.push('one ends');
    };
    const two = (): number => events.push('two begins');
    await withFiles({ writeFileSync: refused }, () => Promise.all([withLock(out, one), withLock(out, two)]));
    expect(events).toEqual(['one begins', 'one ends', 'two begins']);
    expect(existsSync(`${out}.lock`)).toBe(false);
  });

  test('is free where the process that held it is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const folder = temporaryFolder({ 'out.lock': String(pid) });
    await expect(withLock(join(folder, 'out'), () => 'done')).resolves.toBe('done');
  });

  test('is free a second after its maker was killed before it wrote its name', async () => {
    const folder = temporaryFolder({ 'out.lock': '' });
    const then = new Date(Date.now() - 2000);
    utimesSync(join(folder, 'out.lock'), then, then);
    await expect(withLock(join(folder, 'out'), () => 'done')).resolves.toBe('done');
  });

  test('is free after a task that failed', async () => {
    const out = join(temporaryFolder(), 'out');
    await expect(withLock(out, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(`${out}.lock`)).toBe(false);
  });
});

describe('the folder for the output', () => {
  const folderOf = (root: string, out: string): string => outputFolder(join(root, out), out, join(root, 'menus'));
  const MENUS = { 'menus/bar.yaml': '' };

  test.each<[string, Files]>([
    ['one that is not there', {}],
    ['one that carta has written', { 'out/README.md': '# Generated by carta\n', 'out/a.ts': '' }],
    ['one whose README was lost', { 'out/routes.tsx': '// Generated by carta from menus/*.yaml.', 'out/a.ts': '' }],
    ['one that holds hidden files only', { 'out/.gitkeep': '' }],
  ])('can be %s', (_, files) => {
    const root = temporaryFolder({ ...MENUS, ...files });
    expect(folderOf(root, 'out')).toBe(join(root, 'out'));
  });

  test.each<[string, Files, out: string, message: string]>([
    [
      "a folder with someone's files",
      { 'out/thesis.txt': '', 'out/README.md': '# My thesis\n' },
      'out',
      'did not write',
    ],
    ['a file', { out: '' }, 'out', 'did not write'],
    ['that of the menus', {}, 'menus', 'menus holds the menus'],
    ['one around it', { 'README.md': '# Generated by carta\n' }, '.', '. holds the menus'],
  ])('cannot be %s', (_, files, out, message) => {
    expect(() => folderOf(temporaryFolder({ ...MENUS, ...files }), out)).toThrow(message);
  });

  test('may be a link, which stands for the folder it leads to', () => {
    const root = temporaryFolder({ ...MENUS, 'real/README.md': '# Generated by carta\n' });
    symlinkSync(join(root, 'real'), join(root, 'out'));
    expect(folderOf(root, 'out')).toBe(join(root, 'real'));
  });
});
