/** A translation joins its text in the style in which that is written; the rest of the file stays byte for byte. */
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../../support/run-command.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { exported, fill, menuText, withTranslations, type Translations } from '../../../support/translation-table.ts';

const HEAD = 'venue: Bar # 1\nlanguages: es en fr\nsections:\n  - section: Carta @en Menu @fr Carte\n    items:\n';

const INDENT = ' '.repeat(6);

/** The entries of a menu after the first English text that is missing, or was there, became this one. */
async function filled(entries: string, translations: Record<string, string>): Promise<string> {
  const root = temporaryFolder({ 'menus/bar.yaml': HEAD + entries.replaceAll(/^(?=.)/gm, INDENT) });
  const table = await exported(root);
  const key = table[2]?.[2] ?? '';
  expect(await fill(root, withTranslations(table, { [key]: translations }))).toMatchObject({ status: 0, err: '' });
  const text = menuText(root);
  expect(text.startsWith(HEAD)).toBe(true);
  return text.slice(HEAD.length).replaceAll(/^ {6}/gm, '');
}

const EN = { en: 'Water' };

test.each([
  ['a dish on one line', '- Agua:   2 # fría\n', '- Agua @en Water:   2 # fría\n'],
  ['a dish without a price', '- Agua:\n', '- Agua @en Water:\n'],
  ['between the languages before and after it', '- Agua @fr Eau: 2\n', '- Agua @en Water @fr Eau: 2\n'],
  ['behind a tag without a text', '- Agua @en @fr Eau: 2\n', '- Agua @en Water @fr Eau: 2\n'],
  ['in the place of another', '- Agua   @en  Wine  @fr Eau: 2\n', '- Agua   @en  Water  @fr Eau: 2\n'],
  ['in single quotes', "- 'L''agua': 2\n", "- 'L''agua @en Water': 2\n"],
  ['in double quotes', '- "Agua \\u00e1": 2\n', '- "Agua \\u00e1 @en Water": 2\n'],
  ['in the long form', '- item: Agua # nota\n  price: 2\n', '- item: Agua @en Water # nota\n  price: 2\n'],
  ['on lines of their own', '- note: Agua\n    @fr Eau # nota\n', '- note: Agua\n    @en Water\n    @fr Eau # nota\n'],
  ['in a text of several lines', '- note: Agua\n    fría\n', '- note: Agua\n    fría\n    @en Water\n'],
  [
    'in a block',
    '- note: |\n    Agua\n\n    fría\n\n# fin\n',
    '- note: |\n    Agua\n\n    fría\n    @en Water\n\n# fin\n',
  ],
  [
    'in a folded block, before the next tag',
    '- note: >-\n    Agua\n    fría\n    @fr Eau\n',
    '- note: >-\n    Agua\n    fría\n    @en Water\n    @fr Eau\n',
  ],
  ['in a block with tags within a line', '- note: |\n    Agua @fr Eau\n', '- note: |\n    Agua @en Water @fr Eau\n'],
  ['in braces', '- heading: {es: Agua,   fr: Eau} # nota\n', '- heading: {es: Agua,   fr: Eau, en: Water} # nota\n'],
  ['in braces, in the place of another', "- heading: {es: Agua, en: 'Wine'}\n", "- heading: {es: Agua, en: 'Water'}\n"],
  [
    'in braces, behind a colon',
    '- heading: {es: Agua, en: , fr: Eau}\n',
    '- heading: {es: Agua, en: Water , fr: Eau}\n',
  ],
  ['in braces as a name', '- {es: Agua, fr: Eau}: 2\n', '- {es: Agua, fr: Eau, en: Water}: 2\n'],
  [
    'in braces over several lines',
    '- heading: {\n    es: Agua,\n    fr: Eau, # nota\n  }\n',
    '- heading: {\n    es: Agua,\n    fr: Eau,\n    en: Water, # nota\n  }\n',
  ],
  ['in a mapping', '- note:\n    es: Agua # nota\n# fin\n', '- note:\n    es: Agua # nota\n    en: Water\n# fin\n'],
  [
    'in a mapping, below a block',
    '- note:\n    es: |\n      Agua\n      fría\n- Pan @en Bread @fr Pain: 1\n',
    '- note:\n    es: |\n      Agua\n      fría\n    en: Water\n- Pan @en Bread @fr Pain: 1\n',
  ],
  ['in a mapping, behind a colon', '- note:\n    en:\n    es: Agua\n', '- note:\n    en: Water\n    es: Agua\n'],
  ['before a text in another language only', '- "@fr Eau": 2\n', '- "@en Water @fr Eau": 2\n'],
  [
    'a text that stands there by an anchor',
    '- note: &agua Agua\n- note: *agua\n',
    '- note: &agua Agua @en Water\n- note: *agua\n',
  ],
  ['at the end of a file without a last line break', '- note: Agua', '- note: Agua @en Water'],
  ['in a mapping at the end of a file', '- note:\n    es: Agua', '- note:\n    es: Agua\n    en: Water'],
])('%s', async (_, before, after) => {
  expect(await filled(before, EN)).toBe(after);
});

