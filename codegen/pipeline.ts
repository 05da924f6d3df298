/** The whole compiler in one function. Start reading here. */
import { checkBarIds } from './resolve/bar-ids.ts';
import type { VenueSummary } from '../src/menu/route.ts';
import { buildVenues, type StagedVenue } from './build-venues.ts';
import { compileShared, type Shared } from './resolve/compile-shared.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from './diagnostics/sort.ts';
import { generateShared } from './emit/generate-shared.ts';
import type { GeneratedFile } from './emit/print-module.ts';
import { adoptStructures, printedStructures } from './emit/print-structure.ts';
import { LastBuild } from './output/last-build.ts';
import { lastSummaries } from './output/last-summaries.ts';
import { listFiles } from './output/list-files.ts';
import { createStage, type StagedFile } from './output/stage.ts';
import { errorsOfSite, listMenus, type MenusFolder } from './resolve/compile-site.ts';

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
  const summaries = summariesOf(known);
  const recalled = isWhole ? lastBuild?.recallTables(summaries) : undefined;
  const shared = recalled ? { partials: [], diagnostics: [] } : compileShared(folder, root);
  const made = isWhole ? makeTables(folder, shared, summaries) : undefined;
  const tables = recalled ?? made?.map(createStage(out, staging));
  const wordless = tables && shared.diagnostics.length === 0 ? { of: summaries, files: tables } : undefined;
  lastBuild?.keep(venues, wordless, printedStructures());
  const files = [...venues.flatMap((venue) => venue.files), ...kept.flatMap((id) => standing(job.out, id))];
  return {
    diagnostics: allProblems(folder, shared, venues, barIds),
    venues,
    broken,
    kept,
    files: [...files, ...(tables ?? [])],
    complete: tables !== undefined,
  };
}

/** The summaries of venues that have one, by their ids. */
export function summariesOf(
  venues: readonly { readonly id: string; readonly summary?: VenueSummary | undefined }[],
): ReadonlyMap<string, VenueSummary> {
  return new Map(venues.flatMap(({ id, summary }) => (summary ? [[id, summary]] : [])));
}

/** The files generated from all menus together; undefined if the texts of the interface have an error. */
export const makeTables = (
  { site }: MenusFolder,
  { interface: words, partials }: Shared,
  summaries: ReadonlyMap<string, VenueSummary>,
): GeneratedFile[] | undefined => words && generateShared(site, summaries, partials, words);

/** The problems of the folder, of what its menus share, of each menu, and of menus together. */
export const allProblems = (
  folder: MenusFolder,
  shared: Shared,
  venues: readonly Pick<StagedVenue, 'diagnostics'>[],
  barIds: readonly Diagnostic[],
): Diagnostic[] =>
  uniqueDiagnostics([
    ...folder.diagnostics,
    ...shared.diagnostics,
    ...venues.flatMap((venue) => venue.diagnostics),
    ...barIds,
  ]);

/** The files of a venue that are in the output already, unchanged. */
function standing(out: string, id: string): StagedFile[] {
  const paths = listFiles(out).files.filter((path) => path.startsWith(`venues/${id}/`));
  return paths.map((path) => ({ path, changed: false }));
}
