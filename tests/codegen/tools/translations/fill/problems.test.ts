/** What a table says that cannot be written is named by row and column, and then nothing is written. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCsv } from '../../../../../codegen/tools/table/csv.ts';
import { LANGUAGE_CODES } from '../../../../../src/terms/house.ts';
import { runCommand } from '../../../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts';
import { exported, fill, menuText, PLAIN, withTranslations } from '../../../support/translation-table.ts';

const BAR = `venue: Bar
languages: es en fr
sections:
  - section: Carta @en Menu @fr Carte
    items:
      - Pan @fr Pain: 2
      - Vino @en Wine: 3
      - item: Agua @en Water @fr Eau
        description: Fría
        allowHtmlInDescription: true
`;

/** The columns of a table of this menu: E and F are the languages. */
const HEADER = ['file', 'key', 'source text', 'place', 'en', 'fr'];
const FILE = 'menus/bar.yaml';

async function problems(...rows: readonly string[][]): Promise<string[]> {
  const root = temporaryFolder({ [FILE]: BAR });
  return problemsOf(root, [HEADER, ...rows]);
}

/** What `--fill` says of a table, which it refuses as a whole. */
async function problemsOf(root: string, table: readonly string[][]): Promise<string[]> {
  const before = readFiles(join(root, 'menus'));
  const { status, out, err } = await fill(root, table);
  expect({ status, out }).toEqual({ status: 1, out: 'Nothing was written.\n' });
  expect(readFiles(join(root, 'menus'))).toEqual(before);
  return err.trimEnd().split('\n');
}

const PAN = [FILE, 'carta/pan/item', 'Pan', ''];

test('one row that is wrong keeps all others from being written, and every wrong one is named', async () => {
  expect(
    await problems(
      [...PAN, 'Bread', ''],
      ['menus/taberna.yaml', 'carta/pan/item', 'Pan', '', 'Bread', ''],
      [FILE, 'carta/cerveza/item', 'Cerveza', '', 'Beer', ''],
      [FILE, 'carta/vino/item', 'Vino tinto', '', '', 'Vin rouge'],
    ),
  ).toEqual([
    'table.csv: row 3: There is no menu "menus/taberna.yaml".',
    'table.csv: row 4: There is no text "carta/cerveza/item" in menus/bar.yaml.',
    'table.csv: row 5: The source text was changed after the export, to "Vino". Export the table again.',
  ]);
});

test.each([
  [
    'a second language',
    'Bread @fr Pain',
    '"@fr" marks a language, but each language has a column of its own. For ordinary text write \\@fr.',
  ],
  [
    'a language that is none',
    'Bread @pt Pão',
    '"@pt" marks a language, but each language has a column of its own. For ordinary text write \\@pt.',
  ],
  ['a line break', 'White\nbread', 'This cell has a line break, but the source text has none.'],
  ['a character that is none', 'Bread\u0007', 'A character that cannot be printed (U+0007) stands here (delete it).'],
])('a cell with %s', async (_, cell, message) => {
  expect(await problems([...PAN, cell, ''])).toEqual([`table.csv: row 2, column E: ${message}`]);
});

test('ordinary text that looks like a tag is written with a backslash, and line ends around a text do not matter', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  expect(await fill(root, [HEADER, [...PAN, ' \r\nBread \\@fr x\r\n', '']])).toMatchObject({ status: 0 });
  expect(menuText(root)).toContain('- Pan @en Bread \\@fr x @fr Pain: 2\n');
});

test('the language of the source text, and one that the venue does not offer', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  const header = ['file', 'key', 'source text', 'es', 'de'];
  expect(await problemsOf(root, [header, [FILE, 'carta/pan/item', 'Pan', 'Panecillo', 'Brot']])).toEqual([
    'table.csv: row 2, column D: This is the language of the source text: correct that text in menus/bar.yaml, line 6.',
    'table.csv: row 2, column E: menus/bar.yaml does not offer German (de).',
  ]);
  expect(await fill(root, [header, [FILE, 'carta/pan/item', 'Pan', 'Pan', '-']])).toMatchObject({ status: 0 });
});

test('two rows that say different things of one text', async () => {
  expect(await problems([...PAN, 'Bread', ''], [...PAN, 'Bread', ''], [...PAN, 'Loaf', ''])).toEqual([
    'table.csv: row 4, column E: Row 3 says something else for the same text.',
  ]);
});

test('a translation that breaks a rule of the menu language is refused with what check would say', async () => {
  const description = [FILE, 'carta/agua/description', 'Fría', ''];
  expect(await problems([...description, '<b>Cold</b>', '<script>Froide</script>'])).toEqual([
    expect.stringMatching(/^table.csv: row 2, column E: .*script/),
  ]);
});

