import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIAGNOSTIC_LANGUAGES } from '../../../codegen/diagnostics/words.ts';
import { TOPICS } from '../../../codegen/tools/help/topics.ts';
import { compile, inOneLine } from '../support/compile.ts';
import { formatted } from '../support/format.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What an example may use, as a project has it. */
const bebidas = readFileSync(new URL('../../site/_shared/bebidas.yaml', import.meta.url), 'utf8');

/** Words that commander adds. */
const ENGLISH = /\b(?:default|choices|env|Usage|Options|Arguments|Example):/;

/** What is the same in both languages: what is typed, the ends of lists and examples, the names of kinds of rows. */
const IN_BOTH = /^$|npm run carta|^ {21,}\S+(?: 1")?$|^ +\S+ \(\w+\)/;

test('the help shows a day with a menu, commands by what they are for, and the pages of the language', async () => {
  const { status, out } = await runCommand(temporaryFolder(), '--help');
  expect(status).toBe(0);
  const headings = out.match(/^(Write|Check|Publish|A day with a menu):$/gm);
  expect(headings).toEqual(['Write:', 'Check:', 'Publish:', 'A day with a menu:']);
  expect(out).toContain('npm run dev');
  expect(out).toMatch(/npm run carta -- new bar-pepe --kind bar +begin a menu/);
  expect(out).toMatch(/npm run carta -- help prices +amounts, labels/);
});

test('carta alone is wrong usage and shows the same', async () => {
  const help = await runCommand(temporaryFolder(), '--help');
  expect(await runCommand(temporaryFolder())).toEqual({ status: 2, out: '', err: help.out });
});

test('help explains a command, a rule, or all', async () => {
  const root = temporaryFolder();
  expect((await runCommand(root, 'help', 'check')).out).toBe((await runCommand(root, 'check', '--help')).out);
  expect((await runCommand(root, 'help')).out).toBe((await runCommand(root, '--help')).out);
  expect((await runCommand(root, 'help', 'allergens')).status).toBe(0);
});

test('help names the option of its language, as every command does', async () => {
  expect((await runCommand(temporaryFolder(), 'help', '--help')).out).toContain('--lang <language>');
});

test.each(
  Object.values(TOPICS).flatMap(({ name, rules, example }) =>
    DIAGNOSTIC_LANGUAGES.map((language) => [name[language], rules[language], example] as const),
  ),
)('the page of %s fits a screen and its example is a right menu in its layout', (_name, rules, example) => {
  const { diagnostics } = compile(example, { partials: { bebidas } });
  expect(diagnostics.map(inOneLine)).toEqual([]);
  expect(formatted(example)).toBe(example);
  const page = `${rules}\n\n${example}`.split('\n');
  expect(page.length).toBeLessThanOrEqual(32);
  expect(page.filter((line) => line.length > 125)).toEqual([]);
});

test('a page is printed with its example', async () => {
  const { status, out } = await runCommand(temporaryFolder(), 'help', 'times');
  expect(status).toBe(0);
  expect(out).toMatch(/^All times are those of the venue/);
  expect(out).toContain('\nExample:\n\n  venue: Bar Ejemplo\n');
});

test('in Spanish the help of every command is Spanish', async () => {
  const root = temporaryFolder();
  const main = await runCommand(root, '--help');
  const commands = main.out.match(/^  [a-z]+(?= \[)/gm) ?? [];
  expect(commands.length).toBeGreaterThan(12);
  const english: string[] = [];
  for (const command of ['', ...commands.map((each) => each.trim())]) {
    const argv = [command, '--help'].filter(Boolean);
    const [en = [], es = []] = await Promise.all(
      [argv, [...argv, '--lang', 'es']].map(async (each) => (await runCommand(root, ...each)).out.split('\n')),
    );
    english.push(...es.filter((line) => en.includes(line) || ENGLISH.test(line)));
  }
  expect(english.filter((line) => !IN_BOTH.test(line))).toEqual([]);
});

test('a page has a name in each language, with accents or without, and either name opens it in the language of the terminal', async () => {
  const root = temporaryFolder();
  const spanish = await runCommand(root, 'help', 'alergenos', '--lang', 'es');
  expect(spanish.out).toMatch(/^Escribe los alérgenos entre corchetes/);
  expect(spanish.out).toContain('\nEjemplo:\n\n  venue: Bar Ejemplo\n');
  expect(await runCommand(root, 'help', 'Alérgenos', '--lang', 'es')).toEqual(spanish);
  expect((await runCommand(root, 'help', 'precioss', '--lang', 'es')).err).toContain('"precios"');
  expect((await runCommand(root, 'help', 'alergenos')).out).toMatch(/^Write allergens in brackets/);
});

test('help on a word that is a rule and a command explains both', async () => {
  const { status, out } = await runCommand(temporaryFolder(), 'help', 'allergens');
  expect(status).toBe(0);
  expect(out).toMatch(/^Write allergens in brackets[^]*\n\nUsage: carta allergens \[options\] <venue>\n/);
});
