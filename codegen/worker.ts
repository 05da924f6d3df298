/** The other threads of a large build: takes its share of the venues and answers with what became of them. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Share, WorkerAnswer } from './build-venues.ts';

enableCompileCache();
const { buildShare } = await import('./build-venues.ts');
const { OutputError } = await import('./output/output-error.ts');

const answer = (message: WorkerAnswer): void => {
  // A thread's port has one other end; the rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
};
try {
  answer({ venues: buildShare(workerData as Share) });
} catch (error) {
  if (!(error instanceof OutputError)) throw error;
  answer({ failure: error.message });
}
