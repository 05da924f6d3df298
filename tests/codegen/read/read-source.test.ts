import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menuFile } from '../../../codegen/read/menus-folder.ts';
import { readSource } from '../../../codegen/read/read-source.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const read = (root: string, name = 'bar.yaml') => readSource(menuFile(join(root, 'menus'), 'menus', name));
const problem = (code: string, message: string, hint: string, line = 1, column = 1) => ({
  problem: { file: 'menus/bar.yaml', line, column, severity: 'error', code, message, hint },
});

test('a file is read as it is', () => {
  expect(read(temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\r\n' }))).toEqual({ text: 'venue: Bar\r\n' });
  expect(read(temporaryFolder({ 'menus/bar.yaml': '' }))).toEqual({ text: '' });
});

test('a byte order mark is dropped', () => {
  expect(read(temporaryFolder({ 'menus/bar.yaml': '\uFEFFvenue: Bar\n' }))).toEqual({ text: 'venue: Bar\n' });
});

test('a folder is not a file', () => {
  expect(read(temporaryFolder({ 'menus/bar.yaml/x': '' }))).toEqual(
    problem('bad-file-name', 'This is a folder, not a file.', 'remove it, or give it a name without ".yaml"'),
  );
});

test('a link inside of the folder is followed', () => {
  const root = temporaryFolder({ 'menus/foo.yaml': 'venue: Foo\n' });
  symlinkSync('foo.yaml', join(root, 'menus/bar.yaml'));
  expect(read(root)).toEqual({ text: 'venue: Foo\n' });
});

test('a link out of the folder is not', () => {
  const root = temporaryFolder({ 'secret.yaml': 'venue: Secret\n' });
  mkdirSync(join(root, 'menus'));
  symlinkSync('../secret.yaml', join(root, 'menus/bar.yaml'));
  expect(read(root)).toEqual(
    problem('bad-file-name', 'This is a link to a file outside of the menus folder.', 'copy the file here instead'),
  );
});

test.each([
  ['nowhere.yaml', 'This is a link that leads nowhere.'],
  ['bar.yaml', 'This is a link that leads to itself.'],
])('a link to %s is told from a menu', (target, message) => {
  const root = temporaryFolder({ 'menus/other.yaml': '' });
  symlinkSync(target, join(root, 'menus/bar.yaml'));
  expect(read(root)).toEqual(problem('bad-file-name', message, 'remove it'));
});

test('1 MiB is read, one byte more is too large', () => {
  const root = temporaryFolder({ 'menus/bar.yaml': '#'.repeat(1_048_576) });
  expect(read(root)).toEqual({ text: '#'.repeat(1_048_576) });
  writeFileSync(join(root, 'menus/bar.yaml'), '#'.repeat(1_048_577));
  expect(read(root)).toEqual(
    problem(
      'too-large',
      'The file has 1048577 bytes; a menu may have 1048576.',
      'a menu of this size cannot be read on a phone',
    ),
  );
});

test('what is not UTF-8 is reported where it begins', () => {
  const root = temporaryFolder({ 'menus/foo.yaml': '' });
  writeFileSync(join(root, 'menus/bar.yaml'), Buffer.from('venue: Bar\nsubtitle: Jam\xF3n\n', 'latin1'));
  expect(read(root)).toEqual(
    problem('yaml-syntax', 'From here on this is not text in UTF-8.', 'save the file with the encoding UTF-8', 2, 14),
  );
});
