import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const MASAI = BAR.replace('Bar', 'Masai');

test('a first build writes, a second one says that there is nothing to write', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  const { status, out, err } = await runCommand(root, 'build');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toBe(`generated: ${Object.keys(readFiles(join(root, 'generated'))).length} files written.\n`);
  const { ino, mtimeMs } = statSync(join(root, 'generated/venues/bar/menu.ts'));
  expect(await runCommand(root, 'build')).toEqual({
    status: 0,
    out: 'generated is up to date: nothing was written.\n',
    err: '',
  });
  expect(statSync(join(root, 'generated/venues/bar/menu.ts'))).toMatchObject({ ino, mtimeMs });
});

test('a venue that is gone takes its files along', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  await runCommand(root, 'build');
  rmSync(join(root, 'menus/masai.yaml'));
  expect(await runCommand(root, 'build')).toMatchObject({ out: 'generated: 2 files written, 4 removed.\n' });
  expect(existsSync(join(root, 'generated/venues/masai'))).toBe(false);
});

test('while one menu has an error, nothing is written for any', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  await runCommand(root, 'build');
  const before = readFiles(join(root, 'generated'));
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3'), 'menus/masai.yaml': MASAI.replace('2', '2.555') });
  const { status, out, err } = await runCommand(root, 'build');
  expect({ status, out }).toEqual({ status: 1, out: 'Nothing was written.\n' });
  expect(err).toMatch(/^menus\/masai.yaml:5:14: error bad-price: /);
  expect(readFiles(join(root, 'generated'))).toEqual(before);
  expect(Object.keys(readFiles(root)).filter((path) => !/^(menus|generated)\//.test(path))).toEqual([]);
});

test('who says so has the right venues written while others are wrong, which keep their last good pages', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  await runCommand(root, 'build');
  const before = readFiles(join(root, 'generated'));
  writeFiles(root, {
    'menus/bar.yaml': BAR.replace('2', '3'),
    'menus/masai.yaml': MASAI.replace('2', '2.555'),
    'menus/nuevo.yaml': BAR.replace('2', '9..5'),
  });
  const { status, out, err } = await runCommand(root, 'build', '--keep-going');
  expect({ status, out }).toEqual({ status: 0, out: 'generated: 1 file written.\n' });
  expect(err).toContain('masai has errors and KEEPS ITS LAST GOOD PAGE\n');
  expect(err).toContain('nuevo has errors and HAS NO PAGE: it never had a good one\n');
  expect(err).toContain('2 errors, 0 warnings\n');
  const after = readFiles(join(root, 'generated'));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed).toEqual(['venues/bar/menu.ts']);
});

test('a partial is wrong for the venues that use it, and for nobody where none does', async () => {
  const partial = 'sections:\n  - section: Vinos\n    items:\n      - Tinto: 3\n';
  const root = temporaryFolder({
    'menus/bar.yaml': BAR,
    'menus/masai.yaml': `${MASAI}  - use: vinos\n`,
    'menus/_shared/vinos.yaml': partial,
    'menus/_shared/nadie.yaml': partial,
  });
  await runCommand(root, 'build');
  writeFiles(root, {
    'menus/bar.yaml': BAR.replace('2', '3'),
    'menus/_shared/nadie.yaml': partial.replace('3', '9..5'),
  });
  expect(await runCommand(root, 'build')).toMatchObject({ status: 1 });
  const unused = await runCommand(root, 'build', '--keep-going');
  expect(unused).toMatchObject({ status: 0, out: 'generated: 1 file written.\n' });
  expect(unused.err).not.toContain('PAGE');
  writeFiles(root, { 'menus/bar.yaml': BAR, 'menus/_shared/vinos.yaml': partial.replace('3', '9..5') });
  const used = await runCommand(root, 'build', '--keep-going', '--lang', 'es');
  expect(used).toMatchObject({ status: 0, out: 'generated: archivos escritos: 1.\n' });
  expect(used.err).toContain('masai tiene errores y SIGUE CON SU ÚLTIMA PÁGINA BUENA\n');
});

