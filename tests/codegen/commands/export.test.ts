import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SITE = join(import.meta.dirname, '../../site');

const MENU = `venue: El Moreno
languages: es en
contact: {phone: 958000101}
sections:
  - section: Para picar @en To share
    image: barra
    onlyNight: true
    items:
      - Croquetas @en Croquettes: 3.50 tapa / 12 ración [gluten, ~soja]
      - Aceitunas @en Olives: 2,80 [] onlyNight
      - options: Salsas @en Sauces
        choices:
          - {title: Elige @en Choose, options: [Alioli @en Aioli]}
  - section: Bebidas @en Drinks
    items:
      - heading: Cervezas @en Beers
      - item: Caña @en Beer
        prices: {Tubo @en Tall glass: 3, barra: 2}
`;

const TABLE = `\uFEFFTipo;Sección;Sección en;Plato;Plato en;Precio;Tapa;Ración;Precio: Tubo @en Tall glass;Barra;Alérgenos;Marcas;Imagen;Id
local;;;El Moreno;;;;;;;;;;
sección;Para picar;To share;;;;;;;;;onlyNight;barra;para-picar
;;;Croquetas;Croquettes;;3,50;12;;;gluten, ~soja;;;croquetas
;;;Aceitunas;Olives;2,80;;;;;ninguno;onlyNight;;aceitunas
sección;Bebidas;Drinks;;;;;;;;;;;bebidas
subtítulo;;;Cervezas;Beers;;;;;;;;;
;;;Caña;Beer;;;;3;2;;;;cana
`;

const LOST = `El Moreno: a table cannot hold the field "contact" of the venue
Para picar › Salsas: a table cannot hold the entry of the kind "options"
`;

const VENUE_ONLY = [
  'requiredLanguages',
  'contact',
  'loyalty',
  'info',
  'theme',
  'hours',
  'closed',
  'timeZone',
  'barID',
  'urlPath',
];

/** What `inspect` says of a venue, but for what a table does not hold. */
async function inspected(root: string, file: string): Promise<unknown> {
  const { out } = await runCommand(root, 'inspect', file, '--format', 'json');
  const venue = JSON.parse(out) as ResolvedVenue;
  const kinds = ['builder', 'options', 'setMenu', 'conditions'];
  const sections = venue.sections.map((section) => ({
    ...section,
    entries: section.entries.filter(({ kind }) => !kinds.includes(kind)),
  }));
  const kept = Object.entries({ ...venue, sections }).filter(([field]) => !VENUE_ONLY.includes(field));
  return Object.fromEntries(kept);
}

describe('carta export', () => {
  test('writes a menu as CSV for spreadsheet programs, and says what a table cannot hold', async () => {
    const root = temporaryFolder({ 'menus/el-moreno.yaml': MENU });
    expect(await runCommand(root, 'export', 'el-moreno')).toEqual({
      status: 0,
      out: TABLE.replaceAll('\n', '\r\n'),
      err: LOST,
    });
  });

  test('names the columns in English if asked to', async () => {
    const root = temporaryFolder({
      'menus/bar.yaml': 'venue: Bar\nsections:\n- section: Tapas\n  items:\n  - Pan: 2 []\n',
    });
    const { out } = await runCommand(root, 'export', 'bar', '--language', 'en');
    expect(out.split('\r\n')).toEqual([
      '\uFEFFKind;Section;Dish;Price;Allergens;Id',
      'venue;;Bar;;;',
      'section;Tapas;;;;tapas',
      ';;Pan;2;none;pan',
      '',
    ]);
  });

  test('writes out what comes from a partial, and says so', async () => {
    const root = temporaryFolder({
      'menus/bar.yaml': 'venue: Bar\nsections:\n  - use: bebidas\n',
      'menus/_shared/bebidas.yaml': 'sections: [{section: Bebidas, items: [Agua: 2]}]\n',
    });
    const { out, err } = await runCommand(root, 'export', 'bar');
    expect(out).toContain(';;Agua;2;;agua\r\n');
    expect(err).toBe(
      "_shared/bebidas.yaml: what comes from this partial is in the table as if it were the menu's own\n",
    );
  });

  test.each(['carta.csv', 'carta.xlsx'])('the template as %s is imported without a warning', async (file) => {
    const root = temporaryFolder({ 'menus/README.md': '' });
    expect(await runCommand(root, 'export', '--template', '--out', file)).toEqual({
      status: 0,
      out: `${file} is written: 14 rows below the names of the columns.\n`,
      err: '',
    });
    expect(await runCommand(root, 'import', file, '--venue', 'bar', '--strict')).toEqual({
      status: 0,
      out: 'menus/bar.yaml is written: 2 sections, 11 entries.\n',
      err: '',
    });
  });

  test('a price that is shown as it is stands in quotes, and comes back as it was', async () => {
    const items =
      '      - Ostras: "2 x 5 €"\n      - item: Navajas\n        price: "9,80 €/100 g"\n        allergens: molusco\n' +
      '      - item: Percebes\n        prices: {tapa: "2 x 3", ración: 9}\n';
    const menu = `venue: Bar\nlanguages: es\nsections:\n  - section: Mar\n    items:\n${items}`;
    const root = temporaryFolder({ 'menus/bar.yaml': menu });
    const { err } = await runCommand(root, 'export', 'bar', '--out', 'bar.xlsx');
    expect(err).toBe('');
    expect((await runCommand(root, 'import', 'bar.xlsx', '--venue', 'otro')).status).toBe(0);
    const sectionsOf = async (id: string): Promise<unknown> => {
      const { out } = await runCommand(root, 'inspect', `menus/${id}.yaml`, '--format', 'json');
      return (JSON.parse(out) as { sections: unknown }).sections;
    };
    expect(await sectionsOf('otro')).toEqual(await sectionsOf('bar'));
  });

  test('a menu with an error is reported, and no table is written', async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nsections: [{section: A, items: [Pan: 1..2]}]\n' });
    const { status, out, err } = await runCommand(root, 'export', 'bar', '--out', 'bar.csv');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^menus\/bar.yaml:2:\d+: error bad-price: /);
  });
});

test.each(['index', 'parrilla-playa', 'caserio'])('%s is the same after it was a table', async (venue) => {
  const root = temporaryFolder();
  symlinkSync(SITE, join(root, 'menus'));

  /** Exports the menu to a file, imports it again, and gives what was written and what `inspect` says of it. */
  async function there(file: string, language: string): Promise<{ written: string; after: unknown }> {
    const folder = `from-${file}`;
    await runCommand(root, 'export', venue, '--out', file, '--language', language);
    mkdirSync(join(root, folder));
    symlinkSync(join(SITE, 'img'), join(root, folder, 'img'));
    const { status } = await runCommand(root, 'import', file, '--venue', venue, '--menus', folder);
    expect(status).toBe(0);
    const written = readFileSync(join(root, `${folder}/${venue}.yaml`), 'utf8');
    return { written, after: await inspected(root, `${folder}/${venue}.yaml`) };
  }

  const csv = await there('carta.csv', 'es');
  expect(csv.after).toEqual(await inspected(root, `menus/${venue}.yaml`));
  expect(await there('carta.xlsx', 'en')).toEqual(csv);
});
