/** The whole compiler in one function. Start reading here. */
import { checkBarIds } from './bar-ids.ts';
import { buildVenues } from './build-venues.ts';
import { checkPartials, compileInterfaceFile } from './compile-shared.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from './diagnostics/unique.ts';
import { generateShared } from './emit/generate-shared.ts';
import { createStage, type StagedFile } from './output/stage.ts';
import { listMenus } from './read/menus-folder.ts';
import { Sources } from './read/sources.ts';
import { partialNames } from './resolve/partial-names.ts';

export type Job = {
  /** The menus folder on disk, and as diagnostics name it. */
  readonly root: string;
  readonly label: string;
  /** The output folder on disk. */
  readonly out: string;
  /** Where files that differ from the output go; absent when nothing is to be written. */
  readonly staging?: string;
};

export type Outcome = {
  readonly diagnostics: readonly Diagnostic[];
  /** Every file that the menus make, as far as they could be made. */
  readonly files: readonly StagedFile[];
  /** Venues that have an error. */
  readonly broken: readonly string[];
  /** Whether there is nothing with an error, so that `files` is the whole output. */
  readonly complete: boolean;
};

/** read → compile (parse, validate, resolve) → emit → stage, for all files of a menus folder. */
export async function runPipeline(job: Job): Promise<Outcome> {
  const folder = listMenus(job.root, job.label);
  const sources = new Sources(job.root, folder);
  const venues = await buildVenues({ ...job, folder });
  const interfaceTexts = compileInterfaceFile(folder.interface);
  const diagnostics = uniqueDiagnostics([
    ...folder.diagnostics,
    ...checkPartials(folder, sources),
    ...interfaceTexts.diagnostics,
    ...venues.flatMap((venue) => venue.diagnostics),
    ...checkBarIds(venues, folder.venues),
  ]);
  const broken = venues.filter((venue) => !venue.summary).map((venue) => venue.id);
  const files = venues.flatMap((venue) => venue.files);
  const { texts } = interfaceTexts;
  // The tables need every venue: without one they would be wrong, not old.
  if (!texts || broken.length > 0) return { diagnostics, files, broken, complete: false };
  const summaries = new Map(venues.flatMap(({ id, summary }) => (summary ? [[id, summary]] : [])));
  const names = partialNames(
    folder.partials.map(({ id }) => id),
    (name) => sources.partial(name),
  );
  const shared = generateShared(summaries, names, texts).map(createStage(job.out, job.staging));
  return { diagnostics, files: [...files, ...shared], broken, complete: true };
}
