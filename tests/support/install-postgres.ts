import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, which are installed where they are missing. Throws, with what to do, when that cannot be. */
export function ensurePostgres(): string {
  const found = findPrograms();
  if (found) return found;
  const failure = aptInstall('postgresql');
  const installed = findPrograms();
  if (installed) return installed;
  throw new Error(
    `The tests of the store need a real PostgreSQL: install Debian's package postgresql, or set DATABASE_URL to a database in which they may make schemas (postgres://user:password@host/database). ${failure ?? ''}`,
  );
}

function findPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
}
