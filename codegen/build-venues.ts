import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { printedStructures } from './emit/print-structure.ts';
import type { LastBuild } from './output/last-build.ts';
import { OutputError } from './output/output-error.ts';
import type { Words } from './diagnostics/words.ts';
import { createStage, type StagedFile } from './output/stage.ts';
import type { MenusFolder } from './resolve/compile-site.ts';
import { Sources } from './read/sources.ts';
import type { VenueSummary } from '../src/menu/route.ts';
import { compileMenu, type CompiledMenu } from './resolve/compile-venue.ts';
import type { GeneratedFile } from './emit/print-module.ts';
import { generateVenue, summarize } from './emit/generate-venue.ts';
import type { MenuFile } from './read/read-source.ts';

/** Everything that a thread needs to build its share of the venues. */
export type Share = {
  readonly root: string;
  readonly folder: MenusFolder;
  readonly out: string;
  /** The folder for files that differ from the output; absent: nothing is written. */
  readonly staging?: string;
  /** How many venues all threads together have taken so far. */
  readonly taken: Int32Array<SharedArrayBuffer>;
};

/** A built venue whose files are on disk already: without their contents. */
export type StagedVenue = Omit<BuiltVenue, 'files'> & { readonly files: readonly StagedFile[] };

/** The message of a worker that is done. An error loses its class on the way between threads, so only its words are sent. */
export type WorkerAnswer = { readonly venues: StagedVenue[] } | { readonly failure: Words };

/** With fewer venues, starting another thread takes longer than it saves. */
const WORTH_A_THREAD = 60;
/** The limit is memory: each thread loads a compiler of its own, about 100 MB. */
const MOST_THREADS = 4;
/** Objects of one venue are garbage when the next begins: a larger young generation costs memory and saves no time. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48 };

/** The initial data of a worker: the printed declarations of the first venue, which most other venues share. */
export type WorkerStart = ReadonlyMap<string, string>;

/** Builds all venues of a folder except those that `lastBuild` recalls, on as many cores as pay off. Returns them in the folder's order. */
export async function buildVenues(job: Omit<Share, 'taken'>, lastBuild?: LastBuild): Promise<StagedVenue[]> {
  const known = job.folder.venues.flatMap((menu) => lastBuild?.recall(menu) ?? []);
  const isKnown = new Set(known.map(({ id }) => id));
  const folder = { ...job.folder, venues: job.folder.venues.filter(({ id }) => !isKnown.has(id)) };
  const share: Share = { ...job, folder, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const count = folder.venues.length;
  const threads = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(count / WORTH_A_THREAD));
  const workers = Array.from({ length: threads - 1 }, () => startWorker(share));
  const begin = (): void => workers.forEach((worker) => worker.begin(printedStructures()));
  const results = await Promise.allSettled([ownShare(share, begin), ...workers.map((worker) => worker.done)]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const built = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return [...known, ...built].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The venues that this thread builds. The others start after its first venue; if that fails, they start too, and end at once. */
async function ownShare(share: Share, begin: () => void): Promise<StagedVenue[]> {
  try {
    return buildShare(share, begin);
  } finally {
    begin();
  }
}

/** Builds venues that no thread has taken yet, one after another, until none is left or a thread has failed. */
export function buildShare({ root, folder, out, staging, taken }: Share, afterFirst?: () => void): StagedVenue[] {
  const sources = new Sources(root, folder);
  const stage = createStage(out, staging);
  const done: StagedVenue[] = [];
  const next = (): MenuFile | undefined => folder.venues[Atomics.add(taken, 0, 1)];
  try {
    for (let menu = next(); menu; menu = next()) {
      const built = buildVenue(menu, sources);
      done.push({ ...built, files: built.files.map(stage) });
      if (done.length === 1) afterFirst?.();
    }
  } catch (error) {
    Atomics.store(taken, 0, folder.venues.length);
    throw error;
  }
  return done;
}

function startWorker(share: Share) {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: share,
    resourceLimits: RESOURCE_LIMITS,
  });
  const done = new Promise<StagedVenue[]>((resolve, reject) => {
    worker.once('message', (answer: WorkerAnswer) => {
      if ('venues' in answer) resolve(answer.venues);
      else reject(new OutputError(answer.failure));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with ${code} and without an answer`)));
  });
  const begin = (start: WorkerStart): void => worker.postMessage(start);
  return { begin, done };
}

/** The output of one venue's file. If the file has an error, there is no summary and no module. */
export type BuiltVenue = Omit<CompiledMenu, 'venue'> & {
  readonly id: string;
  readonly summary?: VenueSummary;
  readonly files: readonly GeneratedFile[];
};

/** One venue through all phases: read, compile (parse, validate, resolve), emit. */
export function buildVenue(menu: MenuFile, sources: Sources): BuiltVenue {
  const { venue, ...compiled } = compileMenu(menu, sources);
  const made = { id: menu.id, ...compiled };
  return venue
    ? { ...made, summary: summarize(venue, sources.site), files: generateVenue(venue, sources.site) }
    : { ...made, files: [] };
}
