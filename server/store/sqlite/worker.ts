import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { UnusableDatabase } from '../migrations.ts';
import { openDatabase, type SqliteOptions, isStorageFault } from './open-database.ts';
import { createBatchRunner, type Command, type Result } from './run-batch.ts';

export type ToWorker = { readonly batch: readonly Command[] } | 'close';
export type FromWorker =
  | { readonly results: readonly Result[] }
  /** Nothing of the batch happened. A thread hands on no classes, so that the kind tells what the error was. */
  | { readonly error: unknown; readonly kind: 'storage' | 'unusable' | 'bug' }
  | 'closed';

type Connection = { readonly database: DatabaseSync; readonly run: (commands: readonly Command[]) => Result[] };

/** The one writer of the file, in a thread of its own, so that requests do not wait while it waits for the disk. */
let connection: Connection | undefined;

function connect(): Connection {
  const database = openDatabase(workerData as SqliteOptions);
  return { database, run: createBatchRunner(database) };
}

/** Closing rolls back what is half done, and the next batch begins with a fresh connection. */
function disconnect(): void {
  try {
    connection?.database.close();
  } finally {
    connection = undefined;
  }
}

function answer(message: ToWorker): FromWorker {
  try {
    if (message === 'close') {
      disconnect();
      return 'closed';
    }
    connection ??= connect();
    return { results: connection.run(message.batch) };
  } catch (error) {
    try {
      disconnect();
    } catch {
      // The error that led here says more than the one of closing.
    }
    return { error, kind: kindOf(error) };
  }
}

function kindOf(error: unknown): 'storage' | 'unusable' | 'bug' {
  if (error instanceof UnusableDatabase) return 'unusable';
  // An error of the operating system is one of a folder that cannot be made.
  const isSystems = error instanceof Error && 'syscall' in error;
  return isSystems || isStorageFault(error) ? 'storage' : 'bug';
}

parentPort?.on('message', (message: ToWorker) => {
  const reply = answer(message);
  parentPort?.postMessage(reply);
  if (reply === 'closed') parentPort?.close();
});
