/** The types see some mutants that no test does: they are checked by `npm test`, too. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mutant } from './switch-in.ts';

/** The mutants that the compiler accepts. */
export function checkTypes(mutants: readonly Mutant[]): Mutant[] {
  const accepted = checkOnce(mutants);
  // Where a file cannot be parsed the compiler looks at the types of none.
  return accepted.length === mutants.length ? accepted : checkTypes(accepted);
}

/** The mutants of which the compiler says nothing, each in a copy of its file beside the project. */
function checkOnce(mutants: readonly Mutant[]): Mutant[] {
  if (mutants.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'carta-mutants-'));
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    for (const mutant of mutants) {
      const copy = join(folder, copyOf(mutant));
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, mutated(mutant));
    }
    const config = {
      extends: resolve('tsconfig.json'),
      // What a mutant leaves unused or unreached is no fault of its types.
      compilerOptions: {
        rootDirs: [resolve('.'), folder],
        noUnusedLocals: false,
        noUnusedParameters: false,
        allowUnreachableCode: true,
      },
      include: mutants.map(copyOf),
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const told = new Set(Array.from(stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm), ([, path]) => path));
    return mutants.filter((mutant) => !told.has(copyOf(mutant)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const copyOf = ({ file, id }: Mutant): string => file.replace(/(\.tsx?)$/, `.mutant-${id}$1`);

function mutated({ file, start, end, to, isExpression }: Mutant): string {
  const source = readFileSync(file, 'utf8');
  return source.slice(0, start) + (isExpression ? `(${to})` : to) + source.slice(end);
}
