/** A translation is old when what it translates was changed after it. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../support/repository.ts';
import { runCommand } from '../../../support/run-command.ts';
import { writeFiles } from '../../../support/temporary-folder.ts';

/** A menu with these entries in its one section, which begin in line 6. */
const menu = (...entries: string[]): string =>
  ['venue: Bar', 'languages: es en fr', 'sections:', '  - section: Carta @en Menu @fr Carte', '    items:']
    .concat(entries.map((entry) => `      - ${entry.replaceAll('\n', '\n        ')}`))
    .concat('')
    .join('\n');

type Text = { file: string; line: number; outdated: { language: string; was: string }[] };

/** The old translations by file, each as 'line language was'. */
async function oldOf(root: string): Promise<Record<string, string[]>> {
  const { out, err } = await runCommand(root, 'translations', '--format', 'json');
  expect(err).toBe('');
  const { texts, history } = JSON.parse(out) as { texts: Text[]; history: boolean };
  expect(history).toBe(true);
  const files: Record<string, string[]> = {};
  for (const { file, line, outdated } of texts) {
    (files[file] ??= []).push(...outdated.map(({ language, was }) => `${line} ${language} ${was}`));
  }
  return files;
}

const BAR = 'menus/bar.yaml';
const old = async (root: string): Promise<string[]> => (await oldOf(root))[BAR] ?? [];

/** A menu of bread and wine in three languages, the bread under a name. */
const named = (pan: string): string => menu(`${pan} @en Bread @fr Pain: 2`, 'Vino @en Wine @fr Vin: 3');
const PAN = named('Pan');
const BOTH_OLD = ['6 en Pan', '6 fr Pan'];

const description = (text: string): string =>
  menu(`item: Pan @en Bread @fr Pain\ndescription: ${text}\n  @en From the oven\n  @fr Du four`);
const onWindows = (text: string): string => text.replaceAll('\n', '\r\n');
const promos = (second: string): string =>
  menu(
    'promo: Uno @en One @fr Un\nincludes: [Postre @en Dessert @fr Dessert]',
    `promo: Dos @en Two @fr Deux\nincludes: [${second} @en Dessert @fr Dessert]`,
  );

const CASERO = named('Pan de pueblo');

const HISTORIES: [title: string, commits: string[], old: string[]][] = [
  ['a dish that is renamed leaves its translations behind', [PAN, CASERO], BOTH_OLD],
  [
    'a language that was changed with it is not old',
    [PAN, PAN.replace('Pan @en Bread', 'Pan de pueblo @en Country bread')],
    ['6 fr Pan'],
  ],
  [
    'a language that was changed after it is not old',
    [PAN, CASERO, CASERO.replace('@en Bread @fr Pain', '@en Country bread @fr Pain de campagne')],
    [],
  ],
  ['a capital makes no translation old', [PAN, named('PAN')], []],
  ['a full stop makes none old', [PAN, named('Pan.')], []],
  ['quotation marks make none old', [PAN, named('«Pan»')], []],
  ['white space makes none old', [PAN, named('P an')], []],
  ['another number does', [named('Vino 1,5 l'), named('Vino 15 l')], ['6 en Vino 1,5 l', '6 fr Vino 1,5 l']],
  ['another letter does', [named('Pollo'), named('Bollo')], ['6 en Pollo', '6 fr Pollo']],
  ['a dish that is renamed back is what its translations say', [PAN, CASERO, PAN], []],
  ['of a dish renamed twice, what was translated is shown', [PAN, CASERO, named('Pan con tomate')], BOTH_OLD],
  [
    'texts that move, or are written in another way, are not taken for new ones',
    [PAN, CASERO, menu('"Vino @en Wine": 3', 'item: {es: Pan de pueblo, en: Bread, fr: Pain}\nprice: 2')],
    ['7 en Pan', '7 fr Pan'],
  ],
  [
    'among texts with one translation, the one that changed is found',
    [promos('Postre'), promos('Postre casero')],
    ['9 en Postre', '9 fr Postre'],
  ],
  [
    'a new dish is new, though another has its translation',
    [PAN, PAN.replace('      - Pan', '      - Pan casero @en Bread @fr Pain: 3\n      - Pan')],
    [],
  ],
  ['a version that cannot be read hides nothing', [PAN, named('"Pan de pueblo'), CASERO], BOTH_OLD],
  ['line ends of Windows make none old', [description('Del horno'), onWindows(description('Del horno'))], []],
  [
    'another text in line ends of Windows does',
    [description('Del horno'), onWindows(description('Del horno de leña'))],
    ['7 en Del horno', '7 fr Del horno'],
  ],
  [
    'a text that went on over the next line was another text',
    [
      menu('note: Pan del día\n  @en Bread\n  of the day\n  @fr Pain'),
      menu('note: Pan\n  @en Bread\n  of the day\n  @fr Pain du jour'),
    ],
    ['6 en Pan del día'],
  ],
];

