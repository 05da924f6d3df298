/** The whole compiler in one function. Start reading here. */
import { checkBarIds } from './resolve/bar-ids.ts';
import type { VenueSummary } from '../src/menu/route.ts';
import { buildVenues, type StagedVenue } from './build-venues.ts';
import { checkPartials, compileInterfaceOf } from './resolve/compile-shared.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from './diagnostics/sort.ts';
import { generateShared } from './emit/generate-shared.ts';
import { adoptStructures, printedStructures } from './emit/print-structure.ts';
import { LastBuild } from './output/last-build.ts';
import { lastSummaries } from './output/last-summaries.ts';
import { listFiles } from './output/list-files.ts';
import { createStage, type StagedFile } from './output/stage.ts';
import { withFlags, Sources } from './read/sources.ts';
import { errorsOfSite, listMenus, type MenusFolder } from './resolve/compile-site.ts';
import { partialNames } from './resolve/partials.ts';

export type Job = {
  /** The menus folder on disk, and its name in diagnostics. */
  readonly root: string;
  readonly label: string;
  /** The output folder on disk. */
  readonly out: string;
  /** The folder for files that differ from the output; absent: nothing is written. */
  readonly staging?: string;
  /** Whether valid venues are built although others have errors; those keep their previous output. */
  readonly keepGoing?: boolean;
  /** The file that records the previous build, so that unchanged venues are skipped; absent: everything is built. */
  readonly memory?: string | undefined;
};

export type Outcome = {
  readonly diagnostics: readonly Diagnostic[];
  /** Every generated file; those of broken venues are missing. */
  readonly files: readonly StagedFile[];
  /** The diagnostics of each venue, and of the partials that it uses. */
  readonly venues: readonly Pick<StagedVenue, 'id' | 'diagnostics'>[];
  /** Venues that have an error. */
  readonly broken: readonly string[];
  /** The broken venues whose previous output is kept. */
  readonly kept: readonly string[];
  /** Whether `files` is the whole output: no file has an error, or only venues that keep their previous output have one. */
  readonly complete: boolean;
};

/** read → compile (parse, validate, resolve) → emit → stage, for all files of a menus folder. */
export async function runPipeline(job: Job): Promise<Outcome> {
  const folder = listMenus(job.root, job.label);
  const { root, out, staging, memory } = job;
  const lastBuild = memory === undefined ? undefined : new LastBuild({ file: memory, folder, root, out });
  if (lastBuild) adoptStructures(lastBuild.printed);
  const venues = await buildVenues({ root, folder, out, ...(staging !== undefined && { staging }) }, lastBuild);
  const broken = venues.filter((venue) => !venue.summary).map((venue) => venue.id);
  const last = job.keepGoing === true && broken.length > 0 ? lastSummaries(job.out) : new Map<string, VenueSummary>();
  const kept = broken.filter((id) => last.has(id));
  const known = venues.map((venue) => (kept.includes(venue.id) ? { ...venue, summary: last.get(venue.id) } : venue));
  const barIds = checkBarIds(known, folder.venues);
  const siteFails = errorsOfSite(folder).length > 0;
  // The tables list every venue: with one missing they would be wrong, not just outdated.
  const isWhole = !siteFails && (broken.length === 0 || (job.keepGoing === true && barIds.length === 0));
  const summaries = new Map(known.flatMap(({ id, summary }) => (summary ? [[id, summary]] : [])));
  const recalled = isWhole ? lastBuild?.recallTables(summaries) : undefined;
  const tables = recalled
    ? { diagnostics: [], files: recalled }
    : makeTables(folder, job, isWhole ? summaries : undefined);
  const wordless = tables.files && tables.diagnostics.length === 0 ? { of: summaries, files: tables.files } : undefined;
  lastBuild?.keep(venues, wordless, printedStructures());
  const diagnostics = uniqueDiagnostics([
    ...folder.diagnostics,
    ...tables.diagnostics,
    ...venues.flatMap((venue) => venue.diagnostics),
    ...barIds,
  ]);
  const files = [...venues.flatMap((venue) => venue.files), ...kept.flatMap((id) => standing(job.out, id))];
  return {
    diagnostics,
    venues,
    broken,
    kept,
    files: [...files, ...(tables.files ?? [])],
    complete: tables.files !== undefined,
  };
}

/** The files generated from all menus together, and the diagnostics of what menus share. Without `summaries`, or with an error: no files. */
function makeTables(
  folder: MenusFolder,
  { root, out, staging }: Job,
  summaries: ReadonlyMap<string, VenueSummary> | undefined,
): { readonly diagnostics: readonly Diagnostic[]; readonly files?: readonly StagedFile[] } {
  const sources = new Sources(root, folder);
  const { texts, languages, diagnostics: ofTexts } = compileInterfaceOf(folder);
  const diagnostics = [...checkPartials(folder, sources), ...ofTexts];
  if (!texts || !languages || !summaries) return { diagnostics };
  const names = partialNames(folder.partials, sources);
  const shared = generateShared(folder.site, summaries, names, { texts, languages: withFlags(languages, root) });
  return { diagnostics, files: shared.map(createStage(out, staging)) };
}

/** The files of a venue that are in the output already, unchanged. */
function standing(out: string, id: string): StagedFile[] {
  const paths = listFiles(out).files.filter((path) => path.startsWith(`venues/${id}/`));
  return paths.map((path) => ({ path, changed: false }));
}
