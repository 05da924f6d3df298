/** A worker thread of a large build: makes the requested pages one after the other. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageAnswer, PageQuestion, PageTask } from './page-makers.ts';

if (!parentPort) throw new Error('This is the code of a worker thread.');
const port = parentPort;
const questions: PageQuestion[] = [];
let isBusy = true;
port.on('message', (question: PageQuestion) => {
  questions.push(question);
  void answerAll();
});

enableCompileCache();
const { loadRenderer } = await import('./load-sources.ts');
const { cache, bundle, values, ...task } = workerData as PageTask;
const renderer = await loadRenderer(task.project, values);
const { BuildCache } = await import('./cache.ts');
const { clientFiles } = await import('./client-files.ts');
const { makePage } = await import('./page.ts');
const parts = { ...task, renderer, cache: new BuildCache(cache.folder, cache.quality), client: clientFiles(bundle) };
const rows = new Map(renderer.listPages().map((row) => [row.path, row]));
isBusy = false;
await answerAll();

async function answerAll(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let question = questions.shift(); question; question = questions.shift()) {
    const { path, script } = question;
    const row = rows.get(path);
    if (!row) throw new Error(`There is no page at ${path}`);
    port.postMessage({ path, made: await makePage(parts, row, script) } satisfies PageAnswer);
  }
  isBusy = false;
}
