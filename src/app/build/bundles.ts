import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { pathToFileURL } from 'node:url';
import type { AllOfflineTexts, OfflineTexts } from '../../offline/protocol.ts';
import { type Language, LANGUAGE_CODES } from '../../terms/house.ts';
import { definitionsOf, keepsOffline } from '../vite/site-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** Bundles sources of the project without writing a file. */
async function bundle(project: string, rolldownOptions: Rolldown.RolldownOptions, values: Values = {}) {
  const options = { root: project, logLevel: 'error', define: definitionsOf(values) } as const;
  const { output } = (await build({ ...options, build: { write: false, rolldownOptions } })) as Rolldown.RolldownOutput;
  return output;
}

/** Builds a script as one piece without imports. `values` become constants of `import.meta.env`. */
export async function buildScript(project: string, source: string, values: Values = {}): Promise<string> {
  const output = { format: 'iife', codeSplitting: false } as const;
  const [script] = await bundle(project, { input: join(project, source), output }, values);
  return script.code.trim();
}

/** The style of all pages, in two parts. */
export type Styles = {
  /** The style of the first paint and of a first tap, inlined in every page. */
  readonly critical: string;
  /** The rest of the style, in a file of its own. */
  readonly deferred: string;
};

/** Builds the style sheets. */
export async function buildStyles(project: string): Promise<Styles> {
  const output = await bundle(project, {
    input: { critical: join(project, 'src/app/critical.css'), deferred: join(project, 'src/app/deferred.css') },
    output: { assetFileNames: '[name].css' },
  });
  const sheet = (name: string): string => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return String(file.source).trim();
  };
  // Tailwind writes its licence into both; each page has it once, in the file.
  return { critical: sheet('critical.css').replace(/^\/\*!.*?\*\/\s*/s, ''), deferred: sheet('deferred.css') };
}

/**
 * Builds the service worker: one file without imports. With `OFFLINE=off` in the environment it becomes a worker that removes itself and
 * all stored copies from every phone that visits.
 */
export async function buildServiceWorker(project: string): Promise<string> {
  const source = keepsOffline(process.env) ? 'service-worker.ts' : 'retired-worker.ts';
  return buildScript(project, `src/offline/worker/${source}`, { OFFLINE_TEXTS: await offlineTexts(project) });
}

/** The texts of the worker itself. All texts of the interface would be ten times as long. */
async function offlineTexts(project: string): Promise<AllOfflineTexts> {
  const entries = LANGUAGE_CODES.map(async (language): Promise<[Language, OfflineTexts]> => {
    const file = join(project, `generated/overlay/${language}.ts`);
    const { texts } = (await import(pathToFileURL(file).href)) as { texts: { offline: OfflineTexts } };
    return [language, texts.offline];
  });
  return Object.fromEntries(await Promise.all(entries)) as AllOfflineTexts;
}
