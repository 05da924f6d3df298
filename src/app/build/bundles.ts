import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Folders } from './folders.ts';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../prerender.tsx';
import { writeFile } from 'node:fs/promises';
import { type AllOfflineTexts, type OfflineTexts, WORKER_ADDRESS } from '../../offline/protocol.ts';
import { type Language, LANGUAGE_CODES } from '../../terms/house.ts';
import { keepsOffline } from '../vite/keeps-offline.ts';

/** Builds a script as one piece without imports. `values` become constants of `import.meta.env`. */
export async function buildScript(
  { project }: Pick<Folders, 'project'>,
  source: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      rolldownOptions: {
        input: join(project, source),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** The style of all pages, in two parts. */
export type Styles = {
  /** The style of the first paint and of a first tap, which stands in every page. */
  readonly critical: string;
  /** All other style, in a file of its own. */
  readonly deferred: string;
};

/** Builds the style sheets. */
export async function buildStyles({ project }: Pick<Folders, 'project'>): Promise<Styles> {
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: { critical: join(project, 'src/app/critical.css'), deferred: join(project, 'src/app/deferred.css') },
        output: { assetFileNames: '[name].css' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = (name: string): string => {
    const file = output.find(({ fileName }) => fileName === name);
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return String(file.source).trim();
  };
  return { critical: sheet('critical.css'), deferred: sheet('deferred.css') };
}

/** Builds the renderer of the pages for Node, and loads it. */
export async function buildRenderer({ project, stage }: Folders): Promise<typeof Prerender> {
  const outDir = join(stage, 'renderer');
  await build({
    root: project,
    logLevel: 'error',
    // With all packages, so that it runs wherever the output lies.
    ssr: { noExternal: true },
    build: {
      ssr: join(project, 'src/app/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'entry.mjs')).href) as Promise<typeof Prerender>;
}

/**
 * Builds the service worker: one file without imports. With `OFFLINE=off` in the environment it becomes a worker that removes itself and
 * all stored copies from every phone that visits.
 */
export async function buildServiceWorker(folders: Folders): Promise<void> {
  const source = keepsOffline(process.env) ? 'service-worker.ts' : 'retired-worker.ts';
  const OFFLINE_TEXTS = await offlineTexts(folders.project);
  const script = await buildScript(folders, `src/offline/worker/${source}`, { OFFLINE_TEXTS });
  await writeFile(join(folders.site, basename(WORKER_ADDRESS)), script);
}

/** The texts of the worker itself. All texts of the interface would be ten times as long. */
async function offlineTexts(project: string): Promise<AllOfflineTexts> {
  const entries = LANGUAGE_CODES.map(async (language): Promise<[Language, OfflineTexts]> => {
    const file = join(project, `generated/later/${language}.ts`);
    const { texts } = (await import(pathToFileURL(file).href)) as { texts: { offline: OfflineTexts } };
    return [language, texts.offline];
  });
  return Object.fromEntries(await Promise.all(entries)) as AllOfflineTexts;
}
