import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsRecovery, recover } from '../../../codegen/output/neighbours.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

test('a former output whose place is empty goes back to it', () => {
  const folder = temporaryFolder({ 'out.old-17/a.ts': 'a', 'out.next-17/a.ts': 'new' });
  expect(needsRecovery(join(folder, 'out'))).toBe(true);
  recover(join(folder, 'out'));
  expect(readFiles(folder)).toEqual({ 'out/a.ts': 'a' });
});

test('what a killed build left is removed, and nothing else', () => {
  const folder = temporaryFolder({
    'out/a.ts': 'a',
    'out.old-17/a.ts': 'older',
    'out.next-18/a.ts': 'new',
    'out.next-notes/mine.txt': 'mine',
    'outing.next-17/mine.txt': 'mine',
  });
  expect(needsRecovery(join(folder, 'out'))).toBe(false);
  recover(join(folder, 'out'));
  expect(readFiles(folder)).toEqual({
    'out/a.ts': 'a',
    'out.next-notes/mine.txt': 'mine',
    'outing.next-17/mine.txt': 'mine',
  });
});

test('nothing is done where nothing was left', () => {
  const folder = temporaryFolder();
  recover(join(folder, 'out'));
  expect(readFiles(folder)).toEqual({});
});
