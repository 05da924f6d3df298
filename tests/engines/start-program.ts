import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Program = {
  /** Waits until it has written something, and gives the first group of the pattern. */
  readonly says: (pattern: RegExp) => Promise<string>;
  /** Ends it with all that it has started. */
  readonly end: () => Promise<void>;
};

/** How long a program may take to end when it is asked to, in seconds: now and then Firefox waits a minute for itself. */
const LEAVE = 3;

/** Starts a program, which ends with this process, however this one ends: a shell waits for the end of its own input, and ends it. */
export function startProgram(path: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Program {
  const program = spawn(path, args, {
    // In a group of its own.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const leash = spawn(
    'sh',
    ['-c', `cat; kill -s TERM -- -${program.pid}; sleep ${LEAVE}; kill -s KILL -- -${program.pid}`],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const closed = once(program, 'close');
  let written = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (written += String(part)));
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(written);
          if (found) resolve(found[1] ?? '');
        };
        look();
        program.stdout.on('data', look);
        program.stderr.on('data', look);
        closed.then(() => reject(new Error(`${path} has ended: ${written}`)), reject);
      }),
    end: async () => {
      leash.stdin.end();
      await closed;
    },
  };
}
