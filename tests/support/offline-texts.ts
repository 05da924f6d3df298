import { laterTexts } from '../../generated/later.ts';
import type { AllOfflineTexts } from '../../src/offline/protocol.ts';

const all = await Promise.all(
  Object.entries(laterTexts).map(async ([language, load]) => [language, (await load()).texts.offline] as const),
);

/** What the build puts into the worker. */
export const offlineTexts = Object.fromEntries(all) as AllOfflineTexts;
