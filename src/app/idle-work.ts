import type { LoadOverlayTexts } from '../i18n/texts.ts';
import { startOffline } from '../offline/start-offline.ts';
import { logFailure } from '../ui/log.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/** Loads the texts about offline copies when the first one is shown. */
const loadOverlayTexts: LoadOverlayTexts = async (language) =>
  (await (await import('../../generated/overlay.ts')).overlayTexts[language]()).texts;

/** Starts when the page is idle: stores the page for visits without network, and measures the visit after consent. */
export async function startIdleWork(): Promise<void> {
  await whenLoaded(document);
  void startOffline(loadOverlayTexts);
  // A constant of the build: a site without a tag manager does not contain this code.
  if (import.meta.env.TAG_MANAGER)
    import('./page-views.ts').catch((cause: unknown) => logFailure('Error loading the page views:', cause));
}
