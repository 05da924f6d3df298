import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageRow } from '../prerender.tsx';
import type { siteValues } from '../vite/site-values.ts';
import type { BuildCache } from './cache.ts';
import type { Bundled } from './client-files.ts';
import type { MadePage, PageParts } from './page.ts';

/** All that a thread must know to make pages; of the cache, what it is made with. */
export type PageTask = Omit<PageParts, 'cache' | 'client' | 'renderer'> & {
  readonly cache: BuildCache['made'];
  readonly bundle: readonly Bundled[];
  readonly values: ReturnType<typeof siteValues>;
};

/** A page that a thread is asked for, by the path of its row, with its entry. */
export type PageQuestion = { readonly path: string; readonly script: string };
export type PageAnswer = { readonly path: string; readonly made: MadePage };

/** So many pages take as long as another thread takes to start. */
const WORTH_A_THREAD = 40;
/** Each thread has a renderer of its own in memory. */
const MOST_THREADS = 4;
/** Pages that a thread is asked for at once, so that it need not wait for this one, which renders, too. */
const AHEAD = 6;
/** What is made of one page is garbage with the next. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48 };

/** Makes pages in this thread and, when they are many, in others beside it. */
export class PageMakers {
  readonly #task: PageTask;
  readonly #makeHere: (row: PageRow, script: string) => Promise<MadePage>;
  readonly #threads: PageThread[] = [];
  #begun = 0;

  constructor(task: PageTask, makeHere: (row: PageRow, script: string) => Promise<MadePage>) {
    this.#task = task;
    this.#makeHere = makeHere;
  }

  make(row: PageRow, script: string): Promise<MadePage> {
    const most = Math.min(availableParallelism(), MOST_THREADS) - 1;
    this.#begun++;
    if (this.#threads.length < most && this.#begun > WORTH_A_THREAD * (this.#threads.length + 1)) {
      this.#threads.push(new PageThread(this.#task));
    }
    const free = this.#threads.find((thread) => thread.asked < AHEAD);
    return free ? free.make({ path: row.path, script }) : this.#makeHere(row, script);
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

  /** How many pages it has been asked for and has not made. */
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
