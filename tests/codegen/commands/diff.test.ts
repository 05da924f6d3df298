import { execFileSync } from 'node:child_process';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { edit, repository } from '../support/repository.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

const BAR = `venue: Bar Pepe
languages: es en
sections:
  - section: Carnes @en Meats
    items:
      - Costillas @en Ribs: 15.95 [gluten, soja]
      - Croquetas @en Croquettes: 3.50 tapa / 7 media
`;

const bar = (...changes: [from: string, to: string][]): string =>
  changes.reduce((text, [from, to]) => text.replace(from, to), BAR);

/** What `diff` says where the bar's menu was committed as it is above, and is another now. */
async function diffOf(menu: string, ...options: string[]) {
  const { root } = repository({ 'menus/bar.yaml': BAR });
  edit(root, { 'menus/bar.yaml': menu });
  return runCommand(root, 'diff', ...options);
}

describe('in Spanish', () => {
  const changed = bar(
    ['15.95 [gluten, soja]', '16.50 [gluten]'],
    ['      - Croq', '      - Agua @en Water: 2\n      - Croq'],
    ['7 media', '7 media onlyNight'],
  );

  test('it says in words what changed, and what to do', async () => {
    expect(await diffOf(changed, '--lang', 'es')).toEqual({
      status: 1,
      out: `Bar Pepe: precios que suben: 1 (Costillas 15.95 → 16.50), novedades: 1, alérgenos quitados: 1, horarios cambiados: 1
  Carnes
    Costillas: precio 15.95 → 16.50
    ! Costillas: SE QUITA UN ALÉRGENO: soja (lo lleva → no figura)
    Agua: novedad, 2.00
    Croquetas: se muestra a cualquier hora → de 19:00 a 3:00

1 declaración de alérgenos dice menos que antes. Mira los platos marcados con !; si todo está bien, añade --allow-allergen-removal.
`,
      err: '',
    });
    const { out } = await diffOf(BAR, '--lang', 'es');
    expect(out).toBe('Para el cliente no ha cambiado nada desde HEAD.\n');
  });

  test('a menu with an error is left out, with its error in Spanish', async () => {
    const { out } = await diffOf(bar(['[gluten, soja]', '[glutn]']), '--lang', 'es');
    expect(out).toContain(
      'menus/bar.yaml se queda fuera, porque tiene un error (6:36 unknown-allergen): "glutn" no es un alérgeno.\n',
    );
  });

  test('the report for a pull request has Spanish heads', async () => {
    const { out } = await diffOf(changed, '--lang', 'es', '--format', 'markdown');
    expect(out).toContain('## Cartas: lo que cambia para el cliente desde HEAD\n');
    expect(out).toContain('> **ATENCIÓN: se quitan alérgenos**\n');
    expect(out).toContain('| Sección | Plato | Cambio |\n');
    expect(out).toContain('| Carnes | Agua | novedad, 2.00 |\n');
  });
});

