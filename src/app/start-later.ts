import type { LoadLater } from '../i18n/later-texts.ts';
import { logFailure } from '../ui/log.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** The words come when something is to be said. */
const loadLater: LoadLater = async (language) =>
  (await (await import('../../generated/later.ts')).laterTexts[language]()).texts;

/** What begins when a page is quiet: it is kept for when there is no network, and its view is counted where the diner agrees. */
export async function startLater(): Promise<void> {
  await whenLoaded(document);
  import('../offline/start-offline.ts')
    .then(({ startOffline }) => startOffline(loadLater))
    .catch((cause: unknown) => logFailure('Error keeping the page for offline:', cause));
  // Known to the build: a site without a tag manager has nothing of it.
  if (import.meta.env.TAG_MANAGER)
    import('./page-views.ts').catch((cause: unknown) => logFailure('Error loading the page views:', cause));
}
