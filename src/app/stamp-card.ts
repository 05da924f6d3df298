/** The stamp card of a menu, for those who are signed in (specification, point 2). Nobody else loads it. */
import { loyaltyTexts } from '../../generated/loyalty.ts';
import type { OpenLine } from '../loyalty/code/showing.ts';
import { startStampCard } from '../loyalty/start-stamp-card.tsx';
import { openSession } from '../session/open-session.ts';
import { logFailure } from '../ui/log.ts';

type Line = ReturnType<OpenLine>;

/** Shows a code over a line that may be on its way still. */
function showOver(coming: Promise<Line>, ...[barID, onState]: Parameters<Line['show']>): ReturnType<Line['show']> {
  let showing: ReturnType<Line['show']> | undefined;
  let isClosed = false;
  const begin = async (): Promise<void> => {
    try {
      const line = await coming;
      if (!isClosed) showing = line.show(barID, onState);
    } catch {
      onState({ phase: 'offline' });
    }
  };
  void begin();
  return {
    close: () => {
      isClosed = true;
      showing?.close();
    },
  };
}

/** The line's code comes with the first panel that opens; where it cannot, the code is shown without signal (L7). */
const openLine: OpenLine = (person) => {
  const coming = import('../realtime/open-line.ts').then((module) => module.openLine(person));
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
    loadTexts: async (language) => (await loyaltyTexts[language]()).texts.loyalty,
  });
