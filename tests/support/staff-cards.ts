import type { Card } from '../../server/protocol/card.ts';
import type { ScanAnswer } from '../../server/protocol/scan.ts';

export const CARD: Card = {
  cardID: 'card1',
  bar: { ID: 'taberna' },
  expiration: '2027-11-22T20:00:00.000Z',
  maxStamps: 10,
  nStamps: 3,
  reward: 'Una ración de croquetas',
  rewards: { es: 'Una ración de croquetas', en: 'A plate of croquettes' },
  state: 'open',
};
export const FULL: Card = { ...CARD, nStamps: 10, state: 'full' };
export const NEW_CARD: Card = { ...CARD, cardID: 'card2', nStamps: 0 };

export const STAMPED: ScanAnswer = {
  outcome: 'stamped',
  card: CARD,
  stampID: 'stamp1',
  stampedAt: '2026-11-22T20:04:00.000Z',
  undoUntil: '2026-11-22T20:09:00.000Z',
};
