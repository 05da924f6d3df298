import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { changesOf } from '../output/commit.ts';
import { withLock } from '../output/lock.ts';
import { needsRecovery, recover } from '../output/output-folder.ts';
import { runPipeline, type Outcome } from '../pipeline.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { headed } from '../diagnostics/format.ts';
import { uniqueDiagnostics } from '../diagnostics/sort.ts';
import { words } from '../diagnostics/words.ts';
import { listMenus } from '../resolve/compile-site.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import type { BuildOptions } from './build.ts';
import type { Io } from './io.ts';
import { findVenue } from './read-venue.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';

/** Reports the problems of all menus, or of one venue, and outdated output. Throws a UsageError for an unknown venue. */
export async function check(name: string | undefined, options: BuildOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const only = name === undefined ? undefined : findVenue(listMenus(root, label), name, label).id;
  const place = resolve(io.cwd, options.out);
  if (needsRecovery(place)) await withLock(place, () => recover(place));
  // A check reads only: in a folder with foreign files, all of carta's are out of date.
  const out = existsSync(place) ? realpathSync(place) : place;
  const outcome = await runPipeline({ root, label, out });
  const outdated = outdatedPaths(out, outcome)
    .filter((path) => only === undefined || path.startsWith(`venues/${only}/`))
    .map((path) => `${slashes(options.out)}/${path}`);
  const diagnostics = only === undefined ? outcome.diagnostics : diagnosticsOf(only, `${label}/${only}.yaml`, outcome);
  if (options.format === 'json') {
    io.out(`${JSON.stringify({ diagnostics, outdated }, undefined, 2)}\n`);
  } else {
    printDiagnostics(diagnostics, io, io.out);
    for (const path of outdated) io.out(`${words('outOfDate', path)[io.language]}\n`);
    if (outdated.length > 0) io.out(`${headed('hint', words('runBuild'), io.language)}\n`);
  }
  return passes(diagnostics, options.strict) && outdated.length === 0;
}

/** The diagnostics of a venue: of its file, including those that involve other venues, and of its partials. */
function diagnosticsOf(id: string, file: string, { venues, diagnostics }: Outcome): Diagnostic[] {
  const own = venues.find((venue) => venue.id === id)?.diagnostics ?? [];
  return uniqueDiagnostics([...own, ...diagnostics.filter((diagnostic) => diagnostic.file === file)]);
}

/** Files that are missing, stale, edited or left over. While a menu has an error, its files and those generated from all menus are left out. */
function outdatedPaths(out: string, { files, broken, complete }: Outcome): string[] {
  const { written, removed } = changesOf(out, files);
  const isKnown = (path: string): boolean => {
    const [folder, venue = ''] = path.split('/');
    return complete || (folder === 'venues' && !broken.includes(venue));
  };
  return [...written, ...removed.filter(isKnown)].toSorted();
}
