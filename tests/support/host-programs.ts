import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/sbin'];

/**
 * A program of a host that tests try where it is installed, and that `npm test` does not install: its path. Where it is missing, a line on
 * standard error says what is not tested.
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
