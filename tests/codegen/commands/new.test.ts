import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../../../codegen/tools/starters/starter.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test.each(['bar-pepe', '1925', 'null', 'no'])('the menu of a new %s passes a strict check', async (venue) => {
  const root = temporaryFolder();
  expect(await runCommand(root, 'new', venue)).toEqual({
    status: 0,
    out: `menus/${venue}.yaml is written. Edit it, and run "npm run carta -- check" to see whether all is right.\n`,
    err: '',
  });
  await runCommand(root, 'build');
  expect(await runCommand(root, 'check', '--strict')).toEqual({ status: 0, out: '', err: '' });
});

test.each([
  ['bar', []],
  ['restaurant', ['setMenu', 'conditions', 'promo']],
  ['burger', ['builder', 'options']],
  ['pub', ['heading']],
  ['cafe', []],
  ['pizzeria', []],
])('the menu of a %s is right, complete, in its layout, and shows what such a place needs', async (kind, entries) => {
  const root = temporaryFolder();
  expect(await runCommand(root, 'new', 'casa-pepa', '--kind', kind)).toMatchObject({ status: 0, err: '' });
  const { out, err } = await runCommand(root, 'inspect', 'menus/casa-pepa.yaml', '--strict', '--format', 'json');
  expect(err).toBe('');
  const { sections } = JSON.parse(out) as {
    sections: { entries: { kind: string; name?: object; allergens?: object; mayContain?: object }[] }[];
  };
  const kinds = sections.flatMap((section) => section.entries.map((entry) => entry.kind));
  // Who begins with it has declared everything, and goes on so.
  const dishes = sections.flatMap((section) =>
    section.entries.filter((entry) => /^(?:item|promo|setMenu)$/.test(entry.kind)),
  );
  expect(dishes.filter(({ allergens, mayContain }) => !allergens && !mayContain)).toEqual([]);
  expect(kinds).toEqual(expect.arrayContaining(['item', ...entries]));
  expect(await runCommand(root, 'fmt', '--check')).toMatchObject({ status: 0, err: '' });
});

test('a menu is for a bar unless another kind is named', async () => {
  const root = temporaryFolder();
  await runCommand(root, 'new', 'pepa');
  await runCommand(root, 'new', 'pepa', '--kind', 'bar', '--menus', 'otros');
  expect(readFileSync(join(root, 'menus/pepa.yaml'))).toEqual(readFileSync(join(root, 'otros/pepa.yaml')));
});

const OTHER = (languages: string): string =>
  `venue: Otro\n${languages}sections:\n  - section: {es: Uno, ca: U, en: One}\n    items:\n      - Agua @*: 2 []\n`;

test('it has the languages that most other menus of the site have, and says what is left to translate', async () => {
  const root = temporaryFolder({
    'menus/index.yaml': OTHER('languages: en\n'),
    'menus/uno.yaml': OTHER('languages: es ca\n'),
    'menus/dos.yaml': OTHER('languages: [es, ca] # dos\n'),
    'menus/tres.yaml': OTHER('languages:\n  - es\n  - ca\n'),
    'menus/cuatro.yaml': OTHER('languages: en\n'),
    'menus/cinco.yaml': OTHER('languages: en\n'),
    'menus/cerrado.yaml': 'venue: Cerrado\nstatus: unavailable\n',
  });
  const { status, out } = await runCommand(root, 'new', 'pepa');
  expect([status, out.split('\n').slice(1)]).toEqual([
    0,
    ['Left to translate in menus/pepa.yaml: 12 texts into ca. Until then they are shown in another language.', ''],
  ]);
  const text = readFileSync(join(root, 'menus/pepa.yaml'), 'utf8');
  expect(text).toContain('\nlanguages: es ca\n');
  expect(text).toContain('- Croquetas de jamón @* Croquetas de jamón: ');
  expect(text).toContain('# [] states that it contains none of the 14 allergens.');
  expect(text).not.toContain('@en');
  expect(await runCommand(root, 'fmt', '--check', 'menus/pepa.yaml')).toMatchObject({ status: 0, err: '' });
  await runCommand(root, 'build');
  expect((await runCommand(root, 'check', 'pepa', '--strict')).out).toBe('');
});

