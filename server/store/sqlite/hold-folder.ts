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
 * Throws an ExplainedError while another server holds it.
 */
export function holdFolder(file: string): void {
  if (held) return;
  const folder = dirname(file);
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: PATIENCE });
    // Without a journal's file it writes nothing, so that a full disk is no hindrance. Node's SQLite does not allow `off`.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    held = lock;
  } catch (cause) {
    lock?.close();
    // What else is wrong with the folder the store says.
    if (isBusy(cause)) throw new ExplainedError(takenText(folder), { cause });
  }
}

const takenText = (folder: string): string =>
  `Another server is running on ${folder}, and neither would hear of the stamps and news of the other.\n` +
  'End it, or name another folder for this one: DATA_FOLDER=data-2 npm start';
