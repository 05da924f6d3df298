/** The stamp card of a menu, for those who are signed in (specification, point 2). Nobody else loads it. */
import { loyaltyTexts } from '../../generated/loyalty.ts';
import type { OpenShowing } from '../loyalty/code/showing.ts';
import { startStampCard } from '../loyalty/start-stamp-card.tsx';
import { openSession } from '../session/open-session.ts';
import { logFailure } from '../ui/log.ts';

const realtime = () => import('../realtime/open-showing.ts');

/** The channel's code comes with the first panel that opens; where it cannot, the code is shown without signal (L7). */
const openShowing: OpenShowing = (showing, onState) => {
  let open: { readonly close: () => void } | undefined;
  let isClosed = false;
  const begin = async (): Promise<void> => {
    try {
      const channel = await realtime();
      if (!isClosed) open = channel.openShowing(showing, onState);
    } catch (cause) {
      logFailure('Error loading the realtime channel:', cause);
      onState({ phase: 'offline' });
    }
  };
  void begin();
  return {
    close: () => {
      isClosed = true;
      open?.close();
    },
  };
};

export const start = (panel: HTMLElement): Promise<void> =>
  startStampCard({
    panel,
    openSession,
    openShowing,
    onOpen: () => void realtime().catch(() => undefined),
    loadTexts: async (language) => (await loyaltyTexts[language]()).texts.loyalty,
  });
