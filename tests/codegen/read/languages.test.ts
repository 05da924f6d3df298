/** A language is a file of words, and nothing else (docs/decisions/0038). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/terms/house.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INVENTED = readFileSync(join(ROOT, 'tests/languages/_system/interface/qaa.yaml'), 'utf8');
const INTERFACE = readFileSync(join(ROOT, 'menus/_system/interface.yaml'), 'utf8');
const BAR =
  'venue: Bar\nlanguages: qaa eu\nsections:\n  - section: Carta @eu Karta\n    items:\n      - Ogia @*: 2 [gluten]\n';

const folder = (files: Readonly<Record<string, string>>): string =>
  temporaryFolder({ 'menus/bar.yaml': BAR, 'menus/_system/interface/qaa.yaml': INVENTED, ...files });

/** What is said of the files of languages, without their folder. */
async function saidOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { out, err } = await runCommand(folder(files), 'check', '--format', 'json');
  expect(err).toBe('');
  const { diagnostics } = JSON.parse(out) as { diagnostics: { file: string; code: string; message: string }[] };
  return diagnostics.map(({ file, code, message }) => `${file.replace('menus/_system/', '')} ${code}: ${message}`);
}

test('a file makes it one of menus, pages, tables and types, beside those of the project', async () => {
  const root = folder({});
  expect(await runCommand(root, 'build')).toMatchObject({ status: 0, err: '' });
  const files = readFiles(join(root, 'generated'));
  expect(files['languages.ts']).toContain("  qaa: { name: 'מירור', direction: 'rtl', hasFlag: false },");
  expect(files['languages.ts']).toContain(
    `export type Language = ${[...LANGUAGE_CODES, 'qaa'].map((code) => `'${code}'`).join(' | ')};`,
  );
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['interface/qaa.ts', 'venues/bar/texts/eu.ts']));
  const { out } = await runCommand(root, 'inspect', 'menus/bar.yaml', '--format', 'json');
  expect(JSON.parse(out)).toMatchObject({ sections: [{ title: { qaa: 'Carta', eu: 'Karta' } }] });
  expect((await runCommand(root, 'export', 'bar')).out).toContain('Plato qaa;Plato eu');
});

test('its texts can be written in the long form, wherever one can stand', async () => {
  const dishes = '{qaa: Ogia, eu: Ogia}, {qaa: Gazta, eu: Gazta}: "+2 [lacteo]", {qaa: Ura}';
  const menu = `venue: Bar\nlanguages: qaa eu\nsections:\n  - section: Carta @*\n    items:\n      - setMenu: M @*\n        courses: [{dishes: [${dishes}]}]\n`;
  const root = folder({ 'menus/bar.yaml': menu });
  const { out } = await runCommand(root, 'inspect', 'menus/bar.yaml', '--format', 'json');
  expect(JSON.parse(out).sections[0].entries[0].courses[0].dishes).toEqual([
    { qaa: 'Ogia', eu: 'Ogia' },
    { name: { qaa: 'Gazta', eu: 'Gazta' }, prices: [{ amount: 2 }], allergens: ['lacteo'] },
    { qaa: 'Ura' },
  ]);
});

test('it is a column of the one file, too', async () => {
  const column = (text: string): string => `language:\n  name: Español @xx Xx\npage:\n  title: ${text}\n`;
  const said = await saidOf({ 'menus/_system/interface.yaml': column('A {venue} @xx B {venue}') });
  expect(said.filter((each) => each.includes('unknown-language'))).toEqual([
    'menus/bar.yaml unknown-language: "eu" is not a language of menus.',
    'menus/bar.yaml unknown-language: "@eu" is not a language of menus.',
  ]);
});

test.each(['"language":', "'language' :", '? language\n:'])(
  'the languages of the one file are found, however it writes its key: %s',
  async (key) => {
    const said = await saidOf({
      'menus/bar.yaml': BAR.replaceAll('qaa', 'es').replaceAll('eu', 'en'),
      'menus/_system/interface.yaml': INTERFACE.replace(/^language:/m, key),
    });
    expect(said).toEqual([]);
  },
);

describe('what is wrong with the file of a language', () => {
  test.each([
    [INVENTED.replace(/^ {2}close: .*\n/m, ''), 'missing-field: The field "close" is missing.'],
    [INVENTED.replace(/^ {2}close:/m, '  closse:'), 'unknown-field: "closse" is not a field that can stand here.'],
    [INVENTED.replace('direction: rtl', 'direction: left'), 'wrong-type: "left" is not a direction of writing.'],
    [INVENTED.replace('{host}', 'host'), 'wrong-type: The text in "qaa" lacks {host}.'],
    [
      INVENTED.replace('{host}', '{hots}'),
      'wrong-type: The text in "qaa" has {hots}, which the page does not fill in there.',
    ],
    [INVENTED.replace(/^ {2}name: .*\n/m, ''), 'missing-field: The field "name" is missing.'],
  ])('is told (%#)', async (text, problem) => {
    expect(await saidOf({ 'menus/_system/interface/qaa.yaml': text })).toContain(`interface/qaa.yaml ${problem}`);
  });

  test('a place that the first of the languages has lost', async () => {
    const lost = INTERFACE.replace('Carta digital QR de {venue}', 'Carta digital QR');
    expect(
      await saidOf({
        'menus/bar.yaml': BAR.replaceAll('qaa', 'es').replaceAll('eu', 'en'),
        'menus/_system/interface.yaml': lost,
      }),
    ).toEqual(['interface.yaml wrong-type: The text in "es" lacks {venue}.']);
  });

  test('a name that is no code, and a language that is there already', async () => {
    expect(
      await saidOf({
        'menus/_system/interface.yaml': INTERFACE,
        'menus/bar.yaml': BAR.replaceAll('eu', 'es'),
        'menus/_system/interface/Basque.yaml': INVENTED,
        'menus/_system/interface/es.yaml': INVENTED,
      }),
    ).toEqual([
      'interface/Basque.yaml bad-file-name: "Basque" is not the code of a language.',
      'interface/es.yaml duplicate-language: "es" is a language of menus/_system/interface.yaml already.',
    ]);
  });
});
