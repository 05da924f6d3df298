import type { Bar } from '../../loyalty/bars.ts';
import { decideRedeem } from '../../loyalty/decide-redeem.ts';
import type { Card } from '../../protocol/card.ts';
import { exists, lock, notify, one, type Operation } from '../operation.ts';
import { Denied, type RedeemCommand } from '../store.ts';
import { cardByID, cardOf, closeCard, factsOf, openCard, type CardRow } from './cards.ts';
import { record } from './ledger.ts';
import { membershipsOf } from './members.ts';

/** The bar of a card; undefined if there is no such card. */
export function* barOfCard({ cardID }: { cardID: string }): Operation<string | undefined> {
  return (yield* cardByID(cardID))?.bar;
}

/** L9. The new card has today's programme (L3). Without a programme, the old card is closed and returned. */
export function* redeem(
  given: Omit<RedeemCommand, 'bars'> & { programme: Bar['programme'] | undefined },
): Operation<Card> {
  const { by, cardID, code, programme, now } = given;
  const memberships = yield* membershipsOf(by);
  if (memberships.length === 0) throw new Denied('not-staff');
  const found = yield* cardByID(cardID);
  const member = memberships.find(({ bar }) => bar === found?.bar);
  const owner = found?.owner;
  if (!member || !owner) throw new Denied('unknown-card');
  yield* lock('person', owner);

  const card = yield* cardByID(cardID);
  if (!card || !(yield* isCodeOf(code, card))) throw new Denied('unknown-card');
  const before =
    card.closed_for === 'redeemed'
      ? yield* one<{ member: string; successor: string | null }>(
          "select member, successor from ledger where card = $1 and kind = 'redeemed'",
          card.id,
        )
      : undefined;
  const isOwn = before?.member === member.id;
  const decision = decideRedeem({ now, card: { ...factsOf(card), closedFor: card.closed_for }, isOwn });
  if (decision.kind === 'denied') throw new Denied(decision.code);
  if (decision.kind === 'redeemed') {
    const successor = before?.successor ? yield* cardByID(before.successor) : undefined;
    return cardOf(successor ?? card, now);
  }

  yield* closeCard(card, 'redeemed', now);
  const next = programme && (yield* openCard(owner, card.bar, programme, now));
  yield* record({ card, kind: 'redeemed', now, member: member.id, successor: next?.id });
  const answer = cardOf(next ?? card, now);
  yield* notify({ kind: 'card', uid: owner, card: answer });
  return answer;
}

function* isCodeOf(code: RedeemCommand['code'], card: CardRow): Operation<boolean> {
  if (!('typed' in code)) return code.barID === card.bar && code.cardOwnerID === card.owner;
  return yield* exists('select id from showings where card = $1 and typed = $2', card.id, code.typed);
}
