import type * as FileSystem from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { commit } from '../../../codegen/output/commit.ts';
import { createStage } from '../../../codegen/output/stage.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

/** A folder that is a mount point cannot be renamed; files in it can. */
vi.mock('node:fs', async (importActual) => {
  const fs = await importActual<typeof FileSystem>();
  const renameSync = (from: string, to: string): void => {
    if (from.endsWith('/out')) throw Object.assign(new Error('resource busy'), { code: 'EBUSY' });
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

test('a folder that cannot be renamed is brought up to date file by file', () => {
  const folder = temporaryFolder({ 'out/a.ts': 'a', 'out/same.ts': 's', 'out/venues/gone/menu.ts': 'c' });
  const out = join(folder, 'out');
  const stage = createStage(out, join(folder, 'staging'));
  const files = { 'a.ts': 'new', 'same.ts': 's', 'venues/bar/menu.ts': 'b' };
  const changes = commit(
    out,
    join(folder, 'staging'),
    Object.entries(files).map(([path, content]) => stage({ path, content })),
  );
  expect(changes).toEqual({ written: ['a.ts', 'venues/bar/menu.ts'], removed: ['venues/gone/menu.ts'] });
  expect(readFiles(out)).toEqual(files);
});
