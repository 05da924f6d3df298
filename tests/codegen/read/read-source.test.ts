import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menuFile, readSource } from '../../../codegen/read/read-source.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { systemError, withFiles } from '../support/with-files.ts';

const read = (root: string) => readSource(menuFile(join(root, 'menus'), 'menus', 'bar.yaml'));
const problem = (code: string, message: string, hint: string, line = 1, column = 1) => ({
  problem: {
    file: 'menus/bar.yaml',
    line,
    column,
    severity: 'error',
    code,
    message,
    hint,
    es: { message: expect.any(String), hint: expect.any(String) },
  },
});

test.each([
  ['venue: Bar\r\n', 'venue: Bar\r\n'],
  ['', ''],
  ['\uFEFFvenue: Bar\n', 'venue: Bar\n'],
])('a file is read as it is, but for a byte order mark: %j', (written, text) => {
  expect(read(temporaryFolder({ 'menus/bar.yaml': written }))).toEqual({ text });
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

test.each([
  ['../secret.yaml', 'This is a link to a file outside of the menus folder.', 'copy the file here instead'],
  ['nowhere.yaml', 'This is a link that leads nowhere.', 'remove it'],
  ['bar.yaml', 'This is a link that leads to itself.', 'remove it'],
])('a link to %s is not', (target, message, hint) => {
  const root = temporaryFolder({ 'secret.yaml': 'venue: Secret\n' });
  mkdirSync(join(root, 'menus'));
  symlinkSync(target, join(root, 'menus/bar.yaml'));
  expect(read(root)).toEqual(problem('bad-file-name', message, hint));
});

test('1 MiB is read, one byte more is too large', () => {
  const root = temporaryFolder({ 'menus/bar.yaml': '#'.repeat(1_048_576) });
  expect(read(root)).toEqual({ text: '#'.repeat(1_048_576) });
  writeFileSync(join(root, 'menus/bar.yaml'), '#'.repeat(1_048_577));
  const message = 'The file has 1048577 bytes; a menu may have 1048576.';
  expect(read(root)).toEqual(problem('too-large', message, 'a menu of this size cannot be read on a phone'));
});

test('what is not UTF-8 is reported where it begins', () => {
  const root = temporaryFolder({ 'menus/foo.yaml': '' });
  writeFileSync(join(root, 'menus/bar.yaml'), Buffer.from('venue: Bar\nsubtitle: Jam\xF3n\n', 'latin1'));
  expect(read(root)).toEqual(
    problem('yaml-syntax', 'From here on this is not text in UTF-8.', 'save the file with the encoding UTF-8', 2, 14),
  );
});

// Tests may run as root, who may read everything.
test.each([
  ['EACCES', 'There is no permission to read the file.', 'allow it with "chmod a+r"'],
  ['EIO', 'The file cannot be read: EIO: i/o error.', ''],
])('a file that the system does not give is reported: %s', async (code, message, hint) => {
  const root = temporaryFolder({ 'menus/bar.yaml': '' });
  const readFileSync = (): never => {
    throw systemError(code);
  };
  expect(await withFiles({ readFileSync }, () => read(root))).toEqual(problem('bad-file-name', message, hint));
});
