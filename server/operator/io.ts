import { existsSync } from 'node:fs';
import { ExplainedError } from '../protocol/explained-error.ts';

/** The interface of a command to its process. */
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
 * Adds variables of the project's `.env` that are not set yet, so that a command uses the server's store. A service gets them from
 * systemd. Throws an ExplainedError if this user may not read the file, because the command would use another store.
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
