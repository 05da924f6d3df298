import type { Refusal } from '../protocol/scan.ts';
import { cardState, type CardFacts } from './card-state.ts';
import { DURATIONS } from './durations.ts';

/** What is known when staff of a bar scan a code of that bar. */
export type ScanFacts = {
  readonly now: number;
  /** Staff have confirmed that the diner's phone shows nothing (L7). */
  readonly unshown: boolean;
  /** The open card of whoever the code names; undefined when there is none. */
  readonly card: (CardFacts & { readonly perDay: number | null }) | undefined;
  /** Whether any card of this person at this bar, open or closed, has had a showing or has a stamp (L17). */
  readonly known: boolean;
  /** The card's latest showing; undefined when it never had one. */
  readonly showing: { readonly open: boolean; readonly stampID: string | null } | undefined;
  /** Stamps of the card on this Madrid day that were not undone. */
  readonly stampsToday: number;
  /** When the last stamp without showing was given that was not undone. */
  readonly lastUnshown: number | undefined;
};

export type ScanDecision =
  | { readonly kind: 'repeated'; readonly stampID: string }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'reward-ready' }
  | { readonly kind: 'stamped'; readonly unshown: boolean };

const refused = (reason: Refusal): ScanDecision => ({ kind: 'refused', reason });

/** What a scan means (L4 to L9, L11, L17). */
export function decideScan({ now, unshown, card, known, showing, stampsToday, lastUnshown }: ScanFacts): ScanDecision {
  const open = showing?.open === true;
  const isUnshown = unshown && !open;
  // L5: scanned again, by anybody and at any time.
  if (showing?.stampID && !isUnshown) return { kind: 'repeated', stampID: showing.stampID };
  // L17: the same answer whether or not there is a card.
  if (!open && !isUnshown) return refused('not-shown');
  // L17: the same for somebody whom this bar does not know.
  if (!card || !known) return refused('no-card');

  const state = cardState(card, now);
  if (state === 'expired') return refused('expired');
  if (state === 'full') return { kind: 'reward-ready' };
  if (isUnshown && lastUnshown !== undefined && now < lastUnshown + DURATIONS.unshown) return refused('unshown-limit');
  if (card.perDay !== null && stampsToday >= card.perDay) return refused('day-limit');
  return { kind: 'stamped', unshown: isUnshown };
}
