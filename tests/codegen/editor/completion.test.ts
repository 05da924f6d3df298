import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fields, items } from './wrong-files.ts';
import { startYamlServer, type YamlServer } from './yaml-server.ts';

const FIRST_LINE = '# yaml-language-server: $schema=../generated/menu.schema.json\n';

let server: YamlServer;
beforeAll(async () => {
  server = await startYamlServer();
}, 60_000);
afterAll(() => server.stop());

/** The words that completion offers where `|` stands. */
async function wordsAt(text: string): Promise<string[]> {
  return (await server.offers('menus/bar.yaml', FIRST_LINE + text)).map(({ label }) => label);
}

/** What stands in the file once a word is chosen, and the places to type in are left as they are. */
async function afterChoosing(word: string, text: string): Promise<string> {
  const offered = await server.offers('menus/bar.yaml', FIRST_LINE + text);
  const item = offered.find(({ label }) => label === word);
  const edit = item?.textEdit;
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

const VENUE =
  'venue barID status urlPath languages requiredLanguages logo subtitle contact loyalty info theme defaults sections'.split(
    ' ',
  );
const ITEM = [
  'id price prices allergens description detail image imageSource imgFolder icon iconStyle detailedPopup smash',
  'styledPrice unit decimals className allergenImages onlyNight onlyDay withChips descriptionIsSpanishName',
  'allowHtmlInDescription chupCopBot isFood hidden variant',
].flatMap((line) => line.split(' '));
const ALLERGENS =
  'altramuces,apio,cacahuetes,crustaceos,frutos con cáscara,gluten,huevos,lacteo,molusco,mostaza,pescado,sesamo,soja,sulfitos'.split(
    ',',
  );
const WITH_TRACES = [...ALLERGENS, ...ALLERGENS.map((key) => `~${key}`), 'none'];

describe('completion offers', () => {
  test('the fields of a venue in an empty file', async () => {
    expect(await wordsAt('|')).toEqual(VENUE);
  });

  test('the fields that are not there yet', async () => {
    expect(await wordsAt('venue: Bar\nlanguages: es\n|')).toEqual(
      VENUE.filter((name) => name !== 'venue' && name !== 'languages'),
    );
  });

  test.each<[what: string, text: string, words: string[]]>([
    [
      'languages',
      fields('languages: |'),
      ['es', 'en', 'fr', 'de', 'it', 'ca', 'es en', 'es en fr', 'es en fr de it ca'],
    ],
    ['languages in a list', fields('languages: [es, |]'), ['es', 'en', 'fr', 'de', 'it', 'ca']],
    [
      'languages of a text',
      fields('subtitle:\n  es: Carta\n  |'),
      ['en', 'fr', 'de', 'it', 'ca', 'es @en', 'es @en @fr'],
    ],
    ['the words of status', fields('status: |'), ['open', 'unavailable']],
    ['fonts', fields('theme:\n  font: |'), ['sans', 'serif', 'slab', 'rounded', 'condensed', 'mono']],
    ['the fields of a theme', fields('theme:\n  |'), ['accent', 'background', 'text', 'font']],
    ['the fields of contact', fields('contact:\n  |'), ['phone', 'address', 'instagram', 'facebook']],
    ['how a section begins', 'venue: Bar\nsections:\n  - |\n', ['section', 'use']],
    [
      'the fields of a section',
      'venue: Bar\nsections:\n  - section: A\n    |\n',
      ['id', 'image', 'hidden', 'onlyNight', 'items'],
    ],
    [
      'how an entry begins',
      items('- |'),
      ['item', 'heading', 'note', 'banner', 'highlight', 'promo', 'builder', 'options', 'setMenu', 'conditions', 'use'],
    ],
    ['the fields of an item', items('- item: Pan\n  |'), ITEM],
    [
      'the fields of an item between others',
      items('- item: Pan\n  |\n  price: 2\n- Agua: 2'),
      ITEM.filter((name) => name !== 'price'),
    ],
    ['what a highlight has beside them', items('- highlight: Pan\n  |'), [...ITEM, 'link', 'badge', 'label']],
    ['the fields of an offer', items('- promo: Pan\n  |'), ['id', 'price', 'when', 'includes', 'note']],
    ['the fields of a step', items('- builder: A\n  steps:\n    - title: A\n      |'), ['choose', 'options']],
    ['the fields of a set menu', items('- setMenu: A\n  |'), ['id', 'price', 'per', 'courses', 'drink', 'includes']],
    ['nothing for a heading', items('- heading: Pan\n  |'), []],
    ['allergens', items('- item: Pan\n  allergens: |'), [...ALLERGENS, 'none']],
    ['allergens and traces in brackets', items('- item: Pan\n  allergens: [gluten, |]'), WITH_TRACES],
    ['allergens and traces behind a dash', items('- item: Pan\n  allergens:\n    - |'), WITH_TRACES],
    ['allergens of a dish on one line', items('- Pan: [|]'), WITH_TRACES],
    [
      'the values of a dish on one line',
      items('- Pan: |'),
      ['9.50', '9.50 [gluten]', '9.50 []', 'tapa / media / ración', 'copa / botella', 'S.M'],
    ],
    [
      'prices',
      items('- item: Pan\n  price: |'),
      ['9.50', 'tapa / media / ración', 'copa / botella', 'barra / mesa / terraza', 'S.M'],
    ],
    [
      'labels',
      items('- item: Pan\n  prices:\n    |'),
      ['extra', 'tapa', 'media', 'racion', 'chupito', 'copa', 'botella', 'barra', 'mesa', 'terraza'],
    ],
    ['how many', items('- builder: A\n  steps:\n    - title: A\n      choose: |'), ['1', '2', 'up to 2', 'any']],
    ['that a switch is on', items('- item: Pan\n  onlyNight: |'), ['true']],
    ['the variants', items('- item: Pan\n  variant: |'), ['simple', 'full']],
  ])('%s', async (_, text, words) => {
    expect(await wordsAt(text)).toEqual(words);
  });

  test('the partials that there are, and their sections', async () => {
    const words = await wordsAt('venue: Bar\nsections:\n  - use: |\n');
    expect(words).toContain('bebidas');
    expect(words).toContain('bebidas#refrescos');
    expect(words).toContain('gottan#burgers');
    expect((await wordsAt(items('- use: |'))).toSorted()).toEqual(words.toSorted());
  });

  test('only languages, defaults and sections in a partial', async () => {
    const text = '# yaml-language-server: $schema=../../generated/partial.schema.json\n|';
    const offered = await server.offers('menus/_shared/nuevo.yaml', text);
    expect(offered.map(({ label }) => label)).toEqual(['languages', 'defaults', 'sections']);
  });
});

describe('what is chosen is written:', () => {
  test('a field with its colon', async () => {
    expect(await afterChoosing('languages', 'venue: Bar\nlang|\n')).toBe('venue: Bar\nlanguages: \n');
  });

  test('a switch with its value', async () => {
    expect(await afterChoosing('onlyNight', items('- item: Pan\n  only|'))).toBe(
      items('- item: Pan\n  onlyNight: true'),
    );
  });

  test('an allergen behind those that stand there', async () => {
    expect(await afterChoosing('huevos', items('- item: Pan\n  allergens: [gluten, hu|]'))).toBe(
      items('- item: Pan\n  allergens: [gluten, huevos]'),
    );
  });

  test('what a condition needs', async () => {
    expect(await afterChoosing('conditions', items('- |'))).toBe(items('- conditions:\n    - title: '));
  });

  test('the prices of a dish, to be written over', async () => {
    expect(await afterChoosing('tapa / media / ración', items('- Pan: |'))).toBe(
      items('- Pan: 3.50 tapa / 7 media / 12 ración [gluten]'),
    );
  });

  test('each field comes with its explanation', async () => {
    const offered = await server.offers('menus/bar.yaml', `${FIRST_LINE}venue: Bar\nlangu|\n`);
    expect(offered.find(({ label }) => label === 'languages')?.documentation).toEqual({
      kind: 'markdown',
      value:
        'Idiomas de la carta: es, en, fr, de, it, ca. El primero es el de los textos sin marca y en el que se abre la página.\n\n' +
        "*Languages of the menu; the first is that of texts without a tag, and the page's default.*\n\n" +
        '```yaml\nlanguages: es en fr\nlanguages:\n  - es\n  - en\n```',
    });
  });
});
