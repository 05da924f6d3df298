/** Folders that are worth a second thread. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildVenues } from '../../../codegen/build-venues.ts';
import { listMenus } from '../../../codegen/resolve/compile-site.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const names = Array.from({ length: 150 }, (_, index) => `menus/bar-${index}.yaml`);
const MANY = Object.fromEntries(names.map((name) => [name, BAR]));

test('many venues give what each gives alone', async () => {
  const root = temporaryFolder(MANY);
  expect(await runCommand(root, 'build')).toMatchObject({ status: 0, err: '' });
  expect(await runCommand(root, 'check')).toEqual({ status: 0, out: '', err: '' });
  const alone = temporaryFolder({ 'menus/bar-149.yaml': BAR });
  await runCommand(alone, 'build');
  const files = readFiles(join(root, 'generated/venues/bar-149'));
  expect(files).toEqual(readFiles(join(alone, 'generated/venues/bar-149')));
  expect(Object.keys(files)).toHaveLength(4);
});

test('all problems of all files are reported, in order, and nothing is written', async () => {
  const root = temporaryFolder(MANY);
  writeFiles(root, { 'menus/bar-3.yaml': '[', 'menus/bar-140.yaml': BAR.replace('2', '-2') });
  const { status, out } = await runCommand(root, 'check', '--format', 'json');
  expect(status).toBe(1);
  expect(JSON.parse(out).diagnostics.map(({ file, code }: Record<string, string>) => [file, code])).toEqual([
    ['menus/bar-140.yaml', 'bad-price'],
    ['menus/bar-3.yaml', 'yaml-syntax'],
  ]);
  expect(await runCommand(root, 'build')).toMatchObject({ status: 1, out: 'Nothing was written.\n' });
  expect(Object.keys(readFiles(root)).filter((path) => !path.startsWith('menus/'))).toEqual([]);
});

test('a disk that refuses ends all threads', async () => {
  const root = temporaryFolder({ ...MANY, file: '' });
  const menus = join(root, 'menus');
  const job = { root: menus, folder: listMenus(menus, 'menus'), out: join(root, 'generated') };
  await expect(buildVenues({ ...job, staging: join(root, 'file/staging') })).rejects.toThrow(
    'cannot write venues/bar-0/route.tsx: a file stands where a folder must be',
  );
});
