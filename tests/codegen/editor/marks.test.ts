import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../support/compile.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fields, items, WRONG_FILES } from './wrong-files.ts';
import { startYamlServer, type YamlServer } from './yaml-server.ts';

const MENUS = new URL('../../../menus/', import.meta.url);
const FIRST_LINE = '# yaml-language-server: $schema=../generated/menu.schema.json\n';

let server: YamlServer;
beforeAll(async () => {
  server = await startYamlServer();
}, 60_000);
afterAll(() => server.stop());

/** What an editor marks, each as `line:column` and the first clause of the message. */
async function marksIn(path: string, text: string): Promise<string[]> {
  const marks = await server.marks(path, text);
  return marks.map(({ range: { start }, message }) => {
    return `${start.line + 1}:${start.character + 1} ${/^[^;:.]*/.exec(String(message))?.[0]}`;
  });
}

const lineOf = (place: string): string => place.split(':')[0] ?? '';

// An editor's server waits for a pause in the typing before it checks a file.
describe.concurrent('in the editor’s window', () => {
  const published = ['.', '_shared', '_system'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, MENUS))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );

  test.each(published)('nothing is marked in %s', async (path) => {
    expect(await marksIn(`menus/${path}`, readFileSync(new URL(path, MENUS), 'utf8'))).toEqual([]);
  });

  test.each(WRONG_FILES)('$what is marked in the line that carta reports', async ({ text, mark, carta }) => {
    const { diagnostics } = compile(FIRST_LINE + text);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([carta]);
    expect(await marksIn('menus/bar.yaml', FIRST_LINE + text)).toEqual([mark]);
    expect(lineOf(mark)).toBe(lineOf(carta));
  });

  test.each([
    ['an unavailable venue with its name only', 'venue: Bar\nstatus: unavailable\n'],
    ['fields that are still empty', fields('subtitle:\nlogo:\nloyalty:\ncontact:\n  phone:\n  address:')],
    ['a dish whose fields are still empty', items('- item: Pan\n  price:\n  allergens:\n  description:\n  smash:')],
    ['a switch that is off', items('- item: Pan\n  onlyNight: true\n  onlyDay: false')],
    ['an @ that is no tag', items('- "Pan @pan_bar, \\\\@pt": 2')],
    [
      'numbers for texts',
      'venue: 1906\nsections:\n  - section: 1906\n    items:\n      - 1906: 3.5\n      - item: 1906\n',
    ],
    [
      'allergens in capitals, with accents, in the singular',
      items('- Pan: 2 [GLUTEN, Lácteos, huevo, Sésamo, ~"frutos con cascara"]'),
    ],
    [
      'allergens as words',
      items(
        '- item: Pan\n  allergens: Crustáceos, ~ soja\n- item: Sal\n  allergens: none\n- item: Té\n  allergens: []',
      ),
    ],
    [
      'prices of every kind',
      items(
        '- A: 9,50 €\n- B: 3 tapa / 6,5 media / 11€ ración\n- C: S/M\n- D: 2 33cl / 3 jarra onlyNight\n- E: € 5 o más\n- F:',
      ),
    ],
    [
      'surcharges',
      items('- options: Salsas\n  choices:\n    - title: A\n      options: [BBQ: +0.60, "César": "+ 0,60 €", Ketchup]'),
    ],
  ])('%s is not marked, for carta takes it', async (_, text) => {
    expect(compile(FIRST_LINE + text).diagnostics.map(({ message }) => message)).toEqual([]);
    expect(await marksIn('menus/bar.yaml', FIRST_LINE + text)).toEqual([]);
  });

  test('two dishes behind one dash are both marked', async () => {
    const marks = await marksIn('menus/bar.yaml', FIRST_LINE + items('- Pan: 3\n  Agua: 2'));
    const message = 'A dish with fields below it begins with "- item';
    expect(marks).toEqual([`6:9 ${message}`, `7:9 ${message}`]);
  });

  test('a colon in a name is marked in its line', async () => {
    const marks = await marksIn('menus/bar.yaml', FIRST_LINE + items('- Tomate: el de temporada: 9.5'));
    expect(marks.map(lineOf)).toEqual(['6', '6']);
  });

  test('a partial may hold its own fields only', async () => {
    const text = '# yaml-language-server: $schema=../../generated/partial.schema.json\nvenue: Bar\nsections: []\n';
    expect(await marksIn('menus/_shared/bebidas.yaml', text)).toEqual(['2:1 Not a field that can stand here']);
  });

  test('a text of the interface that nobody asks for is marked, and a group that lacks some', async () => {
    const text =
      '# yaml-language-server: $schema=../../generated/interface.schema.json\ncontrols: {cancle: Cancelar}\n';
    const marks = await marksIn('menus/_system/interface.yaml', text);
    expect(marks).toContain('2:12 Not a field that can stand here');
    expect(marks).toContain('2:1 Missing property "close"');
  });
});

test('nothing is marked in what carta new writes', async () => {
  const folder = temporaryFolder();
  await runCommand(folder, 'new', 'bar-pepe');
  const text = readFileSync(join(folder, 'menus/bar-pepe.yaml'), 'utf8');
  expect(text).toContain(FIRST_LINE);
  expect(await marksIn('menus/bar-pepe.yaml', text)).toEqual([]);
});
