import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../i18n/language.ts';
import type { AllOfflineTexts, OfflineTexts } from '../../offline/offline-texts.ts';
import { WORKER_ADDRESS } from '../../offline/protocol.ts';
import { keepsOffline } from '../vite/keeps-offline.ts';
import type { Folders } from './folders.ts';
import { buildScript } from './script.ts';

/**
 * Builds the service worker: one file without imports. Built with `OFFLINE=off` in the environment it removes itself and all that it
 * has kept, from every phone that visits.
 */
export async function buildServiceWorker(folders: Folders): Promise<void> {
  const source = keepsOffline(process.env) ? 'service-worker.ts' : 'retired-worker.ts';
  const OFFLINE_TEXTS = await offlineTexts(folders.project);
  const script = await buildScript(folders, `src/offline/worker/${source}`, { OFFLINE_TEXTS });
  await writeFile(join(folders.site, basename(WORKER_ADDRESS)), script);
}

/** Only what the worker says itself: the texts of the interface are ten times as long. */
async function offlineTexts(project: string): Promise<AllOfflineTexts> {
  const entries = LANGUAGES.map(async (language): Promise<[Language, OfflineTexts]> => {
    const file = join(project, `generated/later/${language}.ts`);
    const { texts } = (await import(pathToFileURL(file).href)) as { texts: { offline: OfflineTexts } };
    return [language, texts.offline];
  });
  return Object.fromEntries(await Promise.all(entries)) as AllOfflineTexts;
}
