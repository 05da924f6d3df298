import { existsSync } from 'node:fs';
import { OperatorError } from './io.ts';

/**
 * Adds to the environment what the project's `.env` says, so that a command works on the store that the server has. What is set already
 * holds. A service has it from systemd, and its user cannot read the file.
 *
 * @throws {OperatorError} when there is such a file that this user may not read: the command would work on another store
 */
export function readEnvFile(file: string): void {
  if (Number(process.env['SYSTEMD_EXEC_PID']) === process.pid || !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read by this user, and it names the store. Run the command as root.`, {
      cause,
    });
  }
}