describe('what it compares', () => {
  test('the files as they are with the last commit, which need not be committed', async () => {
    expect(await diffOf(bar(['15.95', '16.50']))).toEqual({
      status: 0,
      out: 'Bar Pepe: 1 price up (Costillas 15.95 → 16.50)\n  Carnes\n    Costillas: price 15.95 → 16.50\n',
      err: '',
    });
  });

  test('says so where nothing changed for diners, whatever else did', async () => {
    expect(await diffOf(`# Comment\n${bar(['15.95', '15,95 €'])}`)).toEqual({
      status: 0,
      out: 'Nothing changed for diners since HEAD.\n',
      err: '',
    });
  });

  test('two revisions, by the names that git knows', async () => {
    const { root, commit, git } = repository({ 'menus/bar.yaml': BAR });
    git('tag', 'abril');
    commit({ 'menus/bar.yaml': bar(['3.50 tapa / 7 media', '3.50 tapa / 7.50 media']) });
    git('tag', 'mayo');
    edit(root, { 'menus/bar.yaml': 'venue: Bar Pepe\nstatus: unavailable\n' });
    const { out } = await runCommand(root, 'diff', 'abril', '--to', 'mayo');
    expect(out).toBe(
      'Bar Pepe: 1 price up (Croquetas Media 7.00 → 7.50)\n  Carnes\n    Croquetas: price Media 7.00 → 7.50\n',
    );
    expect((await runCommand(root, 'diff', 'mayo', '--to', 'mayo')).out).toBe(
      'Nothing changed for diners from mayo to mayo.\n',
    );
  });

  test('one venue only, by its name or its file', async () => {
    const { root } = repository({ 'menus/bar.yaml': BAR, 'menus/otro.yaml': bar(['Pepe', 'Otro']) });
    const changed = bar(['15.95', '16.50']);
    edit(root, { 'menus/bar.yaml': changed, 'menus/otro.yaml': changed.replace('Pepe', 'Otro') });
    const both = await runCommand(root, 'diff');
    expect(both.out).toMatch(/^In 2 venues \(Bar Pepe, Bar Otro\): /);
    const { out } = await runCommand(root, 'diff', 'HEAD', 'otro');
    expect(out).toMatch(/^Bar Otro: /);
    expect(await runCommand(root, 'diff', 'HEAD', 'menus/otro.yaml')).toMatchObject({ out });
  });

  test('a folder of menus anywhere in the repository', async () => {
    const { root } = repository({ 'bars/south/menus/bar.yaml': BAR });
    edit(root, { 'bars/south/menus/bar.yaml': bar(['15.95', '15']) });
    const inFolder = await runCommand(join(root, 'bars'), 'diff', '--menus', 'south/menus');
    expect(inFolder.out).toMatch(/^Bar Pepe: 1 price down \(Costillas 15\.95 → 15\.00\)\n/);
    expect(await runCommand(root, 'diff', '--menus', 'bars/south/menus')).toEqual(inFolder);
  });

  test('venues that are new, gone, or found at another address', async () => {
    const { root } = repository({ 'menus/bar.yaml': BAR, 'menus/viejo.yaml': 'venue: Viejo\nstatus: unavailable\n' });
    const moved = bar(['[gluten, soja]', '[gluten]']);
    const added = 'venue: Nuevo\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
    edit(root, {
      'menus/bar.yaml': undefined,
      'menus/bar-pepe.yaml': moved,
      'menus/viejo.yaml': undefined,
      'menus/nuevo.yaml': added,
    });
    const { status, out } = await runCommand(root, 'diff');
    expect(status).toBe(1);
    expect(out)
      .toBe(`Bar Pepe: address /cartasqr/bar → /cartasqr/bar-pepe; printed codes lead to the old one, 1 allergen removed
  Carnes
    ! Costillas: ALLERGEN REMOVED: soja (contained → absent)

Nuevo: venue new at /cartasqr/nuevo with 1 dish

Viejo: venue gone: /cartasqr/viejo leads nowhere (it had 0 dishes)

1 statement about allergens says less than before. Check the dishes marked with !; if all are right, add --allow-allergen-removal.
`);
  });

  test('partials, links and the words of the interface as that revision had them', async () => {
    const partial = 'sections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
    const { root, git } = repository({
      'menus/bar.yaml': 'venue: Bar\nsections:\n  - use: casa\n',
      'menus/_shared/casa.yaml': partial,
    });
    symlinkSync('bar.yaml', join(root, 'menus/otro.yaml'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Open another bar');
    edit(root, { 'menus/_shared/casa.yaml': partial.replace('2', '2.20') });
    expect((await runCommand(root, 'diff')).out).toMatch(
      /^In 2 venues \(Bar, Bar\): 1 price up \(Pan 2\.00 → 2\.20\)\n/,
    );
  });
});

test('a revision that git itself would not check out writes to no other place', async () => {
  const { root, git } = repository({ 'menus/bar.yaml': BAR });
  const elsewhere = temporaryFolder({ 'logo.png': 'precious' });
  const tree = (...rows: string[]): string =>
    execFileSync('git', ['mktree'], { cwd: root, input: `${rows.join('\n')}\n`, encoding: 'utf8' }).trim();
  writeFileSync(join(root, 'link'), elsewhere);
  const [file, link] = ['menus/bar.yaml', 'link'].map((name) => git('hash-object', '-w', name));
  const folder = tree(`100644 blob ${file}\tevil.yaml`, `100644 blob ${file}\tlogo.png`, `120000 blob ${link}\tz`);
  // A link and a folder of one name; on a Mac, names that differ in their case do.
  const menus = tree(`100644 blob ${file}\tbar.yaml`, `120000 blob ${link}\timg`, `040000 tree ${folder}\timg`);
  const commit = git('commit-tree', tree(`040000 tree ${menus}\tmenus`), '-m', 'Open elsewhere');
  expect((await runCommand(root, 'diff', commit)).out).toBe(`Nothing changed for diners since ${commit}.\n`);
  expect(readFiles(elsewhere)).toEqual({ 'logo.png': 'precious' });
});

test('settings of the site with an error are named, and nothing follows from the defaults', async () => {
  const site = 'basePath: /\ncountry: PT\nhome: bar\n';
  const { root } = repository({ 'menus/bar.yaml': BAR, 'menus/_system/site.yaml': site });
  edit(root, { 'menus/_system/site.yaml': `${site}contact: hola\n` });
  for (const only of [[], ['HEAD', 'bar']]) {
    const { status, out } = await runCommand(root, 'diff', ...only, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      groups: [],
      leftOut: [{ file: 'menus/_system/site.yaml', problem: { line: 4, code: 'bad-link' }, side: 'to' }],
    });
  }
});

describe('removed allergens', () => {
  const removed = bar([', soja]', ', ~soja]']);

  test('make it fail, and it says why', async () => {
    expect(await diffOf(removed)).toEqual({
      status: 1,
      out: `Bar Pepe: 1 allergen removed
  Carnes
    ! Costillas: ALLERGEN REMOVED: soja (contained → may contain)

1 statement about allergens says less than before. Check the dishes marked with !; if all are right, add --allow-allergen-removal.
`,
      err: '',
    });
  });

  test('may be allowed', async () => {
    const { status, out } = await diffOf(removed, '--allow-allergen-removal');
    expect(status).toBe(0);
    expect(out).toMatch(/\n1 statement about allergens says less than before; this was allowed\.\n$/);
  });

  test('are found though the dish was renamed', async () => {
    const renamed = bar(['Costillas @en Ribs: 15.95 [gluten, soja]', 'Costillar @en Rack: 15.95 [gluten]']);
    const { status, out } = await diffOf(renamed);
    expect(status).toBe(1);
    expect(out).toMatch(/^Bar Pepe: 1 dish renamed, 1 allergen removed, /);
  });

  test('are none where the dish went with them', async () => {
    expect(await diffOf(bar(['      - Costillas @en Ribs: 15.95 [gluten, soja]\n', '']))).toEqual({
      status: 0,
      out: 'Bar Pepe: 1 dish gone\n  Carnes\n    Costillas: gone (was 15.95)\n',
      err: '',
    });
  });

  test('stand first in Markdown, which no name can break', async () => {
    const { out } = await diffOf(`${removed}      - "Tabla | *mixta* <b>de @pepe #1": 9\n`, '--format', 'markdown');
    expect(out).toBe(`## Menus: what changes for diners since HEAD

> **WARNING: allergens removed**
>
> - Bar Pepe, Carnes: **Costillas: ALLERGEN REMOVED: soja (contained → may contain)**
>
> 1 statement about allergens says less than before. Check the dishes marked with !; if all are right, add --allow-allergen-removal.

### Bar Pepe

1 dish new, 1 allergen removed

| Section | Dish | Change |
|---|---|---|
| Carnes | Costillas | ALLERGEN REMOVED: soja (contained → may contain) |
| Carnes | Tabla \\| \\*mixta\\* \\<b\\>de @<!-- -->pepe #<!-- -->1 | new, 9.00 |
`);
  });

  test('are counted in JSON, with every change as data', async () => {
    const { root, git } = repository({ 'menus/bar.yaml': BAR });
    edit(root, { 'menus/bar.yaml': removed.replace('7 media', '7.50 media') });
    const { status, out } = await runCommand(root, 'diff', '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      from: { revision: 'HEAD', commit: git('rev-parse', 'HEAD').trim() },
      groups: [
        {
          venues: [{ id: 'bar', name: 'Bar Pepe' }],
          changes: [
            {
              code: 'allergen-removed',
              section: 'Carnes',
              entry: { kind: 'item', id: 'costillas', name: 'Costillas' },
              allergen: 'soja',
              before: 'contained',
              after: 'may contain',
            },
            {
              code: 'price-up',
              section: 'Carnes',
              entry: { kind: 'item', id: 'croquetas', name: 'Croquetas' },
              label: 'Media',
              before: '7.00',
              after: '7.50',
            },
          ],
        },
      ],
      interface: [],
      leftOut: [],
      allergensRemoved: 1,
      removalAllowed: false,
    });
  });
});

