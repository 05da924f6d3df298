import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a folder's own lock file names, where nothing is installed there yet. Standard output is left to who measures. */
export function installPackages(folder: string): void {
  // Written last, so an installation that was broken off has none.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  process.stderr.write(`Installing the packages of ${folder}\n`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], {
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`\`npm ci --prefix ${folder}\` failed.`);
}
