import { describe, expect, test } from 'vitest';
import { compile, entriesOf, expectProblems, withItems } from '../support/compile.ts';

const ITEM = { kind: 'item', variant: 'simple', id: 'pan', name: { es: 'Pan' } };

test.each([
  ['image: pan.jpg', 'full'],
  ['imageSource: /pan.jpg', 'full'],
  ['icon: pan.jpg', 'full'],
  ['detailedPopup: true', 'full'],
  ['smash: true', 'full'],
  ['styledPrice: true', 'full'],
  ['unit: x UD', 'full'],
  ['className: pan', 'full'],
  ['allergenImages: true', 'full'],
  ['variant: full', 'full'],
  ['detailedPopup: false', 'simple'],
  ['description: Rico', 'simple'],
  ['onlyNight: true', 'simple'],
])('an item is full if it uses what only a full one shows, unless it says otherwise: %s', (fields, variant) => {
  const [entry] = entriesOf(withItems(`- {item: Pan, ${fields}}`), { images: { bar: ['pan.jpg'] } });
  expect(entry).toHaveProperty('variant', variant);
});

test.each([
  ['unit: /kg', 11],
  ['image: pan.jpg', 12],
  ['imageSource: /pan.jpg', 18],
  ['icon: pan.jpg', 11],
  ['iconStyle: round', 16],
  ['smash: true', 5],
  ['styledPrice: true', 5],
  ['className: pan', 16],
  ['allergenImages: true', 5],
])('a field that the row of its item does not show is reported: %s', (written, column) => {
  const beside = { images: { bar: ['pan.jpg'] } };
  const [name = ''] = written.split(':');
  const hint =
    name === 'unit'
      ? 'delete variant: simple, or write the unit in the description'
      : `delete variant: simple, or "${name}"`;
  const problem = `${column} warning never-shown: "${name}" is shown only in a full row, and "variant" makes this a simple one. (${hint})`;
  expectProblems(withItems(`- item: Pan\n  ${written}\n  variant: simple`), [`7:${problem}`], beside);
  expectProblems(withItems(`- item: Pan\n  variant: simple\n  ${written}`), [`8:${problem}`], beside);
  expect(compile(withItems(`- {item: Pan, ${written}, variant: simple}`), beside)).toHaveProperty(
    'venue.sections.0.entries.0.variant',
    'simple',
  );
});

test.each(['detailedPopup: true', 'smash: false', 'allergenImages: false', 'description: Rico', 'marks: vegano'])(
  'a field that a simple row shows, or that is turned off, is right in one: %s',
  (field) => expectProblems(withItems(`- {item: Pan, ${field}, variant: simple}`), []),
);

test('a highlight shows its unit, and a simple item without one is right', () => {
  expectProblems(withItems('- {highlight: Pan, unit: /kg, variant: simple}\n- {item: Agua, variant: simple}'), []);
});

test.each([
  ['{variant: simple}', '- {item: Pan, smash: true}\n- Pan: 2 smash'],
  ['{smash: true, image: pan.jpg}', '- {item: Pan, variant: simple}'],
])(
  'one of the two in the defaults, %s, is the exception of an item or the rule for all, and is right',
  (fields, items) => {
    expectProblems(withItems(items).replace('sections:', `defaults: ${fields}\nsections:`), [], {
      images: { bar: ['pan.jpg'] },
    });
  },
);

test('a unit of the defaults that a simple item does not show is reported', () => {
  expectProblems(withItems('- {item: Pan, variant: simple}').replace('sections:', 'defaults: {unit: /kg}\nsections:'), [
    '3:18 warning never-shown: "unit" is shown only in a full row, and "variant" makes this a simple one. (delete variant: simple, or write the unit in the description)',
  ]);
});

