import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdFolder } from '../../../server/store/sqlite/hold-folder.ts';
import { ownFolder } from '../../support/own-folder.ts';

const USER = { uid: 4_321, gid: 1_234 };

/** A folder of the user in which root works, too. */
function folderOfUser(): string {
  const folder = ownFolder();
  chownSync(folder, USER.uid, USER.gid);
  return folder;
}

describe.runIf(process.getuid?.() === 0)('the lock of a folder', () => {
  it('that another user has left is not taken for one’s own: it could be read alone, and locks nothing', () => {
    const folder = folderOfUser();
    const lock = join(folder, 'server.lock');
    writeFileSync(lock, '');
    process.seteuid?.(USER.uid);
    try {
      expect(() => holdFolder(join(folder, 'carta.sqlite'))).toThrow(`rm ${lock}`);
    } finally {
      process.seteuid?.(0);
    }
  });

  it('is made by root for whom the folder belongs to', () => {
    const folder = folderOfUser();
    holdFolder(join(folder, 'carta.sqlite'));
    expect(statSync(join(folder, 'server.lock'))).toMatchObject(USER);
  });
});
