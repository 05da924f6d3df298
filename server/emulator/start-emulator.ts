import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROCESS = join(import.meta.dirname, 'run-emulator.ts');

/** How long the process may take to write its accounts and end, in milliseconds. */
const GRACE = 4_000;

export type EmulatorOptions = {
  /** Where its accounts are kept; undefined: nowhere. */
  readonly accounts?: string;
  /** It is being installed, which takes minutes. */
  readonly onInstalling?: () => void;
  /** It would have sent an e-mail. */
  readonly onLetter?: (letter: Letter) => void;
  /** It ended by itself, after it was ready. */
  readonly onEnd?: () => void;
};

export type Emulator = {
  /** Its origin on this machine, once it answers. Rejects when it did not start; the message says why. */
  readonly ready: Promise<string>;
  readonly processId: number | undefined;
  /** Ends it and waits until its port is free. */
  readonly close: () => Promise<void>;
};

/** Starts the Auth emulator in a process that ends with this one, and does not wait for it. */
export function startEmulator(options: EmulatorOptions = {}): Emulator {
  const { accounts, onEnd } = options;
  const child = fork(PROCESS, accounts === undefined ? [] : [accounts], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  let closing = false;
  const ready = readiness(child, options);
  // A caller may ignore `ready`: its failure must not end this process.
  ready.then(
    () => child.once('exit', () => closing || onEnd?.()),
    () => undefined,
  );
  const close = async (): Promise<void> => {
    closing = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE);
    if (child.connected) child.disconnect();
    await exit;
    clearTimeout(late);
  };
  return { ready, processId: child.pid, close };
}

const readiness = (child: ChildProcess, { onInstalling, onLetter }: EmulatorOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(reason));
    child.on('message', (message: EmulatorMessage) => {
      if (message.kind === 'installing') onInstalling?.();
      else if (message.kind === 'ready') resolve(`http://127.0.0.1:${message.port}`);
      else if (message.kind === 'letter') onLetter?.(message.letter);
      else fail(message.reason);
    });
    child.once('error', (error) => fail(error.message));
    child.once('exit', (status, signal) => fail(`its process ended (${signal ?? `status ${status}`})`));
  });

/** An e-mail that the emulator would have sent. */
export type Letter = {
  readonly to: string;
  readonly purpose: 'sign-in' | 'new-password' | 'verify-address' | 'change-address';
  /** What the person has to open. */
  readonly link: string;
};

/** What the emulator's process tells the server's. */
export type EmulatorMessage =
  | { readonly kind: 'installing' }
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'failed'; readonly reason: string };
