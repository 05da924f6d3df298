import type { ApiErrorCode } from '../protocol/errors.ts';
import { DURATIONS } from './durations.ts';

export type UndoFacts = {
  readonly now: number;
  /** The requesting member of the stamp's bar. */
  readonly member: string;
  readonly stamp: { readonly member: string | null; readonly at: number; readonly undone: boolean };
  readonly cardClosed: boolean;
};

export type UndoDecision =
  | { readonly kind: 'undo' }
  /** It was already undone; the answer is the same. */
  | { readonly kind: 'undone' }
  | { readonly kind: 'denied'; readonly code: ApiErrorCode };

/** Whether a stamp can be undone (L10). */
export function decideUndo({ now, member, stamp, cardClosed }: UndoFacts): UndoDecision {
  if (stamp.member !== member) return { kind: 'denied', code: 'not-your-stamp' };
  if (stamp.undone) return { kind: 'undone' };
  if (cardClosed) return { kind: 'denied', code: 'card-closed' };
  if (now >= stamp.at + DURATIONS.undo) return { kind: 'denied', code: 'undo-too-late' };
  return { kind: 'undo' };
}
