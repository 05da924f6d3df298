import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPREADSHEET } from '../../../codegen/tools/table/csv.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';
import { exported, fill, PLAIN } from '../support/translation-table.ts';

const BAR = `venue: Bar
languages: es en fr
sections:
  - section: Para picar @en To share @fr À partager
    items:
      - Pan @fr Pain: 2
      - item: Costillas @en Ribs @fr Travers
        price: 15.95
        description: Con patatas
      - use: cadena#vinos
        without: [tinto]
`;
const TABERNA = 'venue: Taberna\nlanguages: es de\nsections:\n  - use: cadena#vinos\n';
const CADENA = `languages: es en
sections:
  - section: Vinos @en Wines
    items:
      - Tinto @en Red: 3
      - Blanco: 3
  - section: Copas
    items:
      - Ron: 7
`;
const MENUS = { 'menus/bar.yaml': BAR, 'menus/taberna.yaml': TABERNA, 'menus/_shared/cadena.yaml': CADENA };

/** The menus of the tests' site, at another place. */
function siteMenus(): string {
  const root = temporaryFolder();
  const site = join(import.meta.dirname, '../../site');
  cpSync(site, join(root, 'menus'), { recursive: true, filter: (path) => !/\/img\/./.test(path) });
  return root;
}

describe('as text', () => {
  test('each file is counted by language, and each text with something missing is shown', async () => {
    const root = temporaryFolder(MENUS);
    const { status, out } = await runCommand(root, 'translations');
    expect(status).toBe(0);
    expect(out).toBe(`menus/bar.yaml: 4 texts, en 2 missing, fr 1 missing
menus/taberna.yaml: 0 texts
menus/_shared/cadena.yaml: 5 texts, en 1 missing, fr 1 missing, de 3 missing

menus/bar.yaml:6:9: no English (en): Para picar › item
    Pan
menus/bar.yaml:9:22: no English (en), French (fr): Para picar › Costillas › description
    Con patatas
menus/_shared/cadena.yaml:3:14: no German (de): section
    Vinos
menus/_shared/cadena.yaml:5:9: no German (de): Vinos › item
    Tinto
menus/_shared/cadena.yaml:6:9: no English (en), French (fr), German (de): Vinos › item
    Blanco

8 translations missing, 0 older than what they translate
`);
  });

  test('the list is in the language of the messages', async () => {
    const root = temporaryFolder(MENUS);
    const { out } = await runCommand(root, 'translations', '--venue', 'bar', '--lang', 'es');
    expect(out).toBe(`menus/bar.yaml: 4 textos, en: faltan 2, fr: falta 1
menus/_shared/cadena.yaml: 5 textos, en: falta 1, fr: falta 1

menus/bar.yaml:6:9: falta inglés (en): Para picar › item
    Pan
menus/bar.yaml:9:22: falta inglés (en), francés (fr): Para picar › Costillas › description
    Con patatas
menus/_shared/cadena.yaml:6:9: falta inglés (en), francés (fr): Vinos › item
    Blanco

faltan 5 traducciones; 0 son más antiguas que lo que traducen
`);
    const whole = { 'menus/bar.yaml': 'venue: Bar\nlanguages: es en\nsections:\n  - section: Uno @en One\n' };
    const list = await runCommand(temporaryFolder(whole), 'translations', '--lang', 'es', '--out', 'lista.txt');
    expect(list.out).toBe('lista.txt está escrito.\n');
    expect(list.err).toMatch(/^Solo se listan las traducciones que faltan, no las antiguas: /m);
  });

  test('a venue has what it shows of its partials', async () => {
    const root = temporaryFolder(MENUS);
    const { out } = await runCommand(root, 'translations', '--venue', 'taberna');
    expect(out.split('\n').slice(0, 3)).toEqual([
      'menus/taberna.yaml: 0 texts',
      'menus/_shared/cadena.yaml: 5 texts, de 3 missing',
      '',
    ]);
    expect((await runCommand(root, 'translations', '--venue', 'menus/bar.yaml', '--language', 'fr')).out).toMatch(
      /^menus\/bar.yaml: 4 texts, fr 1 missing\nmenus\/_shared\/cadena.yaml: 5 texts, fr 1 missing\n/,
    );
  });

  test('while something is missing, a strict run fails', async () => {
    const root = temporaryFolder({
      ...MENUS,
      'whole/bar.yaml': 'venue: Bar\nsections:\n  - section: Uno\n    items: [Pan: 2]\n',
    });
    expect(await runCommand(root, 'translations', '--strict')).toMatchObject({ status: 1 });
    expect(await runCommand(root, 'translations', '--strict', '--menus', 'whole')).toMatchObject({
      status: 0,
      out: 'whole/bar.yaml: 2 texts\n\nAll translations are there.\n',
    });
  });

  test.each(['venue: [\n', 'venue: Bar\nsections: 3\n'])(
    'what cannot be read is not said to be translated: %j',
    async (text) => {
      const { out, err } = await runCommand(temporaryFolder({ 'menus/bar.yaml': text }), 'translations');
      expect(out).toMatch(/\nNo translation is missing in what can be read\.\n$/);
      expect(err).toContain('menus/bar.yaml');
    },
  );

  test('what may be left without tags is not missing', async () => {
    const phones = 'info:\n  phones:\n    - {label: WhatsApp, number: 958 000 000}\n';
    const sections =
      'sections:\n  - section: A @en A\n    items:\n      - setMenu: B @en B\n        price: 9\n        per: person\n';
    const root = temporaryFolder({ 'menus/bar.yaml': `venue: Bar\nlanguages: es en\n${phones}${sections}` });
    expect((await runCommand(root, 'translations')).out).toBe(
      'menus/bar.yaml: 4 texts, en complete\n\nAll translations are there.\n',
    );
  });

  test('a language that the law requires is one of the languages', async () => {
    const sections = 'sections:\n  - section: A\n    items: [Pan: 1]\n';
    const root = temporaryFolder({ 'menus/bar.yaml': `venue: Bar\nrequiredLanguages: ca\n${sections}` });
    expect((await runCommand(root, 'translations')).out).toMatch(/^menus\/bar.yaml: 2 texts, ca 2 missing\n/);
  });

  test('a file with errors is listed as far as it can be read, and one that cannot be read is named', async () => {
    const root = temporaryFolder({ ...MENUS, 'menus/bar.yaml': BAR.replace('15.95', '15,955'), 'menus/Pepe.yaml': '' });
    const { status, out, err } = await runCommand(root, 'translations');
    expect(status).toBe(1);
    expect(out).toMatch(/^menus\/bar.yaml: 4 texts, en 2 missing/);
    expect(err).toContain('menus/Pepe.yaml:1:1: error bad-file-name');
    expect(err).toContain('menus/bar.yaml has errors, so only what can be read is listed');
  });
});

