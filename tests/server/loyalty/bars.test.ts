import { expect, it } from 'vitest';
import { barsOf, invitationLink } from '../../../server/loyalty/bars.ts';

type Venue = Parameters<typeof barsOf>[0][string];

const VENUE: Venue = { name: 'Bar Sol', barID: 'sol', path: 'bares/sol', status: 'open' };
const CARD = { stamps: 8, reward: { es: 'Un café' } };
const YEAR = { amount: 1, unit: 'years' } as const;
const WEEK = { amount: 7, unit: 'days' } as const;

it.each<[string, Partial<Venue>, unknown]>([
  ['has no stamp card', {}, undefined],
  ['says no more than the reward', { loyalty: CARD }, { ...CARD, validity: YEAR, perDay: null }],
  [
    'says how long a card lasts and what a day gives',
    { loyalty: { ...CARD, validity: WEEK, perDay: 2 } },
    { ...CARD, validity: WEEK, perDay: 2 },
  ],
  ['is not available', { status: 'unavailable', loyalty: CARD }, undefined],
])('L3: the programme of a bar whose menu %s', (_, given, programme) => {
  const bar = { barID: 'sol', name: 'Bar Sol', path: 'bares/sol', programme };
  expect([...barsOf({ any: { ...VENUE, ...given } })]).toEqual([['sol', bar]]);
});

it('L16: the secret of an invitation stands where no server’s log sees it', () => {
  expect(invitationLink('https://carta.example', 'secret')).toBe('https://carta.example/staff#invitation=secret');
});
