import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commit, type Changes } from '../output/commit.ts';
import { withLock } from '../output/lock.ts';
import { recover, stagingOf } from '../output/neighbours.ts';
import { outputFolder } from '../output/output-folder.ts';
import { runPipeline } from '../pipeline.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import type { Format, Io } from './io.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';

export type BuildOptions = { menus: string; out: string; format: Format; strict: boolean };

const NOTHING: Changes = { written: [], removed: [] };

/** Writes the output, all of it or nothing. */
export async function build(options: BuildOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const place = resolve(io.cwd, options.out);
  return withLock(place, async () => {
    recover(place);
    const out = outputFolder(place, options.out, root);
    const staging = stagingOf(out);
    try {
      const { diagnostics, files } = await runPipeline({ root, label, out, staging });
      const passed = passes(diagnostics, options.strict);
      const { written, removed } = passed ? commit(out, staging, files) : NOTHING;
      if (options.format === 'json') {
        io.out(`${JSON.stringify({ diagnostics, written, removed }, undefined, 2)}\n`);
      } else {
        printDiagnostics(diagnostics, io.cwd, io.err);
        io.out(passed ? summary(slashes(options.out), { written, removed }) : 'Nothing was written.\n');
      }
      return passed;
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  });
}

function summary(out: string, { written, removed }: Changes): string {
  if (written.length === 0 && removed.length === 0) return `${out} is up to date: nothing was written.\n`;
  const removal = removed.length === 0 ? '' : `, ${removed.length} removed`;
  return `${out}: ${written.length} files written${removal}.\n`;
}