test('as JSON: files with their counts, texts with their places', async () => {
  const root = temporaryFolder(MENUS);
  const { out } = await runCommand(root, 'translations', '--format', 'json', '--venue', 'bar', '--language', 'en');
  const found = JSON.parse(out);
  expect(found.files).toEqual([
    {
      file: 'menus/bar.yaml',
      kind: 'venue',
      name: 'bar',
      texts: 4,
      languages: [{ language: 'en', texts: 4, missing: 2, outdated: 0 }],
    },
    {
      file: 'menus/_shared/cadena.yaml',
      kind: 'partial',
      name: 'cadena',
      texts: 5,
      languages: [{ language: 'en', texts: 1, missing: 1, outdated: 0 }],
    },
  ]);
  expect(found.history).toBe(false);
  expect(found.texts[1]).toEqual({
    file: 'menus/bar.yaml',
    line: 9,
    column: 22,
    key: 'para-picar/costillas/description',
    place: ['Para picar', 'Costillas', 'description'],
    source: { language: 'es', text: 'Con patatas' },
    translations: {},
    missing: ['en'],
    outdated: [],
  });
});

describe('as CSV', () => {
  test('a Spanish spreadsheet program opens it: semicolons, a byte order mark, empty cells to fill', async () => {
    const root = temporaryFolder(MENUS);
    const { out } = await runCommand(root, 'translations', '--format', 'csv');
    expect(out[0]).toBe('\uFEFF');
    const [header, pan] = out.slice(1).split('\r\n');
    expect(header).toBe('file;line;key;place;state;source language;source text;source text before;en;fr;de;check');
    expect(pan).toMatch(
      /^menus\/bar.yaml;6;para-picar\/pan\/item;Para picar › item;en missing;es;Pan;;;Pain;-;es:[0-9a-f]{6} fr:[0-9a-f]{6}$/,
    );
  });

  test('a file that is named holds the table and nothing else, and comes back as it is', async () => {
    const root = temporaryFolder(MENUS);
    const asked = ['translations', '--format', 'csv', '--out', 'texts.csv'] as const;
    expect(await runCommand(root, ...asked)).toMatchObject({ status: 0, out: 'texts.csv is written.\n' });
    expect(readFileSync(join(root, 'texts.csv'), 'utf8')).toBe(
      (await runCommand(root, 'translations', '--format', 'csv')).out,
    );
    expect((await runCommand(root, 'translations', '--fill', 'texts.csv')).out).toBe('Nothing was written.\n');
    expect((await runCommand(root, ...asked)).err).toBe('carta: texts.csv exists already\n');
  });

  test('an English one has commas', async () => {
    const root = temporaryFolder(MENUS);
    const { out } = await runCommand(root, 'translations', '--format', 'csv', '--delimiter', 'comma', '--venue', 'bar');
    expect(out).toMatch(/^\uFEFFfile,line,key,place,/);
  });

  test('what a spreadsheet program would take for a formula or a date has an apostrophe', async () => {
    const items = 'items:\n      - "=1+1": 1\n      - + de queso: 1\n      - 1/2: 1\n      - "\'80": 1\n';
    const root = temporaryFolder({
      'menus/bar.yaml': `venue: Bar\nlanguages: es en\nsections:\n  - section: A\n    ${items}`,
    });
    const { out } = await runCommand(root, 'translations', '--format', 'csv');
    const cells = [';"\'=1+1";', ';"\'+ de queso";', ";'1/2;", ";''80;"];
    expect(cells.filter((cell) => !out.includes(cell))).toEqual([]);
    const table = await exported(root);
    expect(await fill(root, table)).toMatchObject({ status: 0, out: 'Nothing was written.\n' });
  });
});

