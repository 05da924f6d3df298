import { expect, test } from 'vitest';
import { entriesOf, withItems } from '../support/compile.ts';

const ITEM = { kind: 'item', variant: 'simple', id: 'pan', name: { es: 'Pan' } };
const TWO = { prices: [{ amount: 2 }] };

test.each([
  ['- Pan:', {}],
  ['- Pan: ~', {}],
  ['- Pan: ""', {}],
  ['- Pan: 2', TWO],
  ['- "Pan": 2 # con comentario', TWO],
  ['- {es: Pan}: 2', TWO],
  ['- Pan: [gluten]', { allergens: ['gluten'] }],
  ['- Pan:\n    - gluten\n    - huevos', { allergens: ['gluten', 'huevos'] }],
  ['- Pan: >-\n    2\n    [gluten]', { ...TWO, allergens: ['gluten'] }],
  ['- Pan: "[gluten] onlyNight"', { allergens: ['gluten'], onlyNight: true }],
  ['- Pan: S.M detailedPopup', { variant: 'full', prices: [{ amount: 'S.M' }], detailedPopup: true }],
  ['- Pan: hidden', { hidden: true }],
  [
    '- Pan: 3.50 tapa / 12 [gluten, ~soja] onlyDay withChips hidden',
    {
      prices: [
        { label: 'tapa', amount: 3.5 },
        { label: 'extra', amount: 12 },
      ],
      isFood: true,
      allergens: ['gluten'],
      mayContain: ['soja'],
      onlyDay: true,
      withChips: true,
      hidden: true,
    },
  ],
  [
    '- Pan: 14,50[gluten]smash styledPrice',
    { variant: 'full', prices: [{ amount: 14.5 }], allergens: ['gluten'], smash: true, styledPrice: true },
  ],
])('a dish on one line: %s', (line, fields) => {
  expect(entriesOf(withItems(line))).toEqual([{ ...ITEM, ...fields }]);
});

test('a name is read as it is written', () => {
  const lines = ['"Tomate: el de temporada": 9.5', "'@casa': 3", '"*Estrella* #1": 4', '7 Up: 2', '1906: 3', 'No: 1'];
  const entries = entriesOf(withItems(lines.map((line) => `- ${line}`).join('\n')));
  expect(entries.map((entry) => ('name' in entry ? entry.name.es : ''))).toEqual([
    'Tomate: el de temporada',
    '@casa',
    '*Estrella* #1',
    '7 Up',
    '1906',
    'No',
  ]);
});
