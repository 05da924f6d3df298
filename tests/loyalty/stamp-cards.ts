import type { Card } from '../../server/protocol/card.ts';

/** A card for the bar 'el-bar' with three of eight stamps, or with what is said of it. */
export const card = (difference: Partial<Card> = {}): Card => ({
  cardID: 'card-1',
  bar: { ID: 'el-bar' },
  expiration: '2099-12-31T23:00:00.000Z',
  maxStamps: 8,
  nStamps: 3,
  reward: 'Una ración de bravas',
  rewards: { es: 'Una ración de bravas', en: 'A plate of bravas' },
  state: 'open',
  ...difference,
});
