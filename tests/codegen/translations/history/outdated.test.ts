/** A translation is old when what it translates was changed after it. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../support/repository.ts';
import { runCommand } from '../../support/run-command.ts';
import { writeFiles } from '../../support/temporary-folder.ts';

/** A menu with these entries in its one section. */
const menu = (...entries: string[]): string =>
  ['venue: Bar', 'languages: es en fr', 'sections:', '  - section: Carta @en Menu @fr Carte', '    items:']
    .concat(entries.map((entry) => `      - ${entry.replaceAll('\n', '\n        ')}`))
    .concat('')
    .join('\n');

/** The old translations, as 'line language was'. */
async function old(root: string): Promise<string[]> {
  const { out, err } = await runCommand(root, 'translations', '--format', 'json');
  expect(err).toBe('');
  const { texts, history } = JSON.parse(out) as { texts: Text[]; history: boolean };
  expect(history).toBe(true);
  return texts.flatMap(({ file, line, outdated }) =>
    outdated.map(({ language, was }) => `${file === 'menus/bar.yaml' ? '' : `${file}:`}${line} ${language} ${was}`),
  );
}

type Text = {
  file: string;
  line: number;
  outdated: { language: string; was: string; commit?: string; day?: string }[];
};

const PAN = menu('Pan @en Bread @fr Pain: 2', 'Vino @en Wine @fr Vin: 3');

test('a dish that is renamed in a later commit leaves its translations behind', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  const change = commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ').replace(': 2', ': 2.20') });
  expect(await old(root)).toEqual(['6 en Pan', '6 fr Pan']);
  const { out } = await runCommand(root, 'translations', '--language', 'en');
  expect(out).toBe(`menus/bar.yaml: 3 texts, en 1 old

menus/bar.yaml:6:9: old English (en): Carta › item
    was   Pan
    now   Pan de pueblo (commit ${change}, 2025-11-03)
    en    Bread

0 translations missing, 1 older than what they translate
`);
});

test('only the language that was not changed with it, or after it, is old', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan @en Bread', 'Pan de pueblo @en Country bread') });
  expect(await old(root)).toEqual(['6 fr Pan']);
  commit({
    'menus/bar.yaml': PAN.replace('Pan @en Bread @fr Pain', 'Pan de pueblo @en Country bread @fr Pain de campagne'),
  });
  expect(await old(root)).toEqual([]);
});

test('what is not committed yet counts', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  writeFiles(root, { 'menus/bar.yaml': PAN.replace('Vino @en Wine', 'Vino tinto @en Red wine') });
  expect(await old(root)).toEqual(['7 fr Vino']);
  const { out } = await runCommand(root, 'translations');
  expect(out).toContain('    now   Vino tinto (not committed yet)\n');
});

test.each([
  ['a capital', 'PAN '],
  ['a full stop', 'Pan. '],
  ['quotation marks', '«Pan» '],
  ['white space', 'P an '],
])('%s makes no translation old', async (_, trivial) => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', trivial) });
  expect(await old(root)).toEqual([]);
});

test.each([
  ['another number', 'Vino 1,5 l', 'Vino 15 l'],
  ['another letter', 'Pollo asado', 'Bollo asado'],
])('%s makes them old', async (_, before, after) => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': menu(`${before} @en One @fr Un: 2`) });
  commit({ 'menus/bar.yaml': menu(`${after} @en One @fr Un: 2`) });
  expect(await old(root)).toEqual([`6 en ${before}`, `6 fr ${before}`]);
});

test('a dish that is renamed back is what its translations say', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  commit({ 'menus/bar.yaml': PAN });
  expect(await old(root)).toEqual([]);
});

test('a dish that was renamed twice since shows what it was when it was translated', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan con tomate ') });
  expect(await old(root)).toEqual(['6 en Pan', '6 fr Pan']);
});

test('texts that move, or are written in another way, are not taken for new ones', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  const long = 'item: {es: Pan de pueblo, en: Bread, fr: Pain}\nprice: 2';
  commit({ 'menus/bar.yaml': menu('"Vino @en Wine @fr Vin": 3', 'Agua @en Water @fr Eau: 1', long) });
  expect(await old(root)).toEqual(['8 en Pan', '8 fr Pan']);
});

test('among texts with one translation, the one that changed is found', async () => {
  const { root, commit } = repository();
  const promos = (first: string, second: string): string =>
    menu(
      `promo: Uno @en One @fr Un\nincludes: [${first} @en Dessert @fr Dessert]`,
      `promo: Dos @en Two @fr Deux\nincludes: [${second} @en Dessert @fr Dessert]`,
    );
  commit({ 'menus/bar.yaml': promos('Postre', 'Postre') });
  commit({ 'menus/bar.yaml': promos('Postre', 'Postre casero') });
  expect(await old(root)).toEqual(['9 en Postre', '9 fr Postre']);
});

