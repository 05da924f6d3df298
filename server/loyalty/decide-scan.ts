import type { Refusal } from '../protocol/scan.ts';
import { cardState, type CardFacts } from './card-state.ts';
import { DURATIONS } from './durations.ts';

/** The facts when staff of a bar scan a code of that bar. */
export type ScanFacts = {
  readonly now: number;
  /** Staff have confirmed that the diner's phone shows nothing (L7). */
  readonly unshown: boolean;
  /** The open card of the person in the code; undefined if there is none. */
  readonly card: (CardFacts & { readonly perDay: number | null }) | undefined;
  /** Whether any card of this person at this bar, open or closed, has had a showing or has a stamp (L17). */
  readonly known: boolean;
  /** The card's latest showing; undefined if it never had one. */
  readonly showing: { readonly open: boolean; readonly stampID: string | null } | undefined;
  /** Number of the card's stamps on this day of the site, without undone ones. */
  readonly stampsToday: number;
  /** When the last stamp without showing was given, not counting undone ones. */
  readonly lastUnshown: number | undefined;
};

export type ScanDecision =
  | { readonly kind: 'repeated'; readonly stampID: string }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'reward-ready' }
  | { readonly kind: 'stamped'; readonly unshown: boolean };

const refused = (reason: Refusal): ScanDecision => ({ kind: 'refused', reason });

/** Decides what a scan does (L4 to L9, L11, L17). */
export function decideScan({ now, unshown, card, known, showing, stampsToday, lastUnshown }: ScanFacts): ScanDecision {
  const open = showing?.open === true;
  const isUnshown = unshown && !open;
  // L5: a repeated scan, by anybody and at any time.
  if (showing?.stampID && !isUnshown) return { kind: 'repeated', stampID: showing.stampID };
  // L17: the same answer whether or not there is a card.
  if (!open && !isUnshown) return refused('not-shown');
  // L17: the same answer for a person unknown to this bar.
  if (!card || !known) return refused('no-card');

  const state = cardState(card, now);
  if (state === 'expired') return refused('expired');
  if (state === 'full') return { kind: 'reward-ready' };
  if (isUnshown && lastUnshown !== undefined && now < lastUnshown + DURATIONS.unshown) return refused('unshown-limit');
  if (card.perDay !== null && stampsToday >= card.perDay) return refused('day-limit');
  return { kind: 'stamped', unshown: isUnshown };
}