/** What is old in each of these histories, which are those of one repository: git and the command run once for all. */
let found: Promise<Record<string, string[]>> | undefined;
const foundInAll = (): Promise<Record<string, string[]>> => {
  if (found !== undefined) return found;
  const { root, commit } = repository();
  for (const at of [0, 1, 2]) {
    const versions = HISTORIES.map(([, commits], index) => [`menus/bar-${index}.yaml`, commits[at] ?? commits.at(-1)]);
    commit(Object.fromEntries(versions));
  }
  found = oldOf(root);
  return found;
};

test.each(HISTORIES)('%s', async (title, _, expected) => {
  const index = HISTORIES.findIndex(([each]) => each === title);
  expect((await foundInAll())[`menus/bar-${index}.yaml`] ?? []).toEqual(expected);
});

test('what is old is shown with what it was, what it is now and since when', async () => {
  const { root, commit } = repository({ [BAR]: PAN });
  const change = commit({ [BAR]: CASERO });
  commit({ [BAR]: CASERO.replace(': 2', ': 2.20') });
  const { out } = await runCommand(root, 'translations', '--language', 'en');
  expect(out).toBe(`menus/bar.yaml: 3 texts, en 1 old

menus/bar.yaml:6:9: old English (en): Carta › item
    was   Pan
    now   Pan de pueblo (commit ${change}, 2025-11-03)
    en    Bread

0 translations missing, 1 older than what they translate
`);
});

test('what is not committed yet counts', async () => {
  const { root } = repository({ [BAR]: PAN });
  writeFiles(root, { [BAR]: PAN.replace('Vino @en Wine', 'Vino tinto @en Red wine') });
  expect(await old(root)).toEqual(['7 fr Vino']);
  const { out } = await runCommand(root, 'translations');
  expect(out).toContain('    now   Vino tinto (not committed yet)\n');
});

test('the texts of a renamed file keep their history', async () => {
  const { root, git, commit } = repository({ 'menus/old-bar.yaml': PAN });
  commit({ 'menus/old-bar.yaml': CASERO });
  git('mv', 'menus/old-bar.yaml', BAR);
  expect(await old(root)).toEqual(BOTH_OLD);
  commit({});
  expect(await old(root)).toEqual(BOTH_OLD);
});

test('a file that git does not know, or another one that had its name, has no old translations', async () => {
  const { root, commit } = repository({ [BAR]: PAN });
  renameSync(join(root, BAR), join(root, 'menus/taberna.yaml'));
  commit({});
  writeFiles(root, { [BAR]: CASERO });
  expect(await old(root)).toEqual([]);
});

test('partials have a history, too, in the languages that somebody reads', async () => {
  const shared = PAN.replace('venue: Bar\n', '');
  const bar = 'venue: Bar\nlanguages: es en\nsections:\n  - use: cadena\n';
  const { root, commit } = repository({ [BAR]: bar, 'menus/_shared/cadena.yaml': shared });
  commit({ 'menus/_shared/cadena.yaml': shared.replace('Pan ', 'Pan de pueblo ') });
  expect(await oldOf(root)).toMatchObject({ 'menus/_shared/cadena.yaml': ['5 en Pan'] });
});

test('of two branches, each change is seen in its own', async () => {
  const spices = (pan: string, vino: string): string =>
    menu(`${pan} @fr Pain: 2`, 'Sal:', 'Pimienta:', `${vino} @fr Vin: 3`);
  const { root, git, commit } = repository({ [BAR]: spices('Pan @en Bread', 'Vino @en Wine') });
  git('switch', '--quiet', '--create', 'pan');
  commit({ [BAR]: spices('Pan de pueblo @en Country bread', 'Vino @en Wine') });
  git('switch', '--quiet', 'main');
  commit({ [BAR]: spices('Pan @en Bread', 'Vino tinto @en Wine') });
  git('merge', '--quiet', '--no-edit', 'pan');
  expect(await old(root)).toEqual(['6 fr Pan', '9 en Vino', '9 fr Vino']);
});

test('a commit can say that the translations are right as they stand', async () => {
  const { root, commit } = repository({ [BAR]: PAN });
  commit({ [BAR]: named('Pam') }, 'Slip');
  commit({ [BAR]: named('Panecillo') }, 'Name the bread\n\nTranslations: reviewed');
  expect(await old(root)).toEqual([]);
  commit({ [BAR]: named('Tostada') });
  expect(await old(root)).toEqual(['6 en Panecillo', '6 fr Panecillo']);
});

test('without git, or without history, only what is missing is listed, and that is said', async () => {
  const { root, git, commit } = repository();
  writeFiles(root, { [BAR]: PAN });
  expect(await runCommand(root, 'translations')).toMatchObject({
    status: 0,
    out: expect.stringContaining('All translations are there.\n'),
    err: expect.stringMatching(/^Old translations are not listed, only missing ones: .+\.\n$/),
  });
  commit({ [BAR]: PAN });
  commit({ [BAR]: CASERO });
  git('clone', '--quiet', '--depth', '1', `file://${root}`, 'clone');
  expect(await runCommand(join(root, 'clone'), 'translations')).toMatchObject({
    status: 0,
    err: 'Old translations are listed as far as the history goes: older commits were not fetched.\n',
  });
});
