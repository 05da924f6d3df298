import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ProcessOptions = {
  /** The SQLite file, where there is no `databaseUrl`. */
  readonly file: string;
  readonly databaseUrl?: string | undefined;
  /** The address of the keys of the test's tokens (`startTokenAuthority`). */
  readonly keysAddress: string;
  /** The folder for its temporary files, which stay if it is killed. */
  readonly temporary?: string;
};

/** Memory in bytes; processor time of all threads since the start, in milliseconds. */
export type ProcessFigures = { readonly rss: number; readonly heapUsed: number; readonly processor: number };

export type LoyaltyProcess = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  /** Its memory, after garbage collection where the process may force it, and its processor time. */
  readonly figures: () => Promise<ProcessFigures>;
  readonly close: () => Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('loyalty-process.ts', import.meta.url));

/** The module that the npm scripts load before the server. */
const BEFORE = new URL('../../server/require-node.js', import.meta.url).href;

/** Starts `loyalty-process.ts`, and waits until it answers. */
export async function startLoyaltyProcess(
  options: ProcessOptions,
  execArgv: readonly string[] = [],
): Promise<LoyaltyProcess> {
  const { temporary } = options;
  const child = fork(SCRIPT, [JSON.stringify(options)], {
    execArgv: ['--import', BEFORE, ...execArgv],
    env: { ...process.env, ...(temporary !== undefined && { TMPDIR: temporary }) },
  });
  const ended = once(child, 'exit').then(() => undefined);
  const started = await Promise.race([once(child, 'message'), ended]);
  if (started === undefined) throw new Error('The server process ended before it answered.');
  const [{ port }] = started as [{ port: number }];
  return {
    child,
    port,
    origin: `http://127.0.0.1:${port}`,
    figures: async () => {
      child.send('figures');
      const [figures] = (await once(child, 'message')) as [ProcessFigures];
      return figures;
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
