import { describe, expect, test } from 'vitest';
import { expectProblems, compile, expectValid, type Beside } from '../support/compile.ts';

const DRINKS = `sections:
- section: Refrescos
  items:
  - Agua: 2
  - Cola: 3
- section: Vinos
  items:
  - heading: Tintos
  - item: Rioja
    id: rioja-joven
    price: 3 copa / 16 botella
  - Agua: 1
`;

const beside: Beside = {
  partials: { bebidas: DRINKS, todo: 'sections:\n- use: bebidas#refrescos\n  without: cola\n' },
};
const venue = (sections: string): string => `venue: Bar\nsections:\n${sections}\n`;

test.each([
  [
    'all sections of a partial',
    '- use: bebidas',
    ['refrescos: agua 2, cola 3', 'vinos: heading, rioja-joven 3/16, agua-2 1'],
  ],
  [
    'one of them, without some items and with other prices',
    '- use: bebidas#vinos\n  without: [agua-2]\n  prices:\n    rioja-joven: 4 copa / 5 mesa / 6',
    ['vinos: heading, rioja-joven 4/5/6'],
  ],
  [
    'the entries of one in a section, beside its own',
    '- section: Carta\n  items:\n  - Agua: 9\n  - use: bebidas#vinos\n    without: agua\n  - Agua: 8',
    ['carta: agua 9, heading, rioja-joven 3/16, agua-2 8'],
  ],
  [
    'the same twice, with ids of their own',
    '- use: bebidas#vinos\n- use: bebidas#vinos',
    ['vinos: heading, rioja-joven 3/16, agua 1', 'vinos-2: heading, rioja-joven-2 3/16, agua-2 1'],
  ],
  ['those of another partial', '- use: todo\n  prices: {agua: 5}', ['refrescos: agua 5']],
])('use stands for %s', (_, sections, expected) => {
  const outline = expectValid(venue(sections), beside).sections.map(({ id, entries }) => {
    const items = entries.map((entry) => {
      const prices = 'prices' in entry && entry.prices ? entry.prices.map(({ amount }) => amount).join('/') : '';
      return 'id' in entry ? `${entry.id} ${prices}` : entry.kind;
    });
    return `${id}: ${items.join(', ')}`;
  });
  expect(outline).toEqual(expected);
});

test('new prices say anew how an item is sold', () => {
  const { sections } = expectValid(venue('- use: bebidas#vinos\n  prices: {rioja-joven: 4 barra}'), beside);
  expect(sections[0]?.entries[1]).toEqual({
    kind: 'item',
    variant: 'simple',
    id: 'rioja-joven',
    name: { es: 'Rioja' },
    prices: [{ label: 'barra', amount: 4 }],
  });
});

describe('a label that the partial translates', () => {
  const partials = {
    cervezas: `languages: es en
sections:
- section: Grifos @en On tap
  items:
  - item: Rubia @en Lager
    prices: {Caña @en Glass: 2.60, Pinta @en Pint: 4.90}
`,
  };
  const pricesOf = (prices: string): unknown => {
    const text = `venue: Bar\nlanguages: es en\nsections:\n- use: cervezas\n  prices: {rubia: ${prices}}\n`;
    const { venue: compiled } = compile(text, { partials });
    const entry = compiled?.sections[0]?.entries[0];
    return entry?.kind === 'item' ? entry.prices : undefined;
  };

  test('stays translated when the venue gives it another price', () => {
    expect(pricesOf('2.80 CAÑA / 5.30 pinta')).toEqual([
      { label: { es: 'Caña', en: 'Glass' }, amount: 2.8 },
      { label: { es: 'Pinta', en: 'Pint' }, amount: 5.3 },
    ]);
  });

  test('is left when the venue has another word, or a standard one', () => {
    expect(pricesOf('9 jarra / 3 copa / 4')).toEqual([
      { label: { es: 'jarra' }, amount: 9 },
      { label: 'copa', amount: 3 },
      { label: 'extra', amount: 4 },
    ]);
  });
});

