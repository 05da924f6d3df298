import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

/** Programs that know nothing of ours, by the Debian package that has them: one reads codes, one turns a PDF into pictures. */
const PROGRAMS = { zbarimg: 'zbar-tools', pdftoppm: 'poppler-utils' } as const;

/** Where a program that reads printed codes is missing, Debian's is installed through apt. Throws, with what to do, when that cannot be. */
export function ensureCodeReader(): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  const packages = missing.map((program) => PROGRAMS[program]);
  process.stdout.write(
    `No ${missing.join(' and no ')} found: installing Debian's ${packages.join(' and ')} through apt.\n`,
  );
  const problem = aptInstall(...packages);
  const still = missingPrograms();
  if (still.length === 0) return;
  throw new Error(
    `The tests of printed codes need ${still.join(' and ')}: install Debian's ${packages.join(' and ')}. ${problem ?? ''}`,
  );
}

const missingPrograms = (): (keyof typeof PROGRAMS)[] =>
  (Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]).filter((program) => spawnSync(program, ['--help']).error);
