/** What is the same in all languages is written once: `Naan @*`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile, entriesOf, expectProblems, inOneLine, withItems } from '../support/compile.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

const named = (name: string, languages: string): unknown =>
  entriesOf(withItems(`- item: ${name}`, languages)).map((entry) => ('name' in entry ? entry.name : undefined))[0];

test.each([
  ['Naan @*', { es: 'Naan', en: 'Naan', de: 'Naan' }],
  ['"@* Naan"', { es: 'Naan', en: 'Naan', de: 'Naan' }],
  ['Naan @* @de Naan-Brot', { es: 'Naan', en: 'Naan', de: 'Naan-Brot' }],
  ['Pita @en Pitta @* Pita', { es: 'Pita', en: 'Pitta', de: 'Pita' }],
  ['{es: Pita, "*": Pitta}', { es: 'Pita', en: 'Pitta', de: 'Pitta' }],
])('%s', (written, name) => {
  expect(named(written, 'es en de')).toEqual(name);
});

test('it is what a required language has', () => {
  const { diagnostics } = compile(`requiredLanguages: ca\n${withItems('- Naan @*: 3 [gluten]', 'es ca')}`);
  expect(diagnostics.map(inOneLine)).toEqual([]);
});

test.each([
  ['Agua @en Water @*', 'wrong-type: No text follows @*, the tag of all languages.'],
  ['Vino @* Tinto @* Red', 'duplicate-language: This text has two versions in "*".'],
  ['Curry@*', 'odd-tag: "@*" is read as text, although it looks like the tag of all languages.'],
  ['"@*Curry"', 'odd-tag: "@*" is read as text, although it looks like the tag of all languages.'],
  [
    'Sal @* x @en Salt @de Salz',
    'unused-language: Every language of the venue has a text of its own here, so the text for all languages is never shown.',
  ],
])('%s', (name, problem) => {
  const { diagnostics } = compile(withItems(`- ${name}: 3 []`, 'es en de'));
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toContain(problem);
});

test('the hint of a tag without its spaces, followed, says what was meant', () => {
  expectProblems(withItems('- Curry@*: 3 []', 'es en'), [
    '6:10 warning odd-tag: "@*" is read as text, although it looks like the tag of all languages. (write @* with a space before and after it; if it is ordinary text, write \\@*)',
  ]);
});

const MENU =
  'venue: Bar\nlanguages: es en de\n\nsections:\n  - section: Carta @*\n    items:\n      - Naan @*: 3 [gluten]\n';

test('it lacks no translation, and one that is filled in stands beside it', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': MENU,
    'table.csv': 'file,key,source text,en,de\nmenus/bar.yaml,carta/naan,Naan,Naan,Naan-Brot\n',
  });
  expect((await runCommand(root, 'translations')).out).toContain('en complete, de complete');
  await runCommand(root, 'translations', '--fill', 'table.csv');
  expect(readFiles(root)['menus/bar.yaml']).toBe(MENU.replace('Naan @*', 'Naan @* @de Naan-Brot'));
});

test('the layout leaves it as it is', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': MENU.replace('Naan @*', 'Naan   @*') });
  await runCommand(root, 'fmt');
  expect(readFiles(root)['menus/bar.yaml']).toBe(MENU);
});

test('a spreadsheet that says otherwise of one language changes that one', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': MENU });
  const { out } = await runCommand(root, 'export', 'bar');
  writeFileSync(join(root, 'bar.csv'), out.replace('Naan;Naan;Naan', 'Pan naan;Naan;Naan-Brot'));
  await runCommand(root, 'import', '--update', 'bar', 'bar.csv');
  expect(readFiles(root)['menus/bar.yaml']).toBe(MENU.replace('Naan @*', 'Pan naan @* Naan @de Naan-Brot'));
});
