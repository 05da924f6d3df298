import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageRow } from '../prerender.tsx';
import type { siteValues } from '../vite/site-values.ts';
import type { BuildCache } from './cache.ts';
import type { Bundled } from './client-files.ts';
import type { MadePage, PageParts } from './page.ts';

/** All that a thread needs to make pages; in place of the cache, the arguments to construct it. */
export type PageTask = Omit<PageParts, 'cache' | 'client' | 'renderer'> & {
  readonly cache: BuildCache['made'];
  readonly bundle: readonly Bundled[];
  readonly values: ReturnType<typeof siteValues>;
};

/** A page that a thread is asked for, by the path of its row, with its entry. */
export type PageQuestion = { readonly path: string; readonly script: string };
export type PageAnswer = { readonly path: string; readonly made: MadePage };

/** The number of pages that take as long as the start of another thread. */
const WORTH_A_THREAD = 40;
/** The limit of threads: each holds a renderer of its own in memory. */
const MOST_THREADS = 4;
/** The number of pages that a thread is asked for ahead, so that it need not wait for this thread, which also renders. */
const AHEAD = 6;
/** A small young generation is enough: the data of one page are garbage when the next begins. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48 };

type Make = (row: PageRow, script: string) => Promise<MadePage>;

/** Makes pages in this thread, one at a time, and in other threads as well when there are many. */
export class PageMakers {
  readonly #task: PageTask;
  readonly #makeHere: Make;
  readonly #threads: PageThread[] = [];
  readonly #waiting: ((make: Make) => Promise<void>)[] = [];
  #begun = 0;
  #isBusy = false;

  constructor(task: PageTask, makeHere: Make) {
    this.#task = task;
    this.#makeHere = makeHere;
  }

  make(row: PageRow, script: string): Promise<MadePage> {
    const most = Math.min(availableParallelism(), MOST_THREADS) - 1;
    this.#begun++;
    if (this.#threads.length < most && this.#begun > WORTH_A_THREAD * (this.#threads.length + 1)) {
      this.#threads.push(new PageThread(this.#task));
    }
    const { promise, resolve, reject } = Promise.withResolvers<MadePage>();
    this.#waiting.push((makeIt) => makeIt(row, script).then(resolve, reject));
    this.#handOut();
    return promise;
  }

  /** Asks other threads first. This thread gets their messages after each page that it makes itself. */
  #handOut(): void {
    for (const thread of this.#threads) {
      for (const page of this.#waiting.splice(0, AHEAD - thread.asked)) {
        void page((row, script) => thread.make({ path: row.path, script })).then(() => this.#handOut());
      }
    }
    const page = this.#isBusy ? undefined : this.#waiting.shift();
    if (page) void this.#makeOneHere(page);
  }

  async #makeOneHere(page: (make: Make) => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await page(this.#makeHere);
    await setImmediate();
    this.#isBusy = false;
    this.#handOut();
  }

  /** Ends the other threads. */
  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

class PageThread {
  readonly #worker: Worker;
  readonly #asked = new Map<string, PromiseWithResolvers<MadePage>>();

  constructor(task: PageTask) {
    const fail = (error: Error): void => this.#asked.forEach(({ reject }) => reject(error));
    this.#worker = new Worker(new URL('page-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: RESOURCE_LIMITS,
    })
      .on('message', ({ path, made }: PageAnswer) => {
        this.#asked.get(path)?.resolve(made);
        this.#asked.delete(path);
      })
      .on('error', fail)
      .on('exit', (code) => fail(new Error(`A thread that makes pages ended with ${code}`)));
  }

  /** The number of pages that the thread has been asked for and has not made. */
  get asked(): number {
    return this.#asked.size;
  }

  make(question: PageQuestion): Promise<MadePage> {
    const answer = Promise.withResolvers<MadePage>();
    this.#asked.set(question.path, answer);
    this.#worker.postMessage(question);
    return answer.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