test.each([
  ['a colon', '- Agua: 2\n', 'Water: still', '- "Agua @en Water: still": 2\n'],
  ['a comment sign', '- note: Agua # fría\n', 'Water #1', '- note: "Agua @en Water #1" # fría\n'],
  ['a colon and quotation marks', '- Agua: 2\n', 'The "best": water', `- 'Agua @en The "best": water': 2\n`],
  ['an apostrophe where quotes are needed', '- Agua: 2\n', "It's: water", `- "Agua @en It's: water": 2\n`],
  ['quotation marks within them', '- "Agua": 2\n', 'The "best"', '- "Agua @en The \\"best\\"": 2\n'],
  ['an apostrophe within apostrophes', "- 'Agua': 2\n", "It's", "- 'Agua @en It''s': 2\n"],
  ['a tag', '- Agua: 2\n', 'Say @en now', '- Agua @en Say \\@en now: 2\n'],
  ['a tag, in braces', '- note: {es: Agua}\n', 'Say @en now', '- note: {es: Agua, en: "Say @en now"}\n'],
  ['a bracket, in braces', '- note: {es: Agua}\n', 'Water, [cold]', '- note: {es: Agua, en: "Water, [cold]"}\n'],
  ['what is a sign of YAML at the start', '- note: {es: Agua}\n', '- cold', '- note: {es: Agua, en: "- cold"}\n'],
  [
    'a colon, over several lines',
    '- note: Agua\n    fría\n',
    'Water: cold',
    '- note: "Agua\n    fría\n    @en Water: cold"\n',
  ],
])('what YAML would misread is quoted: %s', async (_, before, english, after) => {
  expect(await filled(before, { en: english })).toBe(after);
});

test('several languages join in the order of the six, the first of the file before all', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': 'venue: Bar\nlanguages: es en fr de\nsubtitle: "@fr Eau"\nsections: []\n',
  });
  const table = await exported(root);
  const texts: Translations = { subtitle: { es: 'Agua', en: 'Water', de: 'Wasser' } };
  expect(await fill(root, withTranslations(table, texts))).toMatchObject({
    out: 'menus/bar.yaml: 3 translations written.\n',
  });
  expect(menuText(root)).toBe(
    'venue: Bar\nlanguages: es en fr de\nsubtitle: "Agua @en Water @fr Eau @de Wasser"\nsections: []\n',
  );
});

test.each([
  [
    'of a block',
    '- note: |\n    Uno\n    dos\n',
    'One\n\ntwo',
    '- note: |\n    Uno\n    dos\n    @en One\n\n    two\n',
  ],
  [
    'of a folded one',
    '- note: >\n    Uno\n\n    dos\n',
    'One\ntwo',
    '- note: >\n    Uno\n\n    dos\n    @en One\n\n    two\n',
  ],
  ['of double quotes', '- note: "Uno\\ndos"\n', 'One\ntwo', '- note: "Uno\\ndos @en One\\ntwo"\n'],
])('lines within a text are lines %s', async (_, before, english, after) => {
  expect(await filled(before, { en: english })).toBe(after);
});