test('a new dish is new, though another has its translation', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({
    'menus/bar.yaml': menu('Pan casero @en Bread @fr Pain: 3', 'Pan @en Bread @fr Pain: 2', 'Vino @en Wine @fr Vin: 3'),
  });
  expect(await old(root)).toEqual([]);
});

test('the texts of a renamed file keep their history', async () => {
  const { root, git, commit } = repository();
  commit({ 'menus/old-bar.yaml': PAN });
  commit({ 'menus/old-bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  git('mv', 'menus/old-bar.yaml', 'menus/bar.yaml');
  expect(await old(root)).toEqual(['6 en Pan', '6 fr Pan']);
  commit({});
  expect(await old(root)).toEqual(['6 en Pan', '6 fr Pan']);
});

test('a file that git does not know, or another one that had its name, has no old translations', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  renameSync(join(root, 'menus/bar.yaml'), join(root, 'menus/taberna.yaml'));
  commit({});
  writeFiles(root, { 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  expect(await old(root)).toEqual([]);
});

test('a version that cannot be read hides nothing', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', '"Pan de pueblo ') });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  expect(await old(root)).toEqual(['6 en Pan', '6 fr Pan']);
});

test('lines that end as on Windows are the same lines', async () => {
  const { root, commit } = repository();
  const description = menu('item: Pan @en Bread @fr Pain\ndescription: Del horno\n  @en From the oven\n  @fr Du four');
  commit({ 'menus/bar.yaml': description });
  commit({ 'menus/bar.yaml': description.replaceAll('\n', '\r\n') });
  expect(await old(root)).toEqual([]);
  commit({ 'menus/bar.yaml': description.replace('Del horno', 'Del horno de leña').replaceAll('\n', '\r\n') });
  expect(await old(root)).toEqual(['7 en Del horno', '7 fr Del horno']);
});

test('a text that went on over the next line was another text', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': menu('note: Pan del día\n  @en Bread\n  of the day\n  @fr Pain') });
  commit({ 'menus/bar.yaml': menu('note: Pan\n  @en Bread\n  of the day\n  @fr Pain du jour') });
  expect(await old(root)).toEqual(['6 en Pan del día']);
});

test('partials and the texts of the interface have a history, too', async () => {
  const { root, commit } = repository();
  const shared = PAN.replace('venue: Bar\n', '');
  const bar = 'venue: Bar\nlanguages: es en\nsections:\n  - use: cadena\n';
  commit({ 'menus/bar.yaml': bar, 'menus/_shared/cadena.yaml': shared });
  commit({ 'menus/_shared/cadena.yaml': shared.replace('Pan ', 'Pan de pueblo ') });
  // French is not read by anyone.
  expect(await old(root)).toEqual(['menus/_shared/cadena.yaml:5 en Pan']);
});

test('of two branches, each change is seen in its own', async () => {
  const { root, git, commit } = repository();
  commit({ 'menus/bar.yaml': menu('Pan @en Bread @fr Pain: 2', 'Sal:', 'Pimienta:', 'Vino @en Wine @fr Vin: 3') });
  git('switch', '--quiet', '--create', 'pan');
  commit({
    'menus/bar.yaml': menu(
      'Pan de pueblo @en Country bread @fr Pain: 2',
      'Sal:',
      'Pimienta:',
      'Vino @en Wine @fr Vin: 3',
    ),
  });
  git('switch', '--quiet', 'main');
  commit({
    'menus/bar.yaml': menu('Pan @en Bread @fr Pain: 2', 'Sal:', 'Pimienta:', 'Vino tinto @en Wine @fr Vin: 3'),
  });
  git('merge', '--quiet', '--no-edit', 'pan');
  expect(await old(root)).toEqual(['6 fr Pan', '9 en Vino', '9 fr Vino']);
});

test('a commit can say that the translations are right as they stand', async () => {
  const { root, commit } = repository();
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pam ') }, 'Slip');
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Panecillo ') }, 'Name the bread\n\nTranslations: reviewed');
  expect(await old(root)).toEqual([]);
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Tostada ') });
  expect(await old(root)).toEqual(['6 en Panecillo', '6 fr Panecillo']);
});

test('without git, or without history, only what is missing is listed, and that is said', async () => {
  const { root, git, commit } = repository();
  writeFiles(root, { 'menus/bar.yaml': PAN });
  expect(await runCommand(root, 'translations')).toMatchObject({
    status: 0,
    out: expect.stringContaining('All translations are there.\n'),
    err: expect.stringMatching(/^Old translations are not listed, only missing ones: .+\.\n$/),
  });
  commit({ 'menus/bar.yaml': PAN });
  commit({ 'menus/bar.yaml': PAN.replace('Pan ', 'Pan de pueblo ') });
  git('clone', '--quiet', '--depth', '1', `file://${root}`, 'clone');
  expect(await runCommand(join(root, 'clone'), 'translations')).toMatchObject({
    status: 0,
    err: 'Old translations are listed as far as the history goes: older commits were not fetched.\n',
  });
});
