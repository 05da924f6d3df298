/** What an editor offers and explains while a menu is written. `|` is where the cursor or the pointer stands. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PARTIAL_FIELDS, VENUE_FIELDS } from '../../../codegen/validate/fields.ts';
import { ITEM_FIELDS } from '../../../codegen/kinds/item-fields.ts';
import { ALLERGENS } from '../../../src/terms/allergens.ts';
import { LANGUAGE_CODES } from '../../../src/terms/house.ts';
import { MARKS } from '../../../src/terms/marks.ts';
import { STANDARD_LABELS } from '../../../src/terms/price-labels.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fields, items } from './wrong-files.ts';
import { FIRST_LINE, startYamlServer } from './yaml-server.ts';

const server = await startYamlServer();
afterAll(() => server.stop());

/** The words that completion offers. */
async function wordsAt(text: string, path = 'menus/bar.yaml'): Promise<string[]> {
  return (await server.offers(path, FIRST_LINE + text)).map(({ label }) => label);
}

/** What stands in the file once a word is chosen, and the places to type in are left as they are. */
async function afterChoosing(word: string, text: string): Promise<string> {
  const offered = await server.offers('menus/bar.yaml', FIRST_LINE + text);
  const edit = offered.find(({ label }) => label === word)?.textEdit;
  if (edit === undefined || !('range' in edit)) throw new Error(`"${word}" is not offered.`);
  const lines = (FIRST_LINE + text.replace('|', '')).split('\n');
  const line = lines[edit.range.start.line] ?? '';
  // Editors indent further lines as the one in which a word is chosen.
  const indent = /^ */.exec(line)?.[0] ?? '';
  const inserted = edit.newText.replaceAll(/\$\{\d+:([^}]*)\}/g, '$1').replaceAll('\n', `\n${indent}`);
  lines[edit.range.start.line] =
    line.slice(0, edit.range.start.character) + inserted + line.slice(edit.range.end.character);
  return lines.slice(1).join('\n');
}

const VENUE = Object.keys(VENUE_FIELDS);
const ITEM = Object.keys(ITEM_FIELDS);
const OFFER = ['id', 'price', 'allergens', 'confirmed', 'marks', 'quantity', 'served', 'when', 'includes', 'note'];
const SET_MENU = [
  'id',
  'price',
  'allergens',
  'confirmed',
  'marks',
  'quantity',
  'served',
  'per',
  'courses',
  'drink',
  'includes',
];
const WITH_TRACES = [...ALLERGENS, ...ALLERGENS.map((key) => `~${key}`), 'none'];
const FIRST_WORDS = 'item heading note banner highlight promo builder options setMenu wine conditions use'.split(' ');
const DISH = ['9.50', '9.50 [gluten]', '9.50 []', 'tapa / media / ración', 'copa / botella', 'S.M'];
const PRICE = ['9.50', 'tapa / media / ración', 'copa / botella', 'barra / mesa / terraza', 'S.M'];

describe('completion offers', () => {
  test.each<[what: string, text: string, words: string[]]>([
    ['the fields of a venue in an empty file', '|', VENUE],
    [
      'those that are not there yet',
      'venue: Bar\nlanguages: es\n|',
      VENUE.filter((name) => !/^venue|languages$/.test(name)),
    ],
    ['languages', fields('languages: |'), ['es en', 'es en fr', ...LANGUAGE_CODES]],
    ['languages in a list', fields('languages: [es, |]'), LANGUAGE_CODES],
    [
      'languages of a text',
      fields('subtitle:\n  es: Carta\n  |'),
      [...LANGUAGE_CODES.filter((code) => code !== 'es'), '*', 'es @en', 'es @en @fr', 'es @*'],
    ],
    ['the words of status', fields('status: |'), ['open', 'unavailable']],
    ['fonts', fields('theme:\n  font: |'), ['condensed', 'slab', 'serif', 'rounded', 'sans', 'mono']],
    ['the fields of a theme', fields('theme:\n  |'), ['accent', 'background', 'text', 'font']],
    [
      'the fields of contact',
      fields('contact:\n  |'),
      ['phone', 'email', 'whatsapp', 'web', 'booking', 'address', 'map', 'instagram', 'facebook', 'tiktok'],
    ],
    ['how a section begins', 'venue: Bar\nsections:\n  - |\n', ['section', 'use']],
    [
      'the fields of a section',
      'venue: Bar\nsections:\n  - section: A\n    |\n',
      ['id', 'image', 'hidden', 'onlyNight', 'served', 'items'],
    ],
    ['how an entry begins', items('- |'), FIRST_WORDS],
    ['the fields of an item', items('- item: Pan\n  |'), ITEM],
    ['those between others', items('- item: Pan\n  |\n  price: 2\n- Agua: 2'), ITEM.filter((name) => name !== 'price')],
    ['what a highlight has beside them', items('- highlight: Pan\n  |'), [...ITEM, 'link', 'badge', 'label']],
    ['the fields of an offer', items('- promo: Pan\n  |'), OFFER],
    ['the fields of a step', items('- builder: A\n  steps:\n    - title: A\n      |'), ['choose', 'options']],
    ['the fields of a set menu', items('- setMenu: A\n  |'), SET_MENU],
    ['nothing for a heading', items('- heading: Pan\n  |'), []],
    ['allergens', items('- item: Pan\n  allergens: |'), [...ALLERGENS, 'none']],
    ['allergens and traces in brackets', items('- item: Pan\n  allergens: [gluten, |]'), WITH_TRACES],
    ['allergens and traces behind a dash', items('- item: Pan\n  allergens:\n    - |'), WITH_TRACES],
    ['allergens of a dish on one line', items('- Pan: [|]'), WITH_TRACES],
    ['the values of a dish on one line', items('- Pan: |'), DISH],
    ['prices', items('- item: Pan\n  price: |'), PRICE],
    ['labels', items('- item: Pan\n  prices:\n    |'), [...STANDARD_LABELS]],
    ['marks', items('- item: Pan\n  marks: |'), [...MARKS]],
    ['times', items('- item: Pan\n  served: |'), ['lun-vie 13-16', '1/6-15/9', 'vie,sab 23-3; dom 12-15']],
    ['marks behind a dash', items('- item: Pan\n  marks:\n    - |'), [...MARKS]],
    ['how many', items('- builder: A\n  steps:\n    - title: A\n      choose: |'), ['1', '2', 'up to 2', 'any']],
    ['that a switch is on', items('- item: Pan\n  onlyNight: |'), ['true']],
    ['the variants', items('- item: Pan\n  variant: |'), ['simple', 'full']],
  ])('%s', async (_, text, words) => {
    expect(await wordsAt(text)).toEqual(words);
  });

  test('the partials that there are, and their sections', async () => {
    const folder = temporaryFolder({
      'menus/_shared/bebidas.yaml':
        'sections:\n- section: Refrescos\n  items: [Agua: 2]\n- section: Cafés\n  items: [Solo: 1]\n',
    });
    await runCommand(folder, 'build');
    const path = join(folder, 'menus/bar.yaml');
    const words = ['bebidas', 'bebidas#refrescos', 'bebidas#cafes'];
    expect((await wordsAt('venue: Bar\nsections:\n  - use: |\n', path)).toSorted()).toEqual(words.toSorted());
    expect((await wordsAt(items('- use: |'), path)).toSorted()).toEqual(words.toSorted());
  });

  test('only languages, defaults and sections in a partial', async () => {
    const text = '# yaml-language-server: $schema=../../generated/partial.schema.json\n|';
    const offered = await server.offers('menus/_shared/nuevo.yaml', text);
    expect(offered.map(({ label }) => label)).toEqual(Object.keys(PARTIAL_FIELDS));
  });
});