test('the ends of lines, the byte order mark and the rights of a file stay', async () => {
  const text = `\uFEFF${HEAD}      - Agua: 2\n      - note: >-\n          Uno\n          @fr Un\n`.replaceAll(
    '\n',
    '\r\n',
  );
  const root = temporaryFolder({ 'menus/bar.yaml': text });
  chmodSync(join(root, 'menus/bar.yaml'), 0o640);
  const texts: Translations = { 'carta/agua/item': { en: 'Water' }, 'carta/uno/note': { en: 'One' } };
  await fill(root, withTranslations(await exported(root), texts));
  expect(menuText(root)).toBe(
    text.replace('- Agua', '- Agua @en Water').replace('          @fr Un', '          @en One\r\n          @fr Un'),
  );
  expect(statSync(join(root, 'menus/bar.yaml')).mode & 0o777).toBe(0o640);
});

test('every text of the chain in a new language: only that is added', async () => {
  const shared = readFileSync(new URL('../../../../site/_shared/parrilla.yaml', import.meta.url), 'utf8');
  const root = temporaryFolder({
    'menus/bar.yaml': 'venue: Bar\nlanguages: es en de\nsections:\n  - use: parrilla\n',
    'menus/_shared/parrilla.yaml': shared,
  });
  const table = await exported(root);
  const german = table[0]?.indexOf('de') ?? 0;
  const rows = table.map((row, index) =>
    row.map((cell, column) => (index > 0 && column === german ? `Nr ${index}` : cell)),
  );
  expect(await fill(root, rows)).toMatchObject({ status: 0 });
  expect(menuText(root, '_shared/parrilla.yaml').replaceAll(/ @de Nr \d+/g, '')).toBe(shared);
  const { out } = await runCommand(root, 'translations', '--language', 'de');
  expect(out).toMatch(/_shared\/parrilla.yaml: \d+ texts, de complete/);
});

test('the texts of the interface', async () => {
  const words = readFileSync(new URL('../../../../../menus/_system/interface.yaml', import.meta.url), 'utf8');
  const root = temporaryFolder({ 'menus/_system/interface.yaml': words });
  const table = withTranslations(await exported(root), {
    'controls/close': { de: 'Zumachen' },
    'controls/languageFailed': { ca: '{name}: no ha anat bé.' },
  });
  expect(await fill(root, table)).toMatchObject({ out: 'menus/_system/interface.yaml: 2 translations written.\n' });
  expect(menuText(root, '_system/interface.yaml')).toBe(
    words
      .replace('@de Schließen', '@de Zumachen')
      .replace(/@ca \{name\}: no s’ha pogut carregar.*/, '@ca {name}: no ha anat bé.'),
  );
});

test.each([
  [
    '- Pollo: 10,50 € entero / 6 mitad [gluten, ~soja] vegano onlyNight # nota\n- Agua @en Water @fr Eau: 2\n',
    `- item: Pollo @en Chicken
  prices:
    entero @en whole @fr entier: 10,50 €
    mitad @en half: 6
  allergens: [gluten, ~soja]
  marks: vegano
  onlyNight: true # nota
- Agua @en Water @fr Eau: 2
`,
  ],
  [
    '- item: Pollo\n  price: 10 / 5 tapa / 12 entero / 6 mitad # nota\n  allergens: []\n',
    `- item: Pollo @en Chicken
  prices:
    extra: 10
    tapa: 5
    entero @en whole @fr entier: 12
    mitad @en half: 6 # nota
  allergens: []
`,
  ],
])('labels on one line get a line each: %j', async (entries, expected) => {
  const root = temporaryFolder({ 'menus/bar.yaml': HEAD + entries.replaceAll(/^(?=.)/gm, INDENT) });
  const before = JSON.parse((await runCommand(root, 'inspect', 'menus/bar.yaml', '--format', 'json')).out);
  const table = withTranslations(await exported(root), {
    'carta/pollo/item': { en: 'Chicken' },
    'carta/pollo/price/entero': { en: 'whole', fr: 'entier' },
    'carta/pollo/price/mitad': { en: 'half' },
  });
  expect(await fill(root, table)).toMatchObject({ status: 0, err: '' });
  const text = menuText(root);
  expect(text.slice(HEAD.length).replaceAll(/^ {6}/gm, '')).toBe(expected);
  const after = JSON.parse((await runCommand(root, 'inspect', 'menus/bar.yaml', '--format', 'json')).out);
  const [dish] = before.sections[0].entries;
  dish.name.en = 'Chicken';
  for (const { label } of dish.prices) {
    if (label.es === 'entero') Object.assign(label, { en: 'whole', fr: 'entier' });
    if (label.es === 'mitad') label.en = 'half';
  }
  expect(after).toEqual(before);
});
