import type { Card } from '../../server/protocol/card.ts';
import { readStored, removeStored, writeStored } from '../ui/storage.ts';

/** The cards of who was signed in last, as this phone last saw them (L18): `{uid, cards: {[barID]: {card, at}}}`. */
const KEY = 'carta-cards';

/** A card and when it was so, in milliseconds since 1970. */
export type KeptCard = { readonly card: Card; readonly at: number };

type Kept = { readonly uid: string; readonly cards: Readonly<Record<string, KeptCard>> };

function read(uid: string): Kept {
  try {
    const kept = JSON.parse(readStored('localStorage', KEY) ?? '') as Kept;
    if (kept.uid === uid && typeof kept.cards === 'object') return kept;
  } catch {
    // There is none, or it is not ours.
  }
  return { uid, cards: {} };
}

/** The card of somebody at a bar as it was when this phone last saw it. */
export const keptCard = (uid: string, barID: string): KeptCard | undefined => read(uid).cards[barID];

/** Keeps a card in the place of what was kept of its bar. */
export function keepCard(uid: string, kept: KeptCard): void {
  const cards = { ...read(uid).cards, [kept.card.bar.ID]: kept };
  writeStored('localStorage', KEY, JSON.stringify({ uid, cards } satisfies Kept));
}

export const forgetCards = (): void => removeStored('localStorage', KEY);
