import { expect, test } from 'vitest';
import { perPerson } from '../../src/staff/per-person.ts';

const FIGURES = { stamps: 0, cards: 0, rewards: 0 };

test('each person has one row over all days, whoever stamped most first', () => {
  const days = [
    {
      day: '2026-11-21',
      ...FIGURES,
      byMember: [
        { name: 'Ana', stamps: 2, rewards: 1 },
        { name: '', stamps: 1, rewards: 0 },
      ],
    },
    {
      day: '2026-11-22',
      ...FIGURES,
      byMember: [
        { name: 'Berta', stamps: 5, rewards: 0 },
        { name: 'Ana', stamps: 2, rewards: 0 },
      ],
    },
  ];
  expect(perPerson({ barID: 'el-moreno', from: '2026-11-21', to: '2026-11-22', days, total: FIGURES })).toEqual([
    { name: 'Berta', stamps: 5, rewards: 0 },
    { name: 'Ana', stamps: 4, rewards: 1 },
    { name: '', stamps: 1, rewards: 0 },
  ]);
});