describe('menus that have an error', () => {
  test('in the older revision they are named and left out', async () => {
    const { root, commit } = repository({ 'menus/bar.yaml': bar(['15.95', '15..95']), 'menus/otro.yaml': BAR });
    commit({ 'menus/bar.yaml': BAR });
    edit(root, { 'menus/otro.yaml': bar(['15.95', '14']) });
    expect(await runCommand(root, 'diff', 'HEAD~1')).toEqual({
      status: 0,
      out: `Bar Pepe: 1 price down (Costillas 15.95 → 14.00)
  Carnes
    Costillas: price 15.95 → 14.00

HEAD~1:menus/bar.yaml is left out, because it has an error (6:29 bad-price): "15..95" is not an amount.
The changes since an older menu with an error are not known. The command does not fail because of an older menu.
`,
      err: '',
    });
  });

  test('as they are now they make it fail, for what they remove is not known', async () => {
    const { status, out } = await diffOf(bar(['languages', 'lenguas']));
    expect(status).toBe(1);
    expect(out).toBe(`Nothing changed for diners since HEAD in the menus that could be compared.

menus/bar.yaml is left out, because it has an error (2:1 unknown-field): "lenguas" is not a field that can stand here.
The changes in a menu with an error are not known: correct the menu first ("npm run carta -- check" shows all errors).
`);
  });

  test('a menu of a revision that is too large, or no text, is named too', async () => {
    const { root, commit } = repository({ 'menus/bar.yaml': 'x'.repeat(1_048_577), 'menus/otro.yaml': BAR });
    writeFileSync(join(root, 'menus/otro.yaml'), Uint8Array.of(0xff, 0xfe, 0x00));
    commit({});
    commit({ 'menus/bar.yaml': BAR, 'menus/otro.yaml': BAR });
    const { status, out } = await runCommand(root, 'diff', 'HEAD~1');
    expect(status).toBe(0);
    expect(out).toMatch(
      /^Nothing changed .*\n\nHEAD~1:menus\/bar\.yaml is left out.*too-large.*\nHEAD~1:menus\/otro\.yaml is left out.*yaml-syntax/,
    );
  });
});

