import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoreLocation } from './open-store.ts';
import { checkFile, syncToDisk } from './sqlite/store-file.ts';
import { StoreFileError } from './store.ts';

/**
 * Copies the store of one moment to a new file, while servers go on working with it. The file stands under its name when it is
 * whole, checked and on disk, or not at all.
 *
 * @throws {StoreFileError} when there is nothing to copy, the target exists, or the store is in PostgreSQL, which has its own tools for it
 */
export async function backupStore({ databaseUrl, file }: StoreLocation, target: string): Promise<void> {
  if (databaseUrl) {
    throw new StoreFileError(
      `The store is in PostgreSQL, which makes its own backups: pg_dump --format=custom --file=${target} "$DATABASE_URL"`,
    );
  }
  if (!existsSync(file)) throw new StoreFileError(`${file} does not exist: there is nothing to back up.`);
  if (existsSync(target)) throw new StoreFileError(`${target} exists already. Give a new name.`);

  const unfinished = `${target}.unfinished-${process.pid}`;
  rmSync(unfinished, { force: true });
  try {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      // Reads one moment of the file, and holds no writer up.
      database.prepare('vacuum into ?').run(unfinished);
    } finally {
      database.close();
    }
    checkFile(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, target);
    await syncToDisk(dirname(target));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
