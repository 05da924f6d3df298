import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** What the TypeScript compiler says it needed for `<root>/generated`: seconds and megabytes. */
export function checkTypes(root: string): { seconds: number; megabytes: number } {
  for (const name of ['src', 'server', 'node_modules']) symlinkSync(join(PROJECT, name), join(root, name));
  const config = { extends: join(PROJECT, 'tsconfig.json'), include: ['generated'], exclude: [] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(PROJECT, 'node_modules/.bin/tsc');
  const { stdout, status } = spawnSync(tsc, ['--noEmit', '--extendedDiagnostics'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout.slice(0, 2000));
  const [, kilobytes] = /Memory used:\s+(\d+)K/.exec(stdout) ?? [];
  const [, seconds] = /Total time:\s+([\d.]+)s/.exec(stdout) ?? [];
  return { seconds: Number(seconds), megabytes: Number(kilobytes) / 1024 };
}
