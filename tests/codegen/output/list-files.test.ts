import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../codegen/output/list-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('links to folders are listed and not followed', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'out/venues'), { recursive: true });
  mkdirSync(join(root, 'other'));
  writeFileSync(join(root, 'other/menu.ts'), '');
  writeFileSync(join(root, 'out/venues/bar.ts'), '');
  writeFileSync(join(root, 'out/.carta'), '');
  symlinkSync(join(root, 'other'), join(root, 'out/other'));
  symlinkSync(join(root, 'out'), join(root, 'out/venues/loop'));
  expect(listFiles(join(root, 'out'))).toEqual({
    files: ['other', 'venues/bar.ts', 'venues/loop'],
    hidden: ['.carta'],
  });
});
