/**
 * The contract of the menu language, from outside: `carta check` on files in which « stands before the word that is wrong.
 * Each case promises its diagnostics whole: these codes, at these places, and no others.
 */
import { expect, test } from 'vitest';
import { checkMarked } from './marked-menus.ts';

type Case = { title: string; files: Record<string, string>; codes: string[]; says?: string };

/** A menu in Spanish and English with these lines as the entries of its one section. */
const entries = (...lines: string[]): Record<string, string> => ({
  'bar.yaml': `venue: Bar
languages: es en
sections:
  - section: Uno @en One
    items:
${lines.map((line) => `      ${line}\n`).join('')}`,
});
const file = (text: string): Record<string, string> => ({ 'bar.yaml': text });
/** A menu in Spanish with these lines as its top, and one dish. */
const top = (...lines: string[]): Record<string, string> =>
  file(`${lines.join('\n')}\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n`);

const right: Case[] = [
  {
    title: 'the same price in every spelling',
    files: entries('- A @en A: 9,50', '- B @en B: 9.5', '- C @en C: 9.50 €', '- D @en D: 9.50', '- E @en E: 9€'),
    codes: [],
  },
  { title: 'a price that is text', files: entries('- A @en A: S.M', '- B @en B: Consultar'), codes: [] },
  {
    title: 'allergens in any case, with accents and plurals',
    files: entries('- A @en A: 2 [Lácteos, crustáceos, Huevo, Frutos con cascara, SÉSAMO, moluscos]'),
    codes: [],
  },
  {
    title: 'allergens alone, traces, none',
    files: entries(
      '- A @en A: [gluten, ~soja]',
      '- B @en B: []',
      '- C @en C: [none]',
      '- D @en D: "[gluten] onlyNight"',
    ),
    codes: [],
  },
  { title: 'an item without a price', files: entries('- Agua @en Water:'), codes: [] },
  {
    title: 'handles, mail addresses and escaped tags are ordinary text',
    files: entries('- Sigue a @elmoreno o ana@bar.es @en Follow @elmoreno: 1', '- Usa \\@en así @en Write \\@en: 2'),
    codes: [],
  },
  {
    title: 'tags at line starts of a block scalar',
    files: entries('- note: |', '    Hola', '    @en Hello'),
    codes: [],
  },
  { title: 'the long form of a text', files: entries('- note: {es: Hola, en: Hello}'), codes: [] },
  {
    title: 'numbers and words of YAML as names',
    files: entries('- 1906 @en 1906: 3', '- No @en No: 2', '- 7 Up @en 7 Up: 2.50'),
    codes: [],
  },
  {
    title: 'anchors and aliases',
    files: entries(
      '- item: Pan @en Bread',
      '  allergens: &pan [gluten, sesamo]',
      '- item: Bollo @en Bun',
      '  allergens: *pan',
    ),
    codes: [],
  },
  {
    title: 'own labels, also multilingual',
    files: entries(
      '- item: Cerveza @en Beer',
      '  prices: {Caña @en Small: 2.50, Jarra @en Pint: 5}',
      '- Vino @en Wine: 3 frasca / 12 porrón',
    ),
    codes: [],
  },
  {
    title: 'prices in a long item as on one line',
    files: entries('- item: Jamón @en Ham', '  price: 3.50 tapa / 7 media'),
    codes: [],
  },
  {
    title: 'CRLF line ends and a byte order mark',
    files: {
      'bar.yaml': '\uFEFFvenue: Bar\r\nsections:\r\n  - section: Uno\r\n    items:\r\n      - Pan: 2 [gluten]\r\n',
    },
    codes: [],
  },
  { title: 'an unavailable venue needs its name only', files: file('venue: Bar\nstatus: unavailable\n'), codes: [] },
  {
    title: 'HTML of the list',
    files: entries(
      '- item: A @en A',
      '  allowHtmlInDescription: true',
      '  description: Con <b>pan</b><br> y <a href="https://a.example">más</a> @en With <em>bread</em>',
    ),
    codes: [],
  },
  {
    title: 'angle brackets in plain text',
    files: entries('- item: A @en A', '  description: Para < 3 & más <b> @en For < 3'),
    codes: [],
  },
];

