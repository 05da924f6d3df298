import type { Stats } from '../../../../server/protocol/calls.ts';
import type { Card } from '../../../../server/protocol/card.ts';

/** In milliseconds, with some hours more, so that a sample does not change while it is viewed. */
const TWELVE_DAYS = (12 * 24 + 4.5) * 3_600_000;

/** Cards in their states, of a programme of eight stamps. */
const EMPTY: Card = {
  cardID: 'sample',
  bar: { ID: 'sample' },
  expiration: new Date(Date.now() + TWELVE_DAYS).toISOString(),
  maxStamps: 8,
  nStamps: 0,
  reward: 'Una ración de croquetas',
  rewards: { es: 'Una ración de croquetas', en: 'A plate of croquettes' },
  state: 'open',
};

export const CARDS = {
  empty: EMPTY,
  half: { ...EMPTY, nStamps: 4 },
  full: { ...EMPTY, nStamps: 8, state: 'full' },
  expired: { ...EMPTY, nStamps: 3, state: 'expired' },
} as const satisfies Record<string, Card>;

/** The time of the samples' events. */
export const THEN = '2026-03-08T20:04:00.000Z';

export const FIGURES: Stats = {
  barID: 'sample',
  from: '2026-03-07',
  to: '2026-03-08',
  days: [
    { day: '2026-03-07', stamps: 42, cards: 9, rewards: 3, byMember: [{ name: 'Marta', stamps: 42, rewards: 3 }] },
    {
      day: '2026-03-08',
      stamps: 17,
      cards: 2,
      rewards: 1,
      byMember: [
        { name: 'Luis', stamps: 12, rewards: 1 },
        { name: '', stamps: 5, rewards: 0 },
      ],
    },
  ],
  total: { stamps: 59, cards: 11, rewards: 4 },
  soldOut: [{ dishID: 'rodaballo', name: 'Rodaballo', days: 2 }],
};
