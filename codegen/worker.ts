/** The entry point of a large build's other threads: builds its share of the venues and posts the result. */
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Share, WorkerAnswer, WorkerStart } from './build-venues.ts';

if (!parentPort) throw new Error('This is the code of a worker thread.');
const port = parentPort;
const started = once(port, 'message') as Promise<[WorkerStart]>;

enableCompileCache();
const { buildShare } = await import('./build-venues.ts');
const { adoptStructures } = await import('./emit/print-structure.ts');
const { OutputError } = await import('./output/output-error.ts');

const answer = (message: WorkerAnswer): void => {
  port.postMessage(message);
};
const [structures] = await started;
adoptStructures(structures);
try {
  answer({ venues: buildShare(workerData as Share) });
} catch (error) {
  if (!(error instanceof OutputError)) throw error;
  answer({ failure: error.words });
}