test.each([
  [
    'a partial',
    '- use: bebida\n- use: Bebidas\n- section: Carta\n  items:\n  - use: nada#vinos',
    [
      '3:8 error unknown-partial: There is no partial "bebida". (did you mean "bebidas"?)',
      '4:8 error unknown-partial: There is no partial "Bebidas". (did you mean "bebidas"?)',
      '7:10 error unknown-partial: There is no partial "nada". (write _shared/nada.yaml, or correct the name)',
    ],
  ],
  [
    'a section of it',
    '- use: bebidas#vino\n  without: [agua]\n- section: Carta\n  items:\n  - use: bebidas',
    [
      '3:16 error unknown-partial: The partial "bebidas" has no section "vino". (its sections are: bebidas#refrescos, bebidas#vinos)',
      '7:10 error unknown-partial: "bebidas" has several sections. (name one of them: bebidas#refrescos, bebidas#vinos)',
    ],
  ],
  [
    'an item of it',
    '- use: bebidas#refrescos\n  without: [cola, rioja-joven]\n  prices: {agau: 2, cola: 3}',
    [
      '4:19 error unknown-item: The partial used here has no item "rioja-joven". (items are: agua, cola)',
      '5:12 error unknown-item: The partial used here has no item "agau". (did you mean "agua"?)',
      '5:21 error conflicting-rules: "cola" is left out by "without", but has a new price here. (delete one of the two)',
    ],
  ],
  [
    'a price, which would take the price of the item away',
    '- use: bebidas#refrescos\n  prices: {agua: , cola: "", col: }',
    [
      '4:12 error missing-field: "agua:" has no value. (write agua: and its value)',
      '4:20 error missing-field: "cola:" has no value. (write cola: and its value)',
      '4:30 error missing-field: "col:" has no value. (write col: and its value)',
      '4:30 error unknown-item: The partial used here has no item "col". (did you mean "cola"?)',
    ],
  ],
  [
    'a list of items',
    '- use: bebidas#refrescos\n  without: agua, cola',
    ['4:12 error wrong-type: A list is expected here. (write [agua, cola])'],
  ],
  [
    'an entry that is left',
    '- use: bebidas#refrescos\n  without: [agua, cola]',
    ['3:3 warning empty-section: This section has no entries. (write its dishes below items:, or delete the section)'],
  ],
])('where there is not %s, it is said at the use', (_, sections, problems) => {
  expectProblems(venue(sections), problems, beside);
});

test('what is not there is not said of a partial that cannot be read as a whole', () => {
  expectProblems(
    venue('- use: bebidas\n  without: [tonica]\n- use: bebidas#licores'),
    [
      'menus/_shared/bebidas.yaml:13:5 error wrong-type: "Tónica" has no colon after it. (write "- Tónica:", with its price after the colon; what is no dish begins with - note:)',
    ],
    { partials: { bebidas: `${DRINKS}  - Tónica\n` } },
  );
});

test('partials that use each other many times over are no hang', () => {
  const names = [...'abcdefghijklmnop'];
  const partials = Object.fromEntries(
    names.map((name, index) => {
      const next = names[index + 1];
      return [name, next === undefined ? DRINKS : `sections:\n${`- use: ${next}\n`.repeat(4)}`];
    }),
  );
  expectProblems(
    venue('- use: a'),
    [
      'menus/_shared/j.yaml:3:3 error too-large: The partials that are used here hold more than 10000 entries. (use fewer of them)',
    ],
    { partials },
  );
});

test('an item that is left out has no new price', () => {
  expectProblems(
    venue('- use: bebidas\n  without: [agua]\n  prices: {agua: 2.50, cola: 4}'),
    [
      '5:12 error conflicting-rules: "agua" is left out by "without", but has a new price here. (delete one of the two)',
    ],
    beside,
  );
});

const RULED: Beside = {
  partials: {
    base: `sections:
- section: Vieja
  hidden: true
  items:
  - Sidra: 3
- section: Copas
  onlyNight: true
  items:
  - Ron: 8
- section: Menú
  served: lun-vie 13-16
  items:
  - Guiso: 12
`,
  },
};

test('entries do not leave behind when their section is shown, or that it is not', () => {
  const unsaid = (rule: string, id: string): string =>
    `warning left-behind: The section "base#${id}" has ${rule}, but this section, which uses its entries, does not have the same. (write the same in this section, or use the whole other section: - use: base#${id})`;
  expectProblems(
    venue('- section: Carta\n  items:\n  - use: base#vieja\n  - use: base#copas\n  - use: base#menu\n  - Pan: 1'),
    [`5:5 ${unsaid('hidden', 'vieja')}`, `6:5 ${unsaid('onlyNight', 'copas')}`, `7:5 ${unsaid('served', 'menu')}`],
    RULED,
  );
  expectProblems(
    venue(
      [
        '- section: Noche\n  onlyNight: true\n  items:\n  - use: base#copas',
        '- section: Día\n  served: lun,mar,mie,jue,vie 13:00-16:00\n  items:\n  - use: base#menu',
        '- section: Nada\n  hidden: true\n  items:\n  - use: base#vieja\n  - use: base#copas',
        '- use: base',
      ].join('\n'),
    ),
    [],
    RULED,
  );
});

test('a menu without a section is empty', () => {
  expectProblems('venue: Bar\nsections: []\n', [
    '2:11 warning empty-section: There is no section here. (write - section: and its title, and below it items:)',
  ]);
});