describe('what it cannot do', () => {
  const misuse = async (root: string, ...argv: string[]): Promise<string> => {
    const { status, out, err } = await runCommand(root, 'diff', ...argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    return err;
  };

  test('is said where there is no repository, and where nothing has been committed', async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': BAR });
    expect(await misuse(root)).toBe(
      'carta: the menus are not kept in a git repository, so there is no older menu to compare with\n',
    );
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    expect(await misuse(root)).toBe(
      'carta: nothing has been committed yet, so there is no older menu to compare with\n',
    );
  });

  test('is said of names that are no revision or venue, with what was meant', async () => {
    const { root } = repository({ 'menus/bar.yaml': BAR });
    const said = {
      abril: 'there is no revision abril; name a commit, a branch or a tag',
      'HEAD --to mayo': 'there is no revision mayo; name a commit, a branch or a tag',
      bar: 'there is no revision bar; to see that venue, write: carta diff HEAD bar',
      'main..feria': '"main..feria" names two revisions; write: carta diff main --to feria',
      '-- --help': 'there is no revision --help; name a commit, a branch or a tag',
      'HEAD bat': 'there is no venue called bat: did you mean "bar"?',
    };
    for (const [words, message] of Object.entries(said)) {
      expect(await misuse(root, ...words.split(' '))).toBe(`carta: ${message}\n`);
    }
  });

  test('is said where the clone does not hold the revision; what it holds is compared', async () => {
    const { root, commit } = repository({ 'menus/bar.yaml': BAR });
    commit({ 'menus/bar.yaml': bar(['15.95', '16']) });
    const parent = temporaryFolder();
    execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, 'clone'], { cwd: parent });
    const clone = join(parent, 'clone');
    expect(await misuse(clone, 'HEAD~1')).toBe(
      'carta: there is no revision HEAD~1 here: this clone has only the latest; "git fetch --unshallow" brings the others\n',
    );
    expect(await runCommand(clone, 'diff')).toMatchObject({ status: 0 });
  });
});

test('in a hook of git it asks the repository of the menus', async () => {
  vi.stubEnv('GIT_DIR', '.git');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await diffOf(bar(['15.95', '16']))).toMatchObject({ status: 0, err: '' });
});

test('a folder of menus that the revision does not have yet holds new venues only', async () => {
  const { root } = repository({ 'README.md': 'Menus' });
  edit(root, { 'menus/bar.yaml': BAR });
  expect((await runCommand(root, 'diff')).out).toBe('Bar Pepe: venue new at /cartasqr/bar with 2 dishes\n');
});

test('nothing is left behind, and nothing of the repository is touched', async () => {
  const { root, git } = repository({ 'menus/bar.yaml': BAR });
  edit(root, { 'menus/bar.yaml': bar(['15.95', '16']) });
  const temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  await runCommand(root, 'diff');
  expect(readdirSync(temporary)).toEqual([]);
  expect(git('status', '--porcelain')).toBe('M menus/bar.yaml');
});
