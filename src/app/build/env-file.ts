import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';
import { TAG_MANAGER } from '../../../server/protocol/tag-manager.ts';

/** What the build reads of the environment; what it says stands in the site. */
const VARIABLES = ['PUBLIC_URL', 'OFFLINE', TAG_MANAGER];

/**
 * Adds to the environment what the project's `.env` says of these and is not set: the service's settings are the site's, also when it is
 * built anew from another shell.
 *
 * @throws {ExplainedError} where this user may not read the file
 */
export function readEnvFile(file: string, environment: NodeJS.ProcessEnv): void {
  if (!existsSync(file)) return;
  const said = parseEnv(textOf(file));
  for (const name of VARIABLES) if (said[name] !== undefined) environment[name] ??= said[name];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ExplainedError(`${file} cannot be read by this user, and it says what the site is. Build as root.`, {
      cause,
    });
  }
}
