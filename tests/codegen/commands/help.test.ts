import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOPICS } from '../../../codegen/tools/help/topics.ts';
import { compile, inOneLine } from '../support/compile.ts';
import { formatted } from '../support/format.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What an example may use, as a project has it. */
const bebidas = readFileSync(new URL('../../site/_shared/bebidas.yaml', import.meta.url), 'utf8');

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

test.each(Object.keys(TOPICS))(
  'the page of %s fits a screen and its example is a right menu in its layout',
  async (name) => {
    const { example } = TOPICS[name as keyof typeof TOPICS];
    const { diagnostics } = compile(example, { partials: { bebidas } });
    expect(diagnostics.map(inOneLine)).toEqual([]);
    expect(formatted(example)).toBe(example);
    const { rules } = TOPICS[name as keyof typeof TOPICS];
    const page = `${rules}\n\n${example}`.split('\n');
    expect(page.length).toBeLessThanOrEqual(32);
    expect(page.filter((line) => line.length > 125)).toEqual([]);
  },
);

test('a page is printed with its example', async () => {
  const { status, out } = await runCommand(temporaryFolder(), 'help', 'times');
  expect(status).toBe(0);
  expect(out).toMatch(/^All times are those of the venue/);
  expect(out).toContain('\nExample:\n\n  venue: Bar Ejemplo\n');
});