test.each([
  ['extra', { isFood: true }],
  ['tapa', { isFood: true }],
  ['media', { isFood: true }],
  ['racion', { isFood: true }],
  ['chupito', { chupCopBot: true }],
  ['copa', { chupCopBot: true }],
  ['botella', { chupCopBot: true }],
  ['barra', {}],
  ['mesa', {}],
  ['terraza', {}],
  ['jarra', {}],
])('the label %s says whether an item is food or a drink by shot, glass and bottle', (label, said) => {
  const [entry = {}] = entriesOf(withItems(`- Pan: 3 ${label}`));
  const { isFood, chupCopBot } = entry as { isFood?: true; chupCopBot?: true };
  expect({ isFood, chupCopBot }).toEqual(said);
});

test('every field of an item', () => {
  const fields = `- item: Pan
  id: hogaza
  prices: {ración: 3}
  allergens: gluten, ~soja
  description: Rico
  detail: Muy rico
  image: pan
  imageSource: /img/pan.jpg
  imgFolder: horno
  icon: vegano
  iconStyle: round
  detailedPopup: true
  smash: true
  styledPrice: true
  unit: x UD
  decimals: 1
  className: house
  allergenImages: true
  onlyNight: true
  withChips: true
  descriptionIsSpanishName: true
  allowHtmlInDescription: true
  chupCopBot: true
  hidden: true`;
  expect(entriesOf(withItems(fields), { images: { horno: ['pan.jpg'], bar: ['vegano.svg'] } })).toEqual([
    {
      kind: 'item',
      variant: 'full',
      id: 'hogaza',
      name: { es: 'Pan' },
      prices: [{ label: 'racion', amount: 3 }],
      isFood: true,
      chupCopBot: true,
      allergens: ['gluten'],
      mayContain: ['soja'],
      description: { es: 'Rico' },
      detail: { es: 'Muy rico' },
      image: 'pan',
      imageFile: 'horno/pan.jpg',
      imageSource: '/img/pan.jpg',
      imgFolder: 'horno',
      icon: 'vegano',
      iconFile: 'bar/vegano.svg',
      iconStyle: 'round',
      detailedPopup: true,
      smash: true,
      styledPrice: true,
      unit: { es: 'x UD' },
      decimals: 1,
      className: 'house',
      allergenImages: true,
      onlyNight: true,
      withChips: true,
      descriptionIsSpanishName: true,
      allowHtmlInDescription: true,
      hidden: true,
    },
  ]);
});

describe('defaults are what an item has unless it says otherwise', () => {
  const withDefaults = (defaults: string, items: string): unknown =>
    entriesOf(`defaults: ${defaults}\n${withItems(items)}`);

  test('switches', () => {
    const items = '- Pan: 2\n- item: Pan\n  smash: false\n- Pan: 3 onlyDay';
    expect(withDefaults('{smash: true, onlyDay: true}', items)).toEqual([
      { ...ITEM, variant: 'full', prices: [{ amount: 2 }], smash: true, onlyDay: true },
      { ...ITEM, variant: 'full', id: 'pan-2', onlyDay: true },
      { ...ITEM, variant: 'full', id: 'pan-3', prices: [{ amount: 3 }], smash: true, onlyDay: true },
    ]);
  });

  test('prices, in whichever field they stand, and allergens as a whole', () => {
    const items = '- Pan:\n- item: Pan\n  prices: {mesa: 3}\n- Pan: [apio]';
    const tapa = { prices: [{ label: 'tapa', amount: 2 }], isFood: true };
    const mesa = { prices: [{ label: 'mesa', amount: 3 }] };
    const allergens = { allergens: ['gluten'], mayContain: ['soja'], confirmed: ['gluten'] as const };
    expect(withDefaults('{price: 2 tapa, allergens: "gluten, ~soja", confirmed: gluten}', items)).toEqual([
      { ...ITEM, ...tapa, ...allergens },
      { ...ITEM, id: 'pan-2', ...mesa, ...allergens },
      { ...ITEM, id: 'pan-3', ...tapa, allergens: ['apio'], confirmed: ['gluten'] },
    ]);
  });
});
