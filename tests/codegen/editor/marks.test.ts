import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { listMenus } from '../../../codegen/resolve/compile-site.ts';
import { compile } from '../support/compile.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fields, items, WRONG_FILES } from './wrong-files.ts';
import { atBar, FIRST_LINE, startYamlServer } from './yaml-server.ts';

const BAR = 'menus/bar.yaml';

const server = await startYamlServer();
afterAll(() => server.stop());

/** What an editor marks, each as `line:column` and the first clause of the message. */
async function marksIn(path: string, text: string): Promise<string[]> {
  const marks = await server.marks(path, text);
  return marks.map(({ range: { start }, message }) => {
    return `${start.line + 1}:${start.character + 1} ${/^[^;:.]*/.exec(String(message))?.[0]}`;
  });
}

/** Rows of a table of tests, each with what an editor marks: asked for at once, for its server waits for a pause in the typing. */
const asked = <Row extends { path: string; text: string }>(rows: Row[]): (Row & { marks: Promise<string[]> })[] =>
  rows.map((row) => ({ ...row, marks: marksIn(row.path, row.text) }));

const menus = listMenus(fileURLToPath(new URL('../../site', import.meta.url)), 'tests/site');
const wrongFiles = Object.entries(WRONG_FILES).flatMap(([message, files]) =>
  files.map(([what, marked]) => {
    const { position, without } = atBar(FIRST_LINE + marked);
    return { what, message, line: position.line + 1, column: position.character + 1, path: BAR, text: without };
  }),
);
const RIGHT = [
  ['an unavailable venue with its name only', 'venue: Bar\nstatus: unavailable\n'],
  ['fields that are still empty', fields('subtitle:\nlogo:\nloyalty:\ncontact:\n  phone:\n  address:')],
  ['a dish whose fields are still empty', items('- item: Pan\n  price:\n  allergens:\n  description:\n  smash:')],
  ['a switch that is off', items('- item: Pan\n  onlyNight: true\n  onlyDay: false')],
  ['an @ that is no tag', items('- "Pan @pan_bar, \\\\@pt": 2')],
  ['numbers for texts', 'venue: 1906\nsections:\n- section: 1906\n  items: [1906: 3.5, item: 1906]\n'],
  [
    'allergens in capitals, with accents, in the singular',
    items('- Pan: 2 [GLUTEN, Lácteos, huevo, Sésamo, ~"frutos con cascara"]'),
  ],
  [
    'allergens as words',
    items(
      '- item: Plato\n  allergens: Crustáceos, ~ soja\n- item: Sal\n  allergens: none\n- item: Té\n  allergens: []',
    ),
  ],
  [
    'prices of every kind',
    items(
      '- A: 9,50 €\n- B: 3 tapa / 6,5 media / 11€ ración\n- C: S/M\n- D: 2 caña / 3 jarra onlyNight\n- E: € 5 o más\n- F:',
    ),
  ],
  [
    'names of dishes and options by language',
    items(
      '- setMenu: Grupos\n  courses:\n    - dishes: [{es: Sopa}, {es: Pan de ajo}: "+3 [gluten]"]\n' +
        '- options: Salsas\n  choices:\n    - title: A\n      options: [{es: Ketchup casero}, {es: César}: +1]',
    ),
  ],
  [
    'surcharges',
    items('- options: Salsas\n  choices:\n    - title: A\n      options: [BBQ: +0.60, "César": "+ 0,60 €", Ketchup]'),
  ],
];

describe.concurrent('in the editor’s window', () => {
  const own = [...menus.venues, ...menus.partials, menus.interface];
  test.each(asked(own.map(({ file, path }) => ({ path: file, text: readFileSync(path, 'utf8') }))))(
    'nothing is marked in $path',
    async ({ marks }) => {
      expect(await marks).toEqual([]);
    },
  );

  test.each(asked(wrongFiles))(
    '$what is marked in the line of the one error that carta reports',
    async ({ text, marks, line, column, message }) => {
      expect(await marks).toEqual([`${line}:${column} ${message}`]);
      const errors = compile(text).diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors.map((error) => error.line)).toEqual([line]);
    },
  );

  test.each(asked(RIGHT.map(([what = '', text = '']) => ({ what, path: BAR, text: FIRST_LINE + text }))))(
    '$what is not marked, for carta takes it',
    async ({ text, marks }) => {
      expect(compile(text).diagnostics.map(({ message }) => message)).toEqual([]);
      expect(await marks).toEqual([]);
    },
  );

  test('two dishes behind one dash are both marked', async () => {
    const message = 'A dish with fields below it begins with "- item';
    const marks = await marksIn(BAR, FIRST_LINE + items('- Pan: 3\n  Agua: 2'));
    expect(marks).toEqual([`6:9 ${message}`, `7:9 ${message}`]);
  });

  test('a colon in a name is marked in its line', async () => {
    const marks = await marksIn(BAR, FIRST_LINE + items('- Tomate: el de temporada: 9.5'));
    expect(marks.map((mark) => mark.split(':')[0])).toEqual(['6', '6']);
  });

  // Without the first line, the settings of the repository say which files have which rules.
  test.each([
    [
      'a venue',
      'menus/bar.yaml',
      'venue: Bar\nsecciones: []\n',
      ['2:1 Not a field that can stand here', '1:1 The sections are missing'],
    ],
    ['a partial', 'menus/_shared/bar.yaml', 'venue: Bar\nsections: []\n', ['1:1 Not a field that can stand here']],
    ['no other file', 'docs/bar.yaml', 'venue: [Bar]\n', []],
  ])('%s has its rules, also without the line that names them', async (_, path, text, marks) => {
    expect(await marksIn(path, text)).toEqual(marks);
  });

  test('a text of the interface that nobody asks for is marked, and a group that lacks some', async () => {
    const marks = await marksIn('menus/_system/interface.yaml', 'controls: {cancle: Cancelar}\n');
    expect(marks).toContain('1:12 Not a field that can stand here');
    expect(marks).toContain('1:1 Missing property "close"');
  });
});

test('nothing is marked in what carta new writes', async () => {
  const folder = temporaryFolder();
  await runCommand(folder, 'new', 'bar-pepe');
  const text = readFileSync(join(folder, 'menus/bar-pepe.yaml'), 'utf8');
  expect(text).toContain(FIRST_LINE);
  expect(await marksIn('menus/bar-pepe.yaml', text)).toEqual([]);
});