test('a name that would be too long for one line', async () => {
  const [problem] = await problems([...PAN, 'x'.repeat(1024), '']);
  expect(problem).toBe(
    'table.csv: row 2, column E: This cannot be written into menus/bar.yaml, line 6. ' +
      'The text before the colon would be longer than 1,024 characters. Write "- item:" first.',
  );
});

test('a text that is an alias of another, or has one', async () => {
  const items = 'items:\n      - note: {es: Agua, en: &w Water}\n      - note: {es: Agua fría, en: *w}\n';
  const root = temporaryFolder({
    [FILE]: `venue: Bar\nlanguages: es en\nsections:\n  - section: A @en A\n    ${items}`,
  });
  const header = ['file', 'key', 'source text', 'en'];
  expect(await problemsOf(root, [header, [FILE, 'a/agua-fria/note', 'Agua fría', 'Cold water']])).toEqual([
    'table.csv: row 2, column D: This cannot be written into menus/bar.yaml, line 7. It is an alias of another text. Write the translation by hand.',
  ]);
  expect(await problemsOf(root, [header, [FILE, 'a/agua/note', 'Agua', 'Tap water']])).toEqual([
    'table.csv: row 2, column D: This cannot be written into menus/bar.yaml, line 6. Another text, an alias of this one, would change with it. Write it by hand.',
  ]);
});

test('a label that is not one of the prices of a dish', async () => {
  const root = temporaryFolder({
    [FILE]:
      'venue: Bar\nlanguages: es en\nsections:\n  - section: A @en A\n    items:\n      - {promo: Pollo @en Chicken, price: 10 entera}\n',
  });
  const row = [FILE, 'a/pollo/price/entera', 'entera', 'whole'];
  expect(await problemsOf(root, [['file', 'key', 'source text', 'en'], row])).toEqual([
    'table.csv: row 2, column D: This cannot be written into menus/bar.yaml, line 6. Only the prices of a dish, each with a label, can hold it.',
  ]);
});

test('a menu that YAML cannot read', async () => {
  const root = temporaryFolder({ [FILE]: BAR.replace('- Pan', '- "Pan') });
  expect(await problemsOf(root, [HEADER, [...PAN, 'Bread', '']])).toEqual([
    'table.csv: row 2: menus/bar.yaml cannot be read: "npm run carta -- check" shows why.',
  ]);
});

test.each([
  [
    ['file', 'key', 'source text', 'en', 'xx'],
    `row 1, column E: "xx" is not a language of menus; languages are: ${LANGUAGE_CODES.join(' ')}.`,
  ],
  [['file', 'key', 'source text', 'en', 'EN'], 'row 1, column E: There are two columns "EN".'],
  [
    ['file', 'key', 'source text', 'Englsh'],
    'row 1, column D: "Englsh" is no column of this table: did you mean "english"?',
  ],
  [['file', 'clave', 'source text', 'en'], 'row 1: The column "key" is missing. Export the table again.'],
  [['file', 'key', 'source text'], 'row 1: No column is named after a language.'],
])('a header %j', async (header, message) => {
  const root = temporaryFolder({ [FILE]: BAR });
  expect(await problemsOf(root, [header, [FILE]])).toContain(`table.csv: ${message}`);
});

test('a header in words, in any order, with columns of the translator', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  const table = [
    ['Notes', 'English (en)', 'French', 'Key', 'Source text', 'File'],
    [],
    ['?', 'Bread', '', 'carta/pan/item', 'Pan', 'C:\\menus\\bar.yaml'],
  ];
  expect(await fill(root, table)).toEqual({
    status: 0,
    out: 'menus/bar.yaml: 1 translation written.\n',
    err: 'table.csv: the column "Notes" is not read.\n',
  });
});

test('a table that is broken as CSV', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  writeFileSync(join(root, 'table.csv'), `${writeCsv([HEADER], PLAIN)}menus/bar.yaml,"carta/pan/item\n`);
  expect((await runCommand(root, 'translations', '--fill', 'table.csv')).err).toBe(
    'table.csv: row 2: A quotation mark is not closed, or is in a wrong place.\n',
  );
  expect(await problemsOf(root, [HEADER, [...PAN, 'Bread', '', ' with butter']])).toEqual([
    'table.csv: row 2, column G: This row has more cells than the table has columns.',
  ]);
  writeFileSync(join(root, 'table.csv'), '');
  expect((await runCommand(root, 'translations', '--fill', 'table.csv')).status).toBe(1);
});

