import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { printedStructures } from './emit/print-structure.ts';
import type { LastBuild } from './output/last-build.ts';
import { OutputError } from './output/output-error.ts';
import { createStage, type StagedFile } from './output/stage.ts';
import type { MenusFolder } from './resolve/compile-site.ts';
import { Sources } from './read/sources.ts';
import type { VenueSummary } from '../src/menu/route.ts';
import { compileMenu, type CompiledMenu } from './resolve/compile-venue.ts';
import type { GeneratedFile } from './emit/print-module.ts';
import { generateVenue, summarize } from './emit/generate-venue.ts';
import type { MenuFile } from './read/read-source.ts';

/** All that a thread must know to do its share. */
export type Share = {
  readonly root: string;
  readonly folder: MenusFolder;
  readonly out: string;
  /** Where files that differ from the output go; absent when nothing is to be written. */
  readonly staging?: string;
  /** How many venues have been taken, by all threads. */
  readonly taken: Int32Array<SharedArrayBuffer>;
};

/** A venue whose files are on disk already: what is left to know of it. */
export type StagedVenue = Omit<BuiltVenue, 'files'> & { readonly files: readonly StagedFile[] };

/** What a worker says when it is done. An error of its own class would not survive the way between threads. */
export type WorkerAnswer = { readonly venues: StagedVenue[] } | { readonly failure: string };

/** Below this many venues another thread takes longer to start than it saves. */
const WORTH_A_THREAD = 60;
/** Each thread has a compiler of its own in memory, some 100 MB. */
const MOST_THREADS = 4;
/** What is made of one venue is garbage with the next: more room for new objects costs memory and wins no time. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48 };

/** What a worker begins with: the declarations that the first venue took, which most others take, too. */
export type WorkerStart = ReadonlyMap<string, string>;

/** Builds all venues of a folder, but for those that the last build knows, on as many cores as that is worth. The order is that of the folder. */
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

/** What this thread takes on itself. The others begin after its first venue, and also, to end at once, if that fails. */
async function ownShare(share: Share, begin: () => void): Promise<StagedVenue[]> {
  try {
    return buildShare(share, begin);
  } finally {
    begin();
  }
}

/** Takes one venue after another that no thread has taken, until there is none left, or until a thread has failed. */
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

/** What is made of one venue's file. With an error in it there is neither summary nor module. */
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
