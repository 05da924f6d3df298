import type * as FileSystem from 'node:fs';
import { expect, test, vi } from 'vitest';
import { menuFile } from '../../../codegen/read/menus-folder.ts';
import { readSource } from '../../../codegen/read/read-source.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Tests may run as root, who may read everything. */
const code = vi.hoisted(() => ({ current: 'EACCES' }));
vi.mock('node:fs', async (importActual) => ({
  ...(await importActual<typeof FileSystem>()),
  readFileSync: () => {
    throw Object.assign(new Error(`${code.current}: i/o error, read`), { code: code.current });
  },
}));

test.each([
  ['EACCES', 'The file may not be read.', 'allow it with "chmod a+r"'],
  ['EIO', 'The file cannot be read: EIO: i/o error.', ''],
])('%s becomes a diagnostic', (name, message, hint) => {
  code.current = name;
  const root = temporaryFolder({ 'bar.yaml': '' });
  expect(readSource(menuFile(root, 'menus', 'bar.yaml'))).toEqual({
    problem: { file: 'menus/bar.yaml', line: 1, column: 1, severity: 'error', code: 'bad-file-name', message, hint },
  });
});
