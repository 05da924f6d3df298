import { texts as ca } from '../../generated/later/ca.ts';
import { texts as de } from '../../generated/later/de.ts';
import { texts as en } from '../../generated/later/en.ts';
import { texts as es } from '../../generated/later/es.ts';
import { texts as fr } from '../../generated/later/fr.ts';
import { texts as it } from '../../generated/later/it.ts';
import type { AllOfflineTexts } from '../../src/offline/offline-texts.ts';

/** What the build puts into the worker. */
export const offlineTexts: AllOfflineTexts = {
  es: es.offline,
  en: en.offline,
  fr: fr.offline,
  de: de.offline,
  it: it.offline,
  ca: ca.offline,
};
