import type { LoadLater } from '../i18n/texts.ts';
import { startOffline } from '../offline/start-offline.ts';
import { logFailure } from '../ui/log.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Loads the texts about offline copies when the first one is shown. */
const loadLater: LoadLater = async (language) =>
  (await (await import('../../generated/later.ts')).laterTexts[language]()).texts;

/** Starts when the page is idle: stores the page for visits without network, and measures the visit after consent. */
export async function startIdleWork(): Promise<void> {
  await whenLoaded(document);
  void startOffline(loadLater);
  // A constant of the build: a site without a tag manager does not contain this code.
  if (import.meta.env.TAG_MANAGER)
    import('./page-views.ts').catch((cause: unknown) => logFailure('Error loading the page views:', cause));
}