test('a venue that is taken away is gone, whatever is wrong beside it', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI, 'menus/otro.yaml': MASAI });
  await runCommand(root, 'build');
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '9..5') });
  rmSync(join(root, 'menus/otro.yaml'));
  expect(await runCommand(root, 'build', '--keep-going')).toMatchObject({ status: 0 });
  expect(Object.keys(readFiles(join(root, 'generated/venues'))).map((path) => path.split('/')[0])).toEqual(
    expect.arrayContaining(['bar', 'masai']),
  );
  expect(existsSync(join(root, 'generated/venues/otro'))).toBe(false);
});

test('what concerns all venues stops it all the same', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': `barID: bar\n${MASAI}` });
  expect(await runCommand(root, 'build', '--keep-going')).toMatchObject({ status: 1, out: 'Nothing was written.\n' });
});

test('a warning stops a strict build only', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR.replace('venue: Bar', 'venue: Bar\nlanguages: es en') });
  expect(await runCommand(root, 'build', '--strict')).toMatchObject({ status: 1, out: 'Nothing was written.\n' });
  expect(existsSync(join(root, 'generated'))).toBe(false);
  expect(await runCommand(root, 'build')).toMatchObject({ status: 0 });
});

test('as JSON, the diagnostics and the paths of what changed are printed', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  await runCommand(root, 'build');
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3'), 'generated/venues/old/route.tsx': '' });
  const { out } = await runCommand(root, 'build', '--format', 'json');
  expect(JSON.parse(out)).toEqual({
    diagnostics: [],
    written: ['venues/bar/menu.ts'],
    removed: ['venues/old/route.tsx'],
  });
});

test('the output is the same bytes wherever, in whatever order and from whatever line ends it is made', async () => {
  const one = temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  const other = temporaryFolder({ 'a/b/masai.yaml': MASAI, 'a/b/bar.yaml': `\uFEFF${BAR.replaceAll('\n', '\r\n')}` });
  await runCommand(one, 'build');
  await runCommand(other, 'build', '--menus', 'a/b', '--out', 'x/y');
  expect(readFiles(join(one, 'generated'))).toEqual(readFiles(join(other, 'x/y')));
});

test('two builds at once leave one whole output', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  const results = await Promise.all([runCommand(root, 'build'), runCommand(root, 'build')]);
  expect(results.map(({ status }) => status)).toEqual([0, 0]);
  expect(results.map(({ out }) => out).toSorted()).toEqual([
    'generated is up to date: nothing was written.\n',
    expect.stringMatching(/^generated: \d+ files written\.\n$/),
  ]);
  expect(await runCommand(root, 'check')).toMatchObject({ status: 0 });
});

test('a folder with the files of someone else is left alone', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'docs/thesis.txt': 'mine' });
  expect(await runCommand(root, 'build', '--out', 'docs')).toEqual({
    status: 2,
    out: '',
    err: 'carta: docs holds what carta did not write; choose a new or empty folder with --out\n',
  });
  expect(readFiles(root)).toEqual({ 'menus/bar.yaml': BAR, 'docs/thesis.txt': 'mine' });
});

test('a place that cannot be written to is an error in words', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, file: '' });
  expect(await runCommand(root, 'build', '--out', 'file/generated')).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringMatching(/^carta: cannot write .*\/file: a file stands where a folder must be\n$/),
  });
});

const claim = (name: string): string => BAR.replace('Bar', `${name}\nbarID: bar`);

test.each([
  ['claims the name of another file', { 'menus/bar.yaml': BAR, 'menus/abc.yaml': claim('Abc') }, 'abc'],
  ['is the later of two that claim it', { 'menus/abc.yaml': claim('Abc'), 'menus/def.yaml': claim('Def') }, 'def'],
])('of two venues of one barID, the one is at fault that %s', async (_, files, name) => {
  const { out } = await runCommand(temporaryFolder(files), 'check', '--format', 'json');
  expect(JSON.parse(out).diagnostics).toMatchObject([
    { file: `menus/${name}.yaml`, line: 2, column: 8, code: 'duplicate-route' },
  ]);
});