test.each([
  ['a field with its colon', 'languages', 'venue: Bar\nlang|\n', 'venue: Bar\nlanguages: \n'],
  ['a switch with its value', 'onlyNight', items('- item: Pan\n  only|'), items('- item: Pan\n  onlyNight: true')],
  [
    'an allergen behind those that stand there',
    'huevos',
    items('- item: Pan\n  allergens: [gluten, hu|]'),
    items('- item: Pan\n  allergens: [gluten, huevos]'),
  ],
  ['what a condition needs', 'conditions', items('- |'), items('- conditions:\n    - title: ')],
  [
    'the prices of a dish, to be written over',
    'tapa / media / ración',
    items('- Pan: |'),
    items('- Pan: 3.50 tapa / 7 media / 12 ración [gluten]'),
  ],
])('what is chosen is written: %s', async (_, word, before, after) => {
  expect(await afterChoosing(word, before)).toBe(after);
});

describe('an editor explains', () => {
  const hover = (text: string): Promise<string> => server.hover('menus/bar.yaml', FIRST_LINE + text);

  test('each field that it offers', async () => {
    const offered = await server.offers('menus/bar.yaml', `${FIRST_LINE}venue: Bar\nlangu|\n`);
    expect(offered.find(({ label }) => label === 'languages')?.documentation).toEqual({
      kind: 'markdown',
      value:
        'Idiomas de la carta, por sus códigos: es en fr. El primero es el de los textos sin marca y en el que se abre la página.\n\n' +
        '*Languages of the menu, by their codes: es en fr. The first is that of texts without a tag, and the page opens in it.*\n\n' +
        '```yaml\nlanguages: es en fr\nlanguages:\n  - es\n  - en\n```',
    });
  });

  test('a field of the venue in Spanish and in English, with an example and its values', async () => {
    expect(await hover('venue: Bar\n|status: open\n')).toBe(
      '#### Carta\n\n`unavailable` enseña «Menú no disponible» en lugar de la carta.\n\n' +
        "*`unavailable` shows 'Menú no disponible' instead of the menu.*\n\n" +
        '```yaml\nstatus: unavailable\n```\n\nAllowed Values:\n\n* `open`\n* `unavailable`\n',
    );
  });

  test.each([
    [
      'a field of a dish',
      items('- item: Pan\n  |allergens: gluten'),
      'Los alérgenos que lleva, o que puede llevar si tienen ~ delante',
    ],
    ['a note', items('- |note: Pan y aperitivo'), 'Un párrafo.'],
    ['the note of an offer', items('- promo: Menú\n  |note: Hasta 10 años'), 'La letra pequeña.'],
    ['the night of a dish', items('- item: Pan\n  |onlyNight: true'), 'de 19:00 a 3:00'],
    ['the night of a section', 'venue: Bar\nsections:\n  - section: Copas\n    |onlyNight: true\n', 'de 17:00 a 3:00'],
    ['a dish on one line', items('- |Pan: 2 [gluten]'), 'Un plato o una bebida en una línea'],
  ])('%s', async (_, text, words) => {
    expect(await hover(text)).toContain(words);
  });
});
