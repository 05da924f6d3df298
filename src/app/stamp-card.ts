/** The stamp card of a menu, which only signed-in diners load (specification, point 2). */
import { loyaltyTexts } from '../../generated/loyalty.ts';
import type { Line, openLine as openLineAtOnce } from '../loyalty/line/open-line.ts';
import { loadAnew } from '../i18n/use-shown-texts.ts';
import { startStampCard } from '../loyalty/start-stamp-card.tsx';
import { openSession } from '../session/open-session.ts';
import { logFailure } from '../ui/log.ts';

/** Shows a code over a line that may still be loading. */
function showOver(coming: Promise<Line>, ...[barID, onState]: Parameters<Line['show']>): ReturnType<Line['show']> {
  let isClosed = false;
  const showing = coming
    .then((line) => (isClosed ? undefined : line.show(barID, onState)))
    .catch(() => void onState({ phase: 'offline' }));
  return {
    close: () => {
      isClosed = true;
      void showing.then((shown) => shown?.close());
    },
  };
}

/** Loads the line's code when the first panel opens. Where that fails the code is shown without a line (L7). */
const openLine: typeof openLineAtOnce = (person) => {
  const coming = import('../loyalty/line/open-line.ts').then((module) => module.openLine(person));
  coming.catch((cause: unknown) => logFailure('Error loading the realtime channel:', cause));
  return {
    show: (barID, onState) => showOver(coming, barID, onState),
    close: () =>
      void coming.then(
        (line) => line.close(),
        () => undefined,
      ),
  };
};

export const start = (panel: HTMLElement): Promise<void> =>
  startStampCard({
    panel,
    openSession,
    openLine,
    loadTexts: async (language) => (await loadAnew(loyaltyTexts[language])).texts.loyalty,
  });
