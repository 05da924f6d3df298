/** The stamp card of a menu, which only signed-in diners load (specification, point 2). */
import { loyaltyTexts } from '../../generated/loyalty.ts';
import { loadAnew } from '../i18n/use-shown-texts.ts';
import { lineToCome } from '../loyalty/line/line-to-come.ts';
import { startStampCard } from '../loyalty/start-stamp-card.tsx';
import { openSession } from '../session/open-session.ts';

/** The pause before the line's code is loaded again, in milliseconds. */
const PAUSE = 3_000;

export const start = (panel: HTMLElement): Promise<void> =>
  startStampCard({
    panel,
    openSession,
    openLine: lineToCome({
      load: () => loadAnew(() => import('../loyalty/line/open-line.ts')),
      pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
    }),
    loadTexts: async (language) => (await loadAnew(loyaltyTexts[language])).texts.loyalty,
  });
