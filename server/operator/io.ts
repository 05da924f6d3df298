import { existsSync } from 'node:fs';
import { ExplainedError } from '../protocol/explained-error.ts';

/** What a command knows of the process it runs in. */
export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The variables that name the store and the public address. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The project's folder; files that a command is given are relative to `cwd`. */
  readonly root: string;
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The terminal shows colours. */
  readonly colours: boolean;
};

/**
 * Adds to the environment what the project's `.env` says and is not set yet: a command works on the server's store. A service has it from
 * systemd. Throws an ExplainedError where this user may not read the file, for the command would work on another store.
 */
export function readEnvFile(file: string): void {
  if (Number(process.env['SYSTEMD_EXEC_PID']) === process.pid || !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    throw new ExplainedError(`${file} cannot be read by this user, and it names the store. Run the command as root.`, {
      cause,
    });
  }
}
