import { describe, expect, test } from 'vitest';
import { compile, expectProblems, expectValid, withItems } from '../support/compile.ts';

test.each([
  ['venue: B\0r\n', '1:9 error yaml-syntax: A character that cannot be printed (U+0000) stands here. (delete it)'],
  ['venue: Caf\uFFFD\n', '1:11 error yaml-syntax: This is not UTF-8 text. (save the file as UTF-8)'],
  [
    'venue: Bar\rstatus: unavailable\r',
    '1:11 error yaml-syntax: This line ends as lines did on old computers, and YAML does not see its end. (save the file with the line ends LF or CRLF)',
  ],
  [
    'venue: Bar\n---\nvenue: Otro\n',
    '2:1 error yaml-syntax: A second document begins here. (delete the line of dashes or dots: a file holds one menu)',
  ],
  [
    withItems(`- ${'a'.repeat(1030)}: 3`),
    '6:5 error yaml-syntax: The text before the colon is longer than 1,024 characters. (write - item: and the text after it)',
  ],
  [
    withItems('- Pan: !').trimEnd(),
    '6:10 error yaml-syntax: This text starts with !, so YAML misreads it: "!" must be in quotes. (write "!")',
  ],
])('%j is no menu', (text, problem) => {
  expectProblems(text, [problem]);
});

test('a byte order mark and line ends of Windows change no place', () => {
  expectProblems('\uFEFFvenu: Bar\r\nstatus: unavailable\r\n', [
    '1:1 error unknown-field: "venu" is not a field that can stand here. (did you mean "venue"?)',
  ]);
  const items = '- Agua: 9..5\n- note: >2\n      Hola\n    a todos @xx Hi';
  expectProblems(`\uFEFF${withItems(items).replaceAll('\n', '\r\n')}`, [
    '6:11 error bad-price: "9..5" is not an amount. (write an amount such as 9.50 or 9,50 €)',
    '9:15 error unknown-language: "@xx" is not a language of menus. (languages are es en fr de it ca; if it is ordinary text, write \\@xx)',
  ]);
});

test('a file that cannot be read gives no venue and names no partials', () => {
  const { venue, partials } = compile('venue: "Bar');
  expect({ venue, partials }).toEqual({ venue: undefined, partials: [] });
});

describe('a file that is too large', () => {
  test('over 1 MiB, as bytes', () => {
    expectProblems(`# ${'ñ'.repeat(524_288)}\n`, [
      '1:1 error too-large: The file is larger than 1 MiB. (split the menu)',
    ]);
    const head = 'venue: Bar\nstatus: unavailable\n#';
    expectValid(head + 'x'.repeat(1_048_576 - head.length));
  });

  test('a long file with many mistakes is not read once for each of them', () => {
    const padding = 'x'.repeat(2_500);
    const dishes = Array.from(
      { length: 40 },
      (_, index) => `- @Pan ${index}: 1\n- Vino: 2 # ${padding}\n- Agua: 2 # ${padding}`,
    );
    const codes = compile(withItems(dishes.join('\n'))).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: 7 }, () => 'yaml-syntax'));
  });

  test('aliases that stand for more than 10,000 entries', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe']) {
      lines.push(`${name}: &${name} [${Array(10).fill(`*${of}`).join(', ')}]`);
    }
    expectProblems(`${lines.join('\n')}\n`, [
      '4:36 error too-large: The aliases of this file stand for more than 10000 entries. (use fewer aliases, or a partial)',
    ]);
  });

  test.each([
    ['brackets', '['.repeat(1_000_000), '1:101'],
    ['brackets on lines', '[\n'.repeat(500_000), '100:2'],
    ['dashes', '- '.repeat(500_000), '1:200'],
    ['keys', 'a: '.repeat(300_000), '1:299'],
  ])('%s in each other are no hang', (_, text, place) => {
    expectProblems(text, [
      `${place} error yaml-syntax: Brackets, dashes or lines are nested deeper than a menu can be. (delete what is too much)`,
    ]);
  });
});

describe('anchors and aliases', () => {
  test('stand for items, lists, texts and whole sections, each with ids of its own', () => {
    const { sections } = expectValid(`venue: Bar
sections:
- &drinks
  section: Bebidas
  items:
  - &water {Agua: 2}
  - *water
  - item: &wine Vino
    allergens: &sulphites [sulfitos]
  - item: *wine
    allergens: *sulphites
- *drinks
`);
    const ids = sections.map(({ id, entries }) => [id, ...entries.map((entry) => ('id' in entry ? entry.id : ''))]);
    expect(ids).toEqual([
      ['bebidas', 'agua', 'agua-2', 'vino', 'vino-2'],
      ['bebidas-2', 'agua-3', 'agua-4', 'vino-3', 'vino-4'],
    ]);
  });

  test('a merge key brings the fields that its mapping lacks', () => {
    const items = '- &ribs\n  item: Costillas\n  price: 12\n  allergens: soja\n- <<: *ribs\n  item: Alitas';
    expect(expectValid(withItems(items)).sections[0]?.entries[1]).toEqual({
      kind: 'item',
      variant: 'simple',
      id: 'alitas',
      name: { es: 'Alitas' },
      prices: [{ amount: 12 }],
      allergens: ['soja'],
    });
  });

  test('a merge key needs no alias anywhere in the file', () => {
    const items = '- item: Alitas\n  <<: {price: 12, item: Costillas}';
    expect(expectValid(withItems(items)).sections[0]?.entries).toMatchObject([
      { name: { es: 'Alitas' }, prices: [{ amount: 12 }] },
    ]);
  });

  test('an explicit id that is written once and used twice is numbered', () => {
    const { sections } = expectValid(withItems('- &x {item: Pan, id: pan}\n- *x'));
    expect(sections[0]?.entries).toMatchObject([{ id: 'pan' }, { id: 'pan-2' }]);
  });
});
