import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoreLocation } from '../../server/store/open-store.ts';
import type { SqliteOptions } from '../../server/store/sqlite/open-database.ts';
import type { Store } from '../../server/store/store.ts';

export type StoreProcessOptions = StoreLocation & Pick<SqliteOptions, 'synchronous'>;

/** The methods that can be called across processes. */
const METHODS = ['claim', 'show', 'hide', 'scan', 'changeNews', 'invite', 'accept', 'ping'] as const;
export type Method = (typeof METHODS)[number];

export type Asked = { readonly id: number; readonly method: Method; readonly given: readonly unknown[] };
type Told = { readonly id: number; readonly answer?: unknown; readonly error?: { name: string; message: string } };

export type StoreProcess = Pick<Store, Method> & {
  /** `kill -9`: unanswered calls fail. */
  readonly kill: () => Promise<void>;
  /** Stops all its threads in the middle of their work; resolves when they have stopped. Linux only. */
  readonly pause: () => Promise<void>;
  /** Lets it continue. */
  readonly resume: () => void;
};

/** Starts a process that has the store open, run by Node itself and not by the test runner. */
export async function startStoreProcess(options: StoreProcessOptions): Promise<StoreProcess> {
  const child: ChildProcess = fork(
    fileURLToPath(new URL('store-program.ts', import.meta.url)),
    [JSON.stringify(options)],
    { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' },
  );
  const exited = once(child, 'exit');
  const started = once(child, 'message');
  await Promise.race([
    started,
    exited.then(() => {
      throw new Error('The process of the store did not start.');
    }),
  ]);

  const asked = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  child.on('message', ({ id, answer, error }: Told) => {
    const waiting = asked.get(id);
    asked.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(error.message), { name: error.name }));
    else waiting?.resolve(answer as never);
  });
  child.on('exit', () => {
    for (const { reject } of asked.values()) reject(new Error('The process of the store is gone.'));
    asked.clear();
  });
  child.on('error', () => undefined);

  const ask =
    (method: Method) =>
    (...given: unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        last += 1;
        if (!child.connected) return reject(new Error('The process of the store is gone.'));
        asked.set(last, { resolve, reject });
        child.send({ id: last, method, given } satisfies Asked);
      });

  const answers = Object.fromEntries(METHODS.map((name) => [name, ask(name)])) as unknown as Pick<Store, Method>;
  return {
    ...answers,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async pause() {
      child.kill('SIGSTOP');
      const tasks = `/proc/${child.pid}/task`;
      const isStopped = (task: string): boolean => readFileSync(`${tasks}/${task}/stat`, 'utf8').includes(') T ');
      while (!readdirSync(tasks).every(isStopped)) await new Promise((resolve) => setImmediate(resolve));
    },
    resume: () => void child.kill('SIGCONT'),
  };
}
