import { CardLine } from '../../src/loyalty/line/card-line.ts';
import { openChannel } from '../../src/loyalty/line/open-channel.ts';
import type { ShowingState } from '../../src/loyalty/line/showing.ts';
import { tokenOf } from './realtime-server.ts';
import { BAR } from './stamp-programme.ts';

/** A diner's panel and popup with the real client, and the states that they showed. */
export type SeenShowing = {
  readonly line: CardLine;
  readonly states: readonly ShowingState[];
  /** The number of stamps in each received card. */
  readonly cards: readonly number[];
  /** Resolves when the popup is in this phase, now or later, to the time by `performance.now`. */
  readonly reached: (phase: ShowingState['phase']) => Promise<number>;
};

export function openSeenShowing(
  origin: string,
  uid: string,
  { token = async (_isRenewed: boolean) => tokenOf(uid), confirmed = new Set<string>(), page = uid } = {},
): SeenShowing {
  const states: ShowingState[] = [];
  const cards: number[] = [];
  const since = new Map<ShowingState['phase'], number>();
  const waiting: { phase: ShowingState['phase']; resolve: (at: number) => void }[] = [];
  const line = new CardLine({
    uid,
    confirmed,
    open: (listener) => openChannel({ origin, page, token }, listener),
    onCard: (card) => cards.push(card.nStamps),
    onNoCard: () => undefined,
  });
  line.show(BAR.barID, (state) => {
    states.push(state);
    since.clear();
    since.set(state.phase, performance.now());
    for (const { phase, resolve } of waiting) if (phase === state.phase) resolve(performance.now());
  });
  const reached = (phase: ShowingState['phase']): Promise<number> =>
    new Promise((resolve) => {
      const at = since.get(phase);
      if (at === undefined) waiting.push({ phase, resolve });
      else resolve(at);
    });
  return { line, states, cards, reached };
}
