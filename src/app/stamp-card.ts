/** The stamp card of a menu, for those who are signed in (specification, point 2). Nobody else loads it. */
import { loyaltyTexts } from '../../generated/loyalty.ts';
import type { OpenLine } from '../loyalty/code/showing.ts';
import { startStampCard } from '../loyalty/start-stamp-card.tsx';
import { openSession } from '../session/open-session.ts';
import { logFailure } from '../ui/log.ts';

type Closable = { readonly close: () => void };

/** What is opened once a promise has come, unless it was closed before. `failed` is called where it does not come. */
function openedWith<Given>(coming: Promise<Given>, open: (given: Given) => Closable, failed: () => void): Closable {
  let opened: Closable | undefined;
  let isClosed = false;
  const begin = async (): Promise<void> => {
    try {
      const given = await coming;
      if (!isClosed) opened = open(given);
    } catch {
      failed();
    }
  };
  void begin();
  return {
    close: () => {
      isClosed = true;
      opened?.close();
    },
  };
}

/** The line's code comes with the first panel that opens; where it cannot, the code is shown without signal (L7). */
const openLine: OpenLine = (person) => {
  const coming = import('../realtime/open-line.ts').then((module) => module.openLine(person));
  coming.catch((cause: unknown) => logFailure('Error loading the realtime channel:', cause));
  return {
    show: (barID, onState) =>
      openedWith(
        coming,
        (line) => line.show(barID, onState),
        () => onState({ phase: 'offline' }),
      ),
    close: openedWith(
      coming,
      (line) => line,
      () => undefined,
    ).close,
  };
};

export const start = (panel: HTMLElement): Promise<void> =>
  startStampCard({
    panel,
    openSession,
    openLine,
    loadTexts: async (language) => (await loyaltyTexts[language]()).texts.loyalty,
  });
