/** What a kind that is still to come says of its parts: courses that declare for themselves, each perhaps with a drink that does, too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from '../../../codegen/kinds/content.ts';
import { KINDS, type ResolvedEntry } from '../../../codegen/kinds/kinds.ts';
import { declarationOfAll, partsIn } from '../../../codegen/kinds/parts.ts';
import type { EntryFields } from '../../../codegen/kinds/resolved.ts';

const said = { description: '', spanish: '', examples: [] } as const;
const TABLE = {
  price: { type: 'price', ...said },
  allergens: { type: 'allergens', ...said },
  courses: {
    type: 'mappings',
    diff: 'course',
    ...said,
    fields: {
      course: { type: 'text', ...said },
      allergens: { type: 'allergens', ...said },
      pairing: {
        type: 'mapping',
        ...said,
        fields: {
          drink: { type: 'text', ...said },
          price: { type: 'price', ...said },
          allergens: { type: 'allergens', ...said },
        },
      },
    },
  },
} as const satisfies EntryFields;

const KIND = {
  word: { type: 'text', ...said },
  fields: TABLE,
  holds: 'name',
  isServed: true,
  components: {},
  nouns: ['', ''],
};

const oyster = { course: { es: 'Ostra' }, allergens: ['molusco'] };
const sherry = { drink: { es: 'Jerez' }, prices: [{ amount: 4 }], allergens: ['sulfitos'] };
const TASTING = {
  kind: 'tasting',
  name: { es: 'Otoño' },
  prices: [{ amount: 60 }],
  courses: [{ ...oyster, pairing: sherry }],
};

beforeAll(() => void Object.assign(KINDS, { tasting: KIND }));
afterAll(() => void Reflect.deleteProperty(KINDS, 'tasting'));

const wholeOf = (courses: readonly object[], own: object = {}) =>
  declarationOfAll(TABLE, { ...own, courses } as object, partsIn(TABLE, { courses }));

test('the parts of an entry are found by their fields, however deep', () => {
  expect(partsIn(TABLE, TASTING)).toMatchObject([
    { name: { es: 'Ostra' }, allergens: ['molusco'] },
    { name: { es: 'Jerez' }, allergens: ['sulfitos'] },
  ]);
});

test('the whole contains what a part contains, and is in doubt where one says nothing', () => {
  expect(wholeOf(TASTING.courses)).toEqual({ allergens: ['molusco', 'sulfitos'] });
  expect(wholeOf([{ ...oyster, pairing: { drink: { es: 'Jerez' } } }])).toEqual({
    allergens: ['molusco'],
    partlyDeclared: true,
  });
  expect(wholeOf(TASTING.courses, { allergens: [] })).toEqual({ allergens: ['molusco', 'sulfitos'] });
});

test('what a diff reads as the price and the allergens of a drink is not those of what it stands in', () => {
  expect(contentOf(TASTING as object as ResolvedEntry)).toMatchObject({
    prices: { prices: [{ amount: 60 }] },
    parts: [
      {
        name: { es: 'Ostra' },
        declared: { allergens: ['molusco'] },
        parts: [
          {
            role: 'pairing',
            name: { es: 'Jerez' },
            declared: { allergens: ['sulfitos'] },
            prices: { prices: [{ amount: 4 }] },
          },
        ],
      },
    ],
  });
});
