import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../migrations.ts';
import { ExplainedError } from '../../protocol/explained-error.ts';
import { APPLICATION, versionOf } from './open-database.ts';
import { open } from 'node:fs/promises';

/** Throws `ExplainedError` unless the file is an intact store that this program can use. `name` is shown to the operator. */
export function checkFile(file: string, name = file): void {
  const fault = faultOf(file);
  if (fault !== undefined) throw new ExplainedError(`${name} ${fault}`);
}

function faultOf(file: string): string | undefined {
  const database = new DatabaseSync(file);
  try {
    if (database.prepare('pragma application_id').get()?.['application_id'] !== APPLICATION)
      return 'is no store of Carta.';
    if (versionOf(database) > MIGRATIONS.length) return 'was written by a newer version of Carta.';
    const found = database.prepare('pragma integrity_check').get()?.['integrity_check'];
    return found === 'ok' ? undefined : `is damaged: ${found}`;
  } catch (error) {
    return `is damaged or no store of Carta: ${error instanceof Error ? error.message : error}`;
  } finally {
    database.close();
  }
}

/** Syncs a file, or a folder's list of files, to disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
