import { parentPort, workerData } from 'node:worker_threads';
import { UnusableDatabase } from '../migrations.ts';
import { isFull, openDatabase, type SqliteOptions, isStorageFault } from './open-database.ts';
import { createBatchRunner, type Command, type Result } from './run-batch.ts';

export type ToWorker = { readonly batch: readonly Command[] } | 'close';
export type FromWorker =
  | { readonly results: readonly Result[] }
  /** The batch was rolled back. Errors lose their class between threads, so `kind` classifies the error. */
  | { readonly error: unknown; readonly kind: 'full' | 'storage' | 'unusable' | 'bug' };

/** The only connection that writes the file, in its own thread, so that waiting for the disk does not block requests. */
let connection: ReturnType<typeof connect> | undefined;

function connect() {
  const database = openDatabase(workerData as SqliteOptions);
  return { database, run: createBatchRunner(database) };
}

/** Closes the connection, which rolls back an open transaction. The next batch opens a new one. */
function disconnect(): void {
  try {
    connection?.database.close();
  } finally {
    connection = undefined;
  }
}

function answer(batch: readonly Command[]): FromWorker {
  try {
    connection ??= connect();
    return { results: connection.run(batch) };
  } catch (error) {
    try {
      disconnect();
    } catch {
      // The original error is more useful than that of closing.
    }
    return { error, kind: kindOf(error) };
  }
}

function kindOf(error: unknown): Extract<FromWorker, { kind: string }>['kind'] {
  if (isFull(error)) return 'full';
  if (error instanceof UnusableDatabase) return 'unusable';
  // An error of the operating system means that a folder could not be created.
  const isSystems = error instanceof Error && 'syscall' in error;
  return isSystems || isStorageFault(error) ? 'storage' : 'bug';
}

parentPort?.on('message', (message: ToWorker) => {
  if (message === 'close') {
    disconnect();
    parentPort?.close();
  } else parentPort?.postMessage(answer(message.batch));
});
