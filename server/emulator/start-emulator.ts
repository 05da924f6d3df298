import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROCESS = join(import.meta.dirname, 'run-emulator.ts');

/** Timeout for the process to save its accounts and exit, in milliseconds. */
const GRACE = 4_000;

export type EmulatorOptions = {
  /** The file for its accounts; undefined: they are not saved. */
  readonly accounts?: string;
  /** Called when it is being installed, which takes minutes. */
  readonly onInstalling?: () => void;
  /** Called when it would send an e-mail. */
  readonly onLetter?: (letter: Letter) => void;
  /** Called when it exits unexpectedly after it was ready. */
  readonly onEnd?: () => void;
};

export type Emulator = ReturnType<typeof startEmulator>;

/** Starts the Auth emulator in a process that ends with this one, without waiting until it is ready. */
export function startEmulator(options: EmulatorOptions = {}) {
  const { accounts, onEnd } = options;
  const child = fork(PROCESS, accounts === undefined ? [] : [accounts], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  let closing = false;
  /** Its origin on this machine, once it answers. Rejects if it does not start, with the reason as message. */
  const ready = readiness(child, options);
  // A caller may ignore `ready`: its failure must not end this process.
  ready.then(
    () => child.once('exit', () => closing || onEnd?.()),
    () => undefined,
  );
  /** Stops it and waits until its port is free. */
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

/** An e-mail that the emulator would send. */
export type Letter = {
  readonly to: string;
  readonly purpose: 'sign-in' | 'new-password' | 'verify-address' | 'change-address';
  /** The link that the person must open. */
  readonly link: string;
};

/** Messages from the emulator's process to the server. */
export type EmulatorMessage =
  | { readonly kind: 'installing' }
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'failed'; readonly reason: string };
