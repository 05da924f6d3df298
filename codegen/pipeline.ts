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
  /** The menus folder on disk, and as diagnostics name it. */
  readonly root: string;
  readonly label: string;
  /** The output folder on disk. */
  readonly out: string;
  /** Where files that differ from the output go; absent when nothing is to be written. */
  readonly staging?: string;
  /** Whether venues that are right are made where only others are wrong, which keep what the output has of them. */
  readonly keepGoing?: boolean;
  /** The file that remembers what the last build made of each venue, which is then not made again; absent: everything is made. */
  readonly memory?: string | undefined;
};

export type Outcome = {
  readonly diagnostics: readonly Diagnostic[];
  /** Every file that the menus make, as far as they could be made. */
  readonly files: readonly StagedFile[];
  /** What was found in each venue, and in the partials that it draws on. */
  readonly venues: readonly Pick<StagedVenue, 'id' | 'diagnostics'>[];
  /** Venues that have an error. */
  readonly broken: readonly string[];
  /** Those of them whose last output stays. */
  readonly kept: readonly string[];
  /** Whether `files` is the whole output: there is nothing with an error, or nothing but venues that keep their last output. */
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
  // The tables need every venue: without one they would be wrong, not old.
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

/** What is made of all menus together, and what is wrong with what they share. Without `summaries`, or with an error, there are no files. */
function makeTables(
  folder: MenusFolder,
  { root, out, staging }: Job,
  summaries: ReadonlyMap<string, VenueSummary> | undefined,
): { readonly diagnostics: readonly Diagnostic[]; readonly files?: readonly StagedFile[] } {
  const sources = new Sources(root, folder);
  const { texts, languages, diagnostics: ofTexts } = compileInterfaceOf(folder);
  const diagnostics = [...checkPartials(folder, sources), ...ofTexts];
  if (!texts || !languages || !summaries) return { diagnostics };
  const names = partialNames(
    folder.partials.map(({ id }) => id),
    (name) => sources.partial(name),
  );
  const shared = generateShared(folder.site, summaries, names, { texts, languages: withFlags(languages, root) });
  return { diagnostics, files: shared.map(createStage(out, staging)) };
}

/** The files of a venue that stand in the output, as they are. */
function standing(out: string, id: string): StagedFile[] {
  const paths = listFiles(out).files.filter((path) => path.startsWith(`venues/${id}/`));
  return paths.map((path) => ({ path, changed: false }));
}
