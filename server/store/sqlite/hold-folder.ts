import { closeSync, existsSync, lchownSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ExplainedError } from '../../protocol/explained-error.ts';
import { isBusy, makeFolder } from './open-database.ts';

/** How long a server waits for one that is just ending, in milliseconds. */
const PATIENCE = 1_000;

/** The lock of this process. The system frees it when the process ends, however it ends. */
let held: DatabaseSync | undefined;

/**
 * Holds the folder of a SQLite file for this process, because the file tells no other server what was committed. Further calls do nothing.
 * Throws an ExplainedError while another server holds it, and if the lock belongs to another user.
 */
export function holdFolder(file: string): void {
  if (held) return;
  const folder = dirname(file);
  const path = join(folder, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    // SQLite would open a file that it may only read, and then lock nothing.
    closeSync(openSync(path, 'a'));
    lock = new DatabaseSync(path, { timeout: PATIENCE });
    // Without a journal's file it writes nothing, so that a full disk is no hindrance. Node's SQLite does not allow `off`.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    held = lock;
    const { uid, gid } = statSync(folder);
    if (process.getuid?.() === 0) lchownSync(path, uid, gid);
  } catch (cause) {
    if (!held) lock?.close();
    if (isBusy(cause)) throw new ExplainedError(takenText(folder), { cause });
    if (isDenied(cause) && existsSync(path)) throw new ExplainedError(foreignText(path), { cause });
    // What else is wrong with the folder the store says.
  }
}

const takenText = (folder: string): string =>
  `Another server is running on ${folder}, and neither would hear of the stamps and news of the other.\n` +
  'End it, or name another folder for this one: DATA_FOLDER=data-2 npm start';

const foreignText = (path: string): string =>
  `${path} belongs to another user, so this server cannot know whether it is the only one on that folder.\n` +
  `Make sure that no other server is running on it, then remove the file: rm ${path}`;

const isDenied = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EACCES';
