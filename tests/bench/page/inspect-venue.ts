import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** A venue as `carta inspect` prints it. The file is named as from the project's root. */
export function inspectVenue(file: string): ResolvedVenue {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['codegen/carta.ts', 'inspect', file, '--format', 'json'],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ResolvedVenue;
}