test('what is missing is what check says is missing', async () => {
  const files = readFiles(join(siteMenus(), 'menus'));
  const cut = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.yaml'))
      .map(([name, text]) => [`cut/${name}`, text.replaceAll(/ @(?:en|ca) [^@:\n]+(?=:|$| @)/gm, '')]),
  );
  const folder = temporaryFolder(cut);
  const checked = JSON.parse((await runCommand(folder, 'check', '--menus', 'cut', '--format', 'json')).out);
  const listed = JSON.parse((await runCommand(folder, 'translations', '--menus', 'cut', '--format', 'json')).out);
  const missing = checked.diagnostics
    .filter(({ code }: { code: string }) => /^missing-(required-)?translation$/.test(code))
    .map(
      ({ file, line, column, message }: Record<string, string>) =>
        `${file}:${line}:${column} ${message?.slice(-4, -2)}`,
    );
  const found = listed.texts.flatMap(({ file, line, column, missing: codes }: Record<string, unknown>) =>
    (codes as string[]).map((code) => `${file}:${line}:${column} ${code}`),
  );
  // One venue may require what another only offers.
  const distinct = [...new Set<string>(missing)];
  expect(distinct.length).toBeGreaterThan(100);
  expect(found.toSorted()).toEqual(distinct.toSorted());
});

test.each([
  ['in Spanish dialect', SPREADSHEET],
  ['as programs write it', PLAIN],
  ['with tabs', { delimiter: '\t', newline: '\r\n', mark: false } as const],
])('a table of every text, filled as it is %s, changes nothing', async (_, dialect) => {
  const root = siteMenus();
  const before = readFiles(join(root, 'menus'));
  const table = await exported(root);
  expect(table.length).toBeGreaterThan(100);
  expect(await fill(root, table, dialect)).toEqual({ status: 0, out: 'Nothing was written.\n', err: '' });
  expect(readFiles(join(root, 'menus'))).toEqual(before);
});

test('a language that a venue does not offer is not said to be complete', async () => {
  const menu =
    'venue: Bar\nlanguages: es en\nsections:\n  - section: Uno @en One\n    items:\n      - Agua @en Water: 2 []\n';
  const root = temporaryFolder({ 'menus/bar.yaml': menu });
  const { status, out, err } = await runCommand(root, 'translations', '--venue', 'bar', '--language', 'fr');
  expect([status, out, err]).toEqual([2, '', 'carta: bar has no menu in "fr"; its languages are es, en\n']);
  expect(await runCommand(root, 'translations', '--venue', 'bar', '--language', 'en')).toMatchObject({ status: 0 });
});

test('a workbook is refused in words, and nothing of it is printed', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': 'venue: Bar\nsections: []\n',
    'textos.xlsx': 'PK\u0003\u0004\u0007',
  });
  expect(await runCommand(root, 'translations', '--fill', 'textos.xlsx')).toEqual({
    status: 2,
    out: '',
    err: 'carta: textos.xlsx is not a CSV file: open it in a spreadsheet program and save it as CSV\n',
  });
});
