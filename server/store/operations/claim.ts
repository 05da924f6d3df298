import { cardState } from '../../loyalty/card-state.ts';
import type { Bar } from '../../loyalty/bars.ts';
import type { Card } from '../../protocol/card.ts';
import { lockPerson, notify, type Operation } from '../operation.ts';
import { Denied } from '../store.ts';
import { cardOf, closeCard, factsOf, openCard, openCardOf } from './cards.ts';
import { record } from './ledger.ts';

/** L1, L2, L3, L11. Throws `Denied` with 'no-programme' where the bar has no stamp card and this person none of before. */
export function* claim(given: { uid: string; bar: Bar; now: number }): Operation<{ created: boolean; card: Card }> {
  const { uid, bar, now } = given;
  yield* lockPerson(uid);
  const before = yield* openCardOf(uid, bar.barID);
  if (before && cardState(factsOf(before), now) !== 'expired') return { created: false, card: cardOf(before, now) };
  if (!bar.programme) throw new Denied('no-programme');

  if (before) {
    yield* closeCard(before, 'expired', now);
    yield* record({ card: before, kind: 'replaced', now });
  }
  const card = cardOf(yield* openCard({ uid, barID: bar.barID, programme: bar.programme, now }), now);
  yield* notify({ kind: 'card', uid, card });
  return { created: true, card };
}