const wrong: Case[] = [
  {
    title: 'a misspelt allergen',
    files: entries('- Pan @en Bread: 2 [sesamo, «gluton]'),
    codes: ['unknown-allergen'],
    says: '"gluten"',
  },
  {
    title: 'a misspelt trace',
    files: entries('- Pan @en Bread: 2 [~«sojja]'),
    codes: ['unknown-allergen'],
    says: '"soja"',
  },
  {
    title: 'a misspelt allergen in a flow list',
    files: entries('- Pan @en Bread: [gluten, «lacteox]'),
    codes: ['unknown-allergen'],
    says: '"lacteo"',
  },
  {
    title: 'a misspelt allergen in the long form',
    files: entries('- item: Pan @en Bread', '  allergens: gluten, «soia'),
    codes: ['unknown-allergen'],
    says: '"soja"',
  },
  {
    title: 'digits that are no amount',
    files: entries(
      '- A @en A: «1.234,50',
      '- B @en B: «9..5',
      '- C @en C: «9.505',
      '- D @en D: «-3',
      '- E @en E: 2 tapa / «9..5 racion',
    ),
    codes: ['bad-price', 'bad-price', 'bad-price', 'bad-price', 'bad-price'],
  },
  { title: 'a plus sign outside options', files: entries('- A @en A: «+2'), codes: ['bad-price'] },
  { title: 'two prices of one label', files: entries('- A @en A: 2 tapa / 3 «tapa'), codes: ['duplicate-label'] },
  {
    title: 'a misspelt flag after allergens',
    files: entries('- A @en A: 2 [gluten] «onlyNigth'),
    codes: ['unknown-flag'],
    says: 'onlyNight',
  },
  {
    title: 'a misspelt flag after a price',
    files: entries('- A @en A: 2 «onlyNigth'),
    codes: ['unknown-flag'],
    says: 'onlyNight',
  },
  {
    title: 'night and day at once',
    files: entries('- A @en A: 2 [gluten] onlyNight «onlyDay'),
    codes: ['conflicting-rules'],
  },
  {
    title: 'night and day at once in the long form',
    files: entries('- item: A @en A', '  onlyNight: true', '  «onlyDay: true'),
    codes: ['conflicting-rules'],
  },
  {
    title: 'a label one letter away from a standard one',
    files: entries('- A @en A: 2 «tappa / 3 media'),
    codes: ['unknown-label'],
    says: 'tapa',
  },
  {
    title: 'a language that is none of the six',
    files: entries('- Pan «@pt Pão @en Bread: 2'),
    codes: ['unknown-language'],
  },
  { title: 'the same language twice', files: entries('- Pan @en Bread «@en Loaf: 2'), codes: ['duplicate-language'] },
  { title: 'a missing translation', files: entries('- «Pan: 2'), codes: ['missing-translation'] },
  {
    title: 'a language that the venue does not offer',
    files: entries('- Pan @en Bread «@fr Pain: 2'),
    codes: ['unused-language'],
  },
  {
    title: 'a missing translation that the law wants',
    files: file(
      'venue: Bar\nlanguages: es ca\nrequiredLanguages: ca\nsections:\n  - section: Un @ca Un\n    items:\n      - «Pan: 2\n',
    ),
    codes: ['missing-required-translation'],
  },
  {
    title: 'an unknown field of an item',
    files: entries('- item: Pan @en Bread', '  «prize: 2'),
    codes: ['unknown-field'],
    says: '"price"',
  },
  {
    title: 'an unknown field of a venue',
    files: top('venue: Bar', '«langauges: es'),
    codes: ['unknown-field'],
    says: '"languages"',
  },
  { title: 'no sections', files: file('«venue: Bar\nlanguages: es\n'), codes: ['missing-field'] },
  {
    title: 'no venue',
    files: file('«languages: es\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n'),
    codes: ['missing-field'],
  },
  { title: 'a status that is none', files: top('venue: Bar', 'status: «closed'), codes: ['wrong-type'] },
  { title: 'a field twice', files: top('venue: Bar', '«venue: Otro'), codes: ['duplicate-key'] },
  {
    title: 'two explicit ids that are equal',
    files: entries('- item: A @en A', '  id: pan', '- item: B @en B', '  id: «pan'),
    codes: ['duplicate-id'],
  },
  {
    title: 'a link without https',
    files: entries('- banner: Hola @en Hello', '  link: «http://a.example'),
    codes: ['bad-link'],
  },
  {
    title: 'a partial that is not there',
    files: file('venue: Bar\nsections:\n  - use: «cadena\n'),
    codes: ['unknown-partial'],
  },
  {
    title: 'a section that the partial lacks',
    files: {
      'bar.yaml': 'venue: Bar\nsections:\n  - use: cadena#«dos\n',
      '_shared/cadena.yaml': 'sections:\n  - section: Uno\n    items:\n      - Pan: 2\n',
    },
    codes: ['unknown-partial'],
  },
  {
    title: 'a dish that the partial lacks',
    files: {
      'bar.yaml': 'venue: Bar\nsections:\n  - use: cadena\n    without: [pan, «tomate]\n    prices:\n      «queso: 3\n',
      '_shared/cadena.yaml': 'sections:\n  - section: Uno\n    items:\n      - Pan: 2\n      - Agua: 1\n',
    },
    codes: ['unknown-item', 'unknown-item'],
  },
  {
    title: 'a picture that is not there',
    files: entries('- item: A @en A', '  image: «costillas'),
    codes: ['missing-image'],
  },
  {
    title: 'colours too much alike',
    files: top('venue: Bar', 'theme:', '  background: "#ffffff"', '  text: «"#eeeeee"'),
    codes: ['low-contrast'],
  },
  {
    title: 'a misspelt entry word with fields of its own',
    files: entries('- «itme: Pan @en Bread', '  price: 2'),
    codes: ['unknown-field'],
    says: '"item"',
  },
  {
    title: 'several mistakes in one file',
    files: entries('- A @en A: «9..5 [«gluton]', '- «B: 2', '- item: C @en C', '  «prize: 3'),
    codes: ['bad-price', 'unknown-allergen', 'missing-translation', 'unknown-field'],
  },
  {
    title: 'mistakes in several files',
    files: {
      'a.yaml': 'venue: A\nsections:\n  - section: Uno\n    items:\n      - Pan: «9..5\n',
      'b.yaml': 'venue: B\nsections:\n  - section: Uno\n    items:\n      - Pan: 2 [«gluton]\n',
    },
    codes: ['bad-price', 'unknown-allergen'],
  },
  {
    title: 'a mistake after CRLF line ends',
    files: { 'bar.yaml': 'venue: Bar\r\nsections:\r\n  - section: Uno\r\n    items:\r\n      - Pan: 2 [«gluton]\r\n' },
    codes: ['unknown-allergen'],
  },
  {
    title: 'a mistake inside a quoted text',
    files: entries('- "Pan \\"de pueblo\\" «@pt Pão @en Bread": 2'),
    codes: ['unknown-language'],
  },
  {
    title: 'a mistake inside a block scalar',
    files: entries('- note: |', '    Hola', '    «@pt Olá', '    @en Hello'),
    codes: ['unknown-language'],
  },
  {
    title: 'reserved and badly named files',
    files: { 'profile.yaml': '«venue: A\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n' },
    codes: ['reserved-path'],
  },
];

test.for([...right, ...wrong])('$title', async ({ files, codes, says = '' }) => {
  const { found, promised, messages } = await checkMarked(files, codes);
  expect(found).toEqual(promised);
  expect(messages.join('\n')).toContain(says);
});

test('a text that YAML would misread is named, with quotes', async () => {
  const { found, messages } = await checkMarked(entries('- «Tomate: el de temporada: 9.5'), ['yaml-syntax']);
  expect(found.map(({ line, code }) => ({ line, code }))).toEqual([{ line: 6, code: 'yaml-syntax' }]);
  expect(messages.join('\n')).toContain('"Tomate: el de temporada"');
});
