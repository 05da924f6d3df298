import type { Card } from '../../server/protocol/card.ts';
import { parseJson } from '../terms/parse-json.ts';
import { readStored, removeStored, type StoreName, writeStored } from '../ui/storage.ts';
import { type KnownUser, USER_KEY } from './known-user.ts';

/** Stores who is signed in on this phone, and removes a previous person's cards. */
export function rememberUser(user: KnownUser | null): void {
  if (user) writeStored('localStorage', USER_KEY, JSON.stringify({ uid: user.uid, photoURL: user.photoURL }));
  else {
    removeStored('localStorage', USER_KEY);
    removeStored('localStorage', CARDS_KEY);
  }
}

/** A person's data, stored on this phone as JSON; undefined where there are none, for another person, or for an invalid format. */
export function readKept<Of extends { readonly uid: string }>(
  store: StoreName,
  key: string,
  uid: string,
): Of | undefined {
  const kept = parseJson(readStored(store, key) ?? '') as Of | null | undefined;
  return kept?.uid === uid ? kept : undefined;
}

/** The storage key of that person's cards as this phone last saw them (L18): `{uid, cards: {[barID]: {card, at}}}`. */
const CARDS_KEY = 'carta-cards';

/** A card, and the time of reading it, in milliseconds since 1970. */
export type KeptCard = { readonly card: Card; readonly at: number };

type Kept = { readonly uid: string; readonly cards: Readonly<Record<string, KeptCard>> };

function readCards(uid: string): Kept {
  const kept = readKept<Kept>('localStorage', CARDS_KEY, uid);
  return typeof kept?.cards === 'object' ? kept : { uid, cards: {} };
}

/** A person's card of a bar as this phone last saw it; undefined where it has none. */
export const keptCard = (uid: string, barID: string): KeptCard | undefined => readCards(uid).cards[barID];

/** Stores a card in place of the stored one of its bar. */
export function keepCard(uid: string, kept: KeptCard): void {
  const cards = { ...readCards(uid).cards, [kept.card.bar.ID]: kept };
  writeStored('localStorage', CARDS_KEY, JSON.stringify({ uid, cards } satisfies Kept));
}

/** Removes the card of a bar for which the server has none. */
export function forgetCard(uid: string, barID: string): void {
  const { [barID]: card, ...cards } = readCards(uid).cards;
  if (card) writeStored('localStorage', CARDS_KEY, JSON.stringify({ uid, cards } satisfies Kept));
}
