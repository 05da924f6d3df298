import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';
import type { BuildCache } from './cache.ts';
import type { makeClient, makeLook } from './code.ts';

export type Makers = { readonly look: typeof makeLook; readonly client: typeof makeClient };
type Name = keyof Makers;
type Made<Of extends Name> = Awaited<ReturnType<Makers[Of]>>;

export type BundleQuestion = { readonly name: Name; readonly project: string; readonly cache: BuildCache['made'] };
export type BundleAnswer = { readonly name: Name; readonly made: Made<Name> };

/**
 * Bundles in a process of its own, started with the first bundle: a bundler takes 300 MB that only the end of its process frees, and rendering the
 * pages needs that memory. It prints what is wrong itself.
 */
export class Bundler {
  readonly #parts: Omit<BundleQuestion, 'name'>;
  #process: ChildProcess | undefined;

  constructor(project: string, cache: BuildCache) {
    this.#parts = { project, cache: cache.made };
  }

  make<Of extends Name>(name: Of): Promise<Made<Of>> {
    const child = (this.#process ??= fork(fileURLToPath(new URL('bundler-process.ts', import.meta.url)), {
      execArgv: [],
    }));
    return new Promise((resolve, reject) => {
      child
        .on('message', (answer: BundleAnswer) => {
          if (answer.name === name) resolve(answer.made as Made<Of>);
        })
        .once('error', reject)
        .once('exit', () => reject(new ExplainedError(`The bundles could not be made: ${name}`)))
        .send({ ...this.#parts, name } satisfies BundleQuestion);
    });
  }

  /** Ends the process. */
  end(): void {
    if (this.#process?.connected) this.#process.disconnect();
  }
}
