import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/sbin'];

/**
 * The path of a hosting provider's program, which tests use where it is installed, and which `npm test` does not install. Where it is missing, a line
 * on standard error says what is not tested.
 */
export function hostProgram(
  name: 'caddy' | 'nginx' | 'systemd-analyze' | 'netlify' | 'wrangler' | 'firebase',
): string | undefined {
  const path = FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path === undefined) {
    process.stderr.write(`\n!!! NOT TESTED: ${name} is not installed: what is written for it is not tried with it.\n`);
  }
  return path;
}
