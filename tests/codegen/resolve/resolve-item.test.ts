import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const item = { kind: 'item', variant: 'simple', id: 'pan', name: { es: 'Pan' } };

describe('an item is full if it uses what only a full one shows', () => {
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
    ['detailedPopup: false', 'simple'],
    ['description: Rico', 'simple'],
    ['onlyNight: true', 'simple'],
    ['{smash: true, variant: simple}', 'simple'],
    ['variant: full', 'full'],
  ])('%s', (field, variant) => {
    const fields = field.startsWith('{') ? field.slice(1, -1).replace(', ', '\n  ') : field;
    const [entry] = entriesOf(withItems(`- item: Pan\n  ${fields}`), { images: { bar: ['pan.jpg'] } });
    expect(entry).toHaveProperty('variant', variant);
  });
});

test('every field of an item', () => {
  const fields = [
    '- item: Pan',
    '  id: hogaza',
    '  prices: {ración: 3}',
    '  allergens: gluten, ~soja',
    '  description: Rico',
    '  detail: Muy rico',
    '  image: pan',
    '  imageSource: /img/pan.jpg',
    '  imgFolder: horno',
    '  icon: vegano',
    '  iconStyle: round',
    '  detailedPopup: true',
    '  smash: true',
    '  styledPrice: true',
    '  unit: x UD',
    '  decimals: 1',
    '  className: house',
    '  allergenImages: true',
    '  onlyNight: true',
    '  withChips: true',
    '  descriptionIsSpanishName: true',
    '  allowHtmlInDescription: true',
    '  chupCopBot: true',
    '  hidden: true',
  ].join('\n');
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
    expect(
      withDefaults('{smash: true, onlyDay: true}', '- Pan: 2\n- item: Pan\n  smash: false\n- Pan: 3 onlyDay'),
    ).toEqual([
      { ...item, variant: 'full', prices: [{ amount: 2 }], smash: true, onlyDay: true },
      { ...item, variant: 'full', id: 'pan-2', onlyDay: true },
      { ...item, variant: 'full', id: 'pan-3', prices: [{ amount: 3 }], smash: true, onlyDay: true },
    ]);
  });

  test('prices, in whichever field they stand, and allergens as a whole', () => {
    expect(
      withDefaults(
        '{price: 2 tapa, allergens: "gluten, ~soja"}',
        '- Pan:\n- item: Pan\n  prices: {mesa: 3}\n- Pan: [apio]',
      ),
    ).toEqual([
      {
        ...item,
        prices: [{ label: 'tapa', amount: 2 }],
        isFood: true,
        allergens: ['gluten'],
        mayContain: ['soja'],
      },
      { ...item, id: 'pan-2', prices: [{ label: 'mesa', amount: 3 }], allergens: ['gluten'], mayContain: ['soja'] },
      { ...item, id: 'pan-3', prices: [{ label: 'tapa', amount: 2 }], isFood: true, allergens: ['apio'] },
    ]);
  });

  test('of a partial go before those of the venue', () => {
    const partials = {
      horno: 'defaults: {smash: false, decimals: 1}\nsections:\n- section: Horno\n  items:\n  - Pan: 2\n',
    };
    const { sections } = expectValid(
      'venue: Bar\ndefaults: {smash: true, withChips: true}\nsections:\n- use: horno\n',
      {
        partials,
      },
    );
    expect(sections[0]?.entries).toEqual([{ ...item, prices: [{ amount: 2 }], decimals: 1, withChips: true }]);
  });

  test('an id is none', () => {
    expectProblems('venue: Bar\ndefaults: {id: pan, hidden: si}\nstatus: unavailable\n', [
      '2:12 error unknown-field: "id" is not a field that can stand here. (fields are: price, prices, allergens, description, detail, image, imageSource, imgFolder, icon, iconStyle, detailedPopup, smash, styledPrice, unit, decimals, className, allergenImages, onlyNight, onlyDay, withChips, descriptionIsSpanishName, allowHtmlInDescription, chupCopBot, isFood, hidden, variant)',
      '2:29 error wrong-type: "si" is neither true nor false. (write true)',
    ]);
  });
});

describe('an item is not for the night only and for the day only', () => {
  const problem = (place: string): string =>
    `${place} error conflicting-rules: "onlyNight" and "onlyDay" exclude each other. (delete one of the two)`;

  test.each([
    ['- Pan: 3 [gluten] onlyDay onlyNight', '6:29'],
    ['- item: Pan\n  onlyNight: true\n  onlyDay: true', '8:5'],
  ])('%s', (entry, place) => {
    expectProblems(withItems(entry), [problem(place)]);
  });

  test('with the defaults, at what the item says', () => {
    expectProblems(`defaults: {onlyNight: true}\n${withItems('- Pan: 3 onlyDay')}`, [problem('7:12')]);
  });

  test('one that is false is none', () => {
    expectValid(withItems('- item: Pan\n  onlyNight: true\n  onlyDay: false'));
  });
});