test.each([
  ['a list with comments', 'languages: # los de la casa\n  - ca # català\n  # y\n\n  - es\n'],
  ['brackets over several lines', 'languages: [\n  ca,\n  es\n]\n'],
  ['words in quotes', '"languages": "ca es"\n'],
  ['words below their field', 'languages: >-\n  ca\n  es\n'],
])('it finds the languages of another menu in %s', async (_form, written) => {
  const root = temporaryFolder({ 'menus/uno.yaml': OTHER(written), 'menus/roto.yaml': 'languages: en\nsections: [{{' });
  await runCommand(root, 'new', 'pepa');
  expect(readFileSync(join(root, 'menus/pepa.yaml'), 'utf8')).toContain('\nlanguages: ca es\n');
});

test('it has all of its own languages beside menus of the same ones, and one without languages is in Spanish', async () => {
  const root = temporaryFolder({ 'menus/uno.yaml': OTHER('') });
  const { out } = await runCommand(root, 'new', 'pepa');
  expect(out.split('\n')).toHaveLength(2);
  expect(readFileSync(join(root, 'menus/pepa.yaml'), 'utf8')).toMatch(/\nlanguages: es\n(?![^]*@)/);
});

test('it names the schema for editors and the venue', async () => {
  const root = temporaryFolder();
  await runCommand(root, 'new', 'bar-pepe');
  const lines = readFileSync(join(root, 'menus/bar-pepe.yaml'), 'utf8').split('\n');
  expect(lines[0]).toBe('# yaml-language-server: $schema=../generated/menu.schema.json');
  expect(lines).toContain('venue: Bar Pepe');
});

const SAME =
  /^# +(?:yaml-language-server|contact|phone|address|whatsapp|instagram|booking|info|founded|loyalty|stamps|reward|validity|defaults|allergens):/;

test.each(KINDS)('what the menu of a %s explains is in the language of the editor alone', async (kind) => {
  const root = temporaryFolder();
  const comments = async (language: string): Promise<string[]> => {
    await runCommand(root, 'new', 'pepa', '--kind', kind, '--lang', language, '--menus', language);
    return readFileSync(join(root, language, 'pepa.yaml'), 'utf8').match(/# .*/g) ?? [];
  };
  const [spanish, english] = [await comments('es'), await comments('en')];
  expect(spanish).toHaveLength(english.length);
  expect(spanish.slice(1, 3)).toEqual([
    '# Se sirve en /cartasqr/pepa. Todos los campos, con ejemplos: menus/README.md.',
    '# El primer idioma es el de los textos sin marca.',
  ]);
  expect(english.slice(1, 3)).toEqual([
    '# Served at /cartasqr/pepa. Every field, with examples: menus/README.md.',
    '# The first language is that of texts without a tag.',
  ]);
  // What is the same in both is the schema, and fields that are comments for now.
  const same = spanish.filter((line) => english.includes(line));
  expect(same.filter((line) => !SAME.test(line))).toEqual([]);
});

test('in Spanish it also says in Spanish what it did', async () => {
  const root = temporaryFolder();
  const { out } = await runCommand(root, 'new', 'pepa', '--lang', 'es');
  expect(out).toBe(
    'menus/pepa.yaml está escrito. Cámbialo y ejecuta "npm run carta -- check" para ver si está todo bien.\n',
  );
  const again = await runCommand(root, 'new', 'pepa', '--lang', 'es');
  expect(again).toMatchObject({ status: 2, out: '' });
  expect(again.err).toContain('menus/pepa.yaml ya existe');
});
