import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';
import { TAG_MANAGER } from '../../../server/protocol/tag-manager.ts';

/** The environment variables that the build reads; their values become part of the site. */
const VARIABLES = ['PUBLIC_URL', 'OFFLINE', TAG_MANAGER];

/**
 * Adds these variables from the project's `.env` to the environment where they are not set: the site keeps the service's settings when it is rebuilt
 * from another shell.
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
