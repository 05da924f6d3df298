import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ExplainedError } from '../../protocol/explained-error.ts';
import { isBusy, makeFolder } from './open-database.ts';

/** How long a server waits for one that is just ending, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Holds the folder of a SQLite file for one server, because the file tells no other process what was committed. The system frees it when the
 * process ends, however it ends. Returns a function that frees it. Throws an ExplainedError while another server holds it.
 */
export function holdFolder(file: string): () => void {
  const folder = dirname(file);
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: PATIENCE });
    // Without a journal it writes nothing, so that a full disk is no hindrance.
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (cause) {
    lock?.close();
    lock = undefined;
    // What else is wrong with the folder the store says.
    if (isBusy(cause)) throw new ExplainedError(takenText(folder), { cause });
  }
  return () => lock?.close();
}

const takenText = (folder: string): string =>
  `Another server is running on ${folder}, and neither would hear of the stamps and news of the other.\n` +
  'End it, or name another folder for this one: DATA_FOLDER=data-2 npm start';