test('in Spanish, each problem and what the compiler says of a text', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  const said = async (header: string[], ...rows: string[][]): Promise<string[]> => {
    writeFileSync(join(root, 'table.csv'), writeCsv([header, ...rows], PLAIN));
    return (await runCommand(root, 'translations', '--fill', 'table.csv', '--lang', 'es')).err.trimEnd().split('\n');
  };
  expect(await said(['file', 'key', 'source text', 'plac', 'xx'], PAN)).toEqual([
    'table.csv: fila 1, columna D: "plac" no es una columna de esta hoja: ¿querías decir "place"?',
    expect.stringMatching(
      /^table\.csv: fila 1, columna E: "xx" no es un idioma de las cartas; los idiomas son: es en /,
    ),
  ]);
  expect(await said([...HEADER, 'de'], [...PAN, '', '', 'Brot'], ['menus/x.yaml', '', '', '', 'x', ''])).toEqual([
    'table.csv: fila 2, columna G: menus/bar.yaml no tiene el alemán (de) entre sus idiomas.',
    'table.csv: fila 3: No hay ninguna carta "menus/x.yaml".',
  ]);
  expect(await said(HEADER, [FILE, 'carta/agua/description', 'Fría', '', '<script>Cold</script>', ''])).toEqual([
    'table.csv: fila 2, columna E: <script> no se puede usar aquí (solo se puede usar b strong i em u br p ul ol li span a small sup sub).',
  ]);
});

test('as JSON: what is wrong, or what was written', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  const run = async (...rows: string[][]) => {
    writeFileSync(join(root, 'table.csv'), writeCsv([HEADER, ...rows], PLAIN));
    return JSON.parse((await runCommand(root, 'translations', '--fill', 'table.csv', '--format', 'json')).out);
  };
  expect(await run(['menus/x.yaml', '', '', '', 'x', ''])).toEqual({
    written: [],
    problems: [{ row: 2, message: 'There is no menu "menus/x.yaml".' }],
  });
  expect(await run([...PAN, 'Bread', 'Du pain'])).toEqual({
    written: [{ file: FILE, translations: 2 }],
    problems: [],
  });
});

test('what changed in the menu since the export stays, unless the table changed the same', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  const table = await exported(root);
  const now = BAR.replace('Pan @fr Pain', 'Pan @en Loaf @fr Du pain').replace(
    'Vino @en Wine',
    'Vino tinto @en Red wine',
  );
  writeFiles(root, { [FILE]: now });
  // The cells of Pan in French and of Vino in English hold what they were: the table says nothing new.
  expect(await fill(root, withTranslations(table, { 'carta/fria/note': {} }))).toMatchObject({ status: 0 });
  expect(menuText(root)).toBe(now);
  expect(await fill(root, withTranslations(table, { 'carta/agua/description': { en: 'Cold' } }))).toMatchObject({
    status: 0,
  });
  expect(menuText(root)).toBe(now.replace('Fría', 'Fría @en Cold'));
  expect(await problemsOf(root, withTranslations(table, { 'carta/pan/item': { en: 'Bread' } }))).toEqual([
    'table.csv: row 3, column I: The menu was changed after the export, to "Loaf". Empty the cell to keep that.',
  ]);
});

test('texts that have moved since the export are found', async () => {
  const root = temporaryFolder({ [FILE]: BAR });
  const table = await exported(root);
  writeFiles(root, { [FILE]: BAR.replace('section: Carta', 'section: La carta') });
  expect(await fill(root, withTranslations(table, { 'carta/pan/item': { en: 'Bread' } }))).toMatchObject({ status: 0 });
  expect(menuText(root)).toContain('- Pan @en Bread @fr Pain: 2');
  const twice = BAR.replace('section: Carta', 'section: La carta').replace(
    '      - Vino',
    '      - Pan: 4\n      - Vino',
  );
  writeFiles(root, { [FILE]: twice });
  expect(await problemsOf(root, withTranslations(table, { 'carta/pan/item': { en: 'Bread' } }))).toEqual([
    'table.csv: row 3: The source text stands in menus/bar.yaml more than once, but never as "carta/pan/item". Export the table again.',
  ]);
});

test('a table without rows, because nothing is missing, is right and writes nothing', async () => {
  const root = temporaryFolder({ [FILE]: 'venue: Bar\nsections:\n  - section: Uno\n    items: [Pan: 2]\n' });
  expect(await fill(root, await exported(root))).toEqual({ status: 0, out: 'Nothing was written.\n', err: '' });
});
