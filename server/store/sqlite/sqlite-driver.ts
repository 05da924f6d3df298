import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Driver, createListeners } from '../driver.ts';
import { Denied, StoreUnavailable, type Notice } from '../store.ts';
import { UnusableDatabase } from '../migrations.ts';
import type { SqliteOptions } from './open-database.ts';
import type { Command, Result } from './run-batch.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** Limit of commands per transaction, which bounds how long the first waits for the last. */
const LARGEST_BATCH = 500;

type Waiting = Command & { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void };

/** SQLite in one thread, which batches waiting commands in one transaction with one sync. Throws StoreUnavailable, UnusableDatabase. */
export async function openSqliteDriver(options: SqliteOptions): Promise<Driver> {
  const { publish, onNotice } = createListeners();
  let worker: Worker | undefined;
  let waiting: Waiting[] = [];
  let running: readonly Waiting[] = [];
  /** Whether the last batch failed because of a full disk. */
  let isFull = false;
  let closing: Promise<void> | undefined;
  let whenIdle: () => void = () => undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL('worker.ts', import.meta.url), { workerData: options });
    started.on('message', settle);
    const lost = (error?: unknown): void => {
      if (worker !== started) return;
      worker = undefined;
      settle({ error: error ?? new Error('The thread of the database ended.'), kind: 'storage' });
    };
    started.on('error', lost);
    started.on('exit', () => lost());
    return started;
  }

  function runNext(): void {
    if (running.length > 0) return;
    if (waiting.length === 0) return whenIdle();
    running = waiting.slice(0, LARGEST_BATCH);
    waiting = waiting.slice(LARGEST_BATCH);
    worker ??= startWorker();
    worker.postMessage({ batch: running.map(({ name, given }) => ({ name, given })) } satisfies ToWorker);
  }

  function settle(message: FromWorker): void {
    const batch = running;
    running = [];
    isFull = 'kind' in message && message.kind === 'full';
    const notices: Notice[] = [];
    batch.forEach((command, index) => {
      const result: Result | undefined = 'results' in message ? message.results[index] : undefined;
      if (result?.kind === 'done') {
        command.resolve(result.answer);
        notices.push(...result.notices);
      } else if (result?.kind === 'denied') command.reject(new Denied(result.code));
      else if (result?.kind === 'failed') command.reject(result.error);
      else if ('error' in message) command.reject(errorOf(message));
    });
    runNext();
    notices.forEach(publish);
  }

  const run = (name: Command['name'], given: unknown): Promise<unknown> =>
    closing
      ? Promise.reject(new StoreUnavailable('The store is closed.'))
      : new Promise((resolve, reject) => {
          waiting.push({ name, given, resolve, reject });
          // Commands issued at the same time share a batch.
          queueMicrotask(runNext);
        });

  async function close(): Promise<void> {
    await new Promise<void>((resolve) => {
      whenIdle = resolve;
      runNext();
    });
    const last = worker;
    worker = undefined;
    if (!last) return;
    last.postMessage('close' satisfies ToWorker);
    await once(last, 'exit');
  }

  try {
    // A database that is read-only, or on a full disk, is accepted at start: menus need no store.
    await run('look', undefined);
  } catch (error) {
    if (!isFull) {
      await close();
      throw error;
    }
  }
  return { run: run as Driver['run'], onNotice, close: () => (closing ??= close()) };
}

function errorOf({ error, kind }: Extract<FromWorker, { kind: string }>): unknown {
  const reason = error instanceof Error ? error.message : String(error);
  if (kind === 'unusable') return new UnusableDatabase(reason);
  if (kind === 'bug') return error;
  const hint = kind === 'full' && !reason.includes('full') ? ' (is the disk full?)' : '';
  return new StoreUnavailable(`The database cannot be used: ${reason}${hint}`, { cause: error });
}
