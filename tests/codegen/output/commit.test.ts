import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commit } from '../../../codegen/output/commit.ts';
import { createStage } from '../../../codegen/output/stage.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

/** Builds `next` over `files` as they stand, and gives what the folder around the output then holds. */
function build(files: Record<string, string>, next: Record<string, string>) {
  const folder = temporaryFolder(files);
  const out = join(folder, 'out');
  const staging = join(folder, 'staging');
  const stage = createStage(out, staging);
  const staged = Object.entries(next).map(([path, content]) => stage({ path, content }));
  return { folder, out, changes: commit(out, staging, staged) };
}

test('a first build makes the folder', () => {
  const { folder, changes } = build({}, { 'routes.ts': 'a', 'venues/bar/menu.ts': 'b' });
  expect(changes).toEqual({ written: ['routes.ts', 'venues/bar/menu.ts'], removed: [] });
  expect(readFiles(folder)).toEqual({ 'out/routes.ts': 'a', 'out/venues/bar/menu.ts': 'b' });
});

test('what differs is written, what is left over is removed, what is the same stays the same file', () => {
  const before = { 'out/same.ts': 'a', 'out/old.ts': 'b', 'out/venues/gone/menu.ts': 'c' };
  const folder = temporaryFolder(before);
  const out = join(folder, 'out');
  const inode = statSync(join(out, 'same.ts')).ino;
  const stage = createStage(out, join(folder, 'staging'));
  const files = [stage({ path: 'same.ts', content: 'a' }), stage({ path: 'old.ts', content: 'new' })];
  expect(commit(out, join(folder, 'staging'), files)).toEqual({
    written: ['old.ts'],
    removed: ['venues/gone/menu.ts'],
  });
  expect(readFiles(folder)).toEqual({ 'out/same.ts': 'a', 'out/old.ts': 'new' });
  expect(statSync(join(out, 'same.ts')).ino).toBe(inode);
});

test('where nothing differs, nothing is touched', () => {
  const folder = temporaryFolder({ 'out/same.ts': 'a' });
  const out = join(folder, 'out');
  const inode = statSync(out).ino;
  const staged = [createStage(out, join(folder, 'staging'))({ path: 'same.ts', content: 'a' })];
  expect(commit(out, join(folder, 'staging'), staged)).toEqual({ written: [], removed: [] });
  expect(statSync(out).ino).toBe(inode);
});

test('hidden files of other tools stay', () => {
  const { folder } = build({ 'out/.gitattributes': '*', 'out/.cache/x': 'y', 'out/a.ts': 'a' }, { 'a.ts': 'b' });
  expect(readFileSync(join(folder, 'out/.gitattributes'), 'utf8')).toBe('*');
  expect(readFileSync(join(folder, 'out/.cache/x'), 'utf8')).toBe('y');
});

test('a linked file that changes is not changed through its link', () => {
  const folder = temporaryFolder({ 'out/a.ts': 'a' });
  linkSync(join(folder, 'out/a.ts'), join(folder, 'elsewhere.ts'));
  const stage = createStage(join(folder, 'out'), join(folder, 'staging'));
  commit(join(folder, 'out'), join(folder, 'staging'), [stage({ path: 'a.ts', content: 'b' })]);
  expect(readFileSync(join(folder, 'elsewhere.ts'), 'utf8')).toBe('a');
});

test('a file where a folder must be is an error that says so', () => {
  const folder = temporaryFolder({ staging: 'a file' });
  const stage = createStage(join(folder, 'out'), join(folder, 'staging'));
  expect(() => stage({ path: 'venues/bar/menu.ts', content: 'a' })).toThrow(/^cannot write venues\/bar\/menu.ts: /);
});

test('a build that fails at the end leaves the output as it was', () => {
  const folder = temporaryFolder({ 'out/a.ts': 'a', 'out/b.ts': 'b' });
  const out = join(folder, 'out');
  const stage = createStage(out, join(folder, 'staging'));
  const staged = [stage({ path: 'a.ts', content: 'new' }), stage({ path: 'b.ts', content: 'b' })];
  // The unchanged file cannot be linked there: something stands in its place.
  mkdirSync(join(folder, 'staging/b.ts'));
  writeFileSync(join(folder, 'staging/b.ts/x'), '');
  expect(() => commit(out, join(folder, 'staging'), staged)).toThrow(/^cannot write /);
  expect(readFiles(out)).toEqual({ 'a.ts': 'a', 'b.ts': 'b' });
});
