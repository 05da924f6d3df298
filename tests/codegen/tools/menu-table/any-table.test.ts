import { words } from '../../../../codegen/diagnostics/words.ts';
import type { ResolvedVenue } from '../../../../codegen/resolve/venue.ts';
import {
  array,
  asyncProperty,
  assert,
  boolean,
  constantFrom,
  date,
  double,
  oneof,
  option,
  property,
  record,
  string,
  tuple,
  uint8Array,
  type Arbitrary,
} from 'fast-check';
import { expect, it } from 'vitest';
import { compileVenue } from '../../../../codegen/resolve/compile-venue.ts';
import { importMenu, type ImportedMenu } from '../../../../codegen/tools/menu-table/import-menu.ts';
import { allergensAmong } from '../../../../codegen/tools/menu-table/cell-prices.ts';
import { venueTable } from '../../../../codegen/tools/menu-table/venue-table.ts';
import { toInspect } from '../../../../codegen/commands/inspect.ts';
import type { Cell, Cells } from '../../../../codegen/tools/table/cell.ts';
import { readTable } from '../../../../codegen/tools/table/read-table.ts';
import { LONG } from '../../../support/long.ts';
import { contextOf } from '../../support/compile.ts';
import { LANGUAGES } from '../../../support/languages.ts';

const request = { id: 'bar', file: 'menus/bar.yaml', name: 'Bar', schema: 'menu.schema.json' };

const imported = (cells: Cells): ImportedMenu => importMenu({ cells, problems: [] }, request, contextOf());

const errorsOf = ({ problems }: ImportedMenu): unknown[] => problems.filter(({ severity }) => severity === 'error');

const NAMES = [
  'Tipo;Sección;Section en;Plato;Plato en;Precio;Tapa;Precio: Caña;Alérgenos;Trazas;Gluten;Marcas;Oculto;Id;Imagen',
  'Enlace;?;Descripción;Incluye;Decimales;Variante',
].flatMap((line) => line.split(';'));
const WORDS = 'sección destacado promo nota banner local X 3/5 ~soja <b> @en'.split(' ');
const cell: Arbitrary<Cell> = oneof(
  constantFrom(...WORDS),
  string(),
  double(),
  boolean(),
  date(),
  constantFrom(undefined),
);

it('whatever a table holds, it is a menu or a list of what is wrong', () => {
  const header = array(constantFrom(...NAMES), { maxLength: 12 });
  const rows = array(array(cell, { maxLength: 14 }), { maxLength: 6 });
  assert(
    property(header, rows, (names, cells) => {
      const menu = imported([['Sección', 'Plato', ...names], ...cells]);
      expect(menu.text === undefined).toBe(errorsOf(menu).length > 0);
    }),
    { numRuns: LONG ? 300 : 60 },
  );
});

it('whatever a file holds, reading it ends', async () => {
  const start = constantFrom('', 'PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', 'a;b\n', '\uFEFF');
  const file = tuple(start, uint8Array({ maxLength: 60 }));
  await assert(
    asyncProperty(file, async ([begin, rest]) => {
      const { cells, problems } = await readTable(Buffer.concat([Buffer.from(begin, 'latin1'), rest]));
      expect(cells.length > 0 || problems.length > 0).toBe(true);
    }),
    { numRuns: LONG ? 100 : 40 },
  );
});

/** Everything that YAML, the menu language or a spreadsheet could take for something of its own. */
const SIGNS = ['@en ', ' @fr x', '\\@', ': ', ' #', '- ', 'item', 'null', '🍔', ...'aÑó7 @"\'[]{\n/,;|>&*!%`?~=€½\t'];

const text = string({ unit: constantFrom(...SIGNS), minLength: 1, maxLength: 8 }).map((written) => {
  const trimmed = written.trim();
  return trimmed === '' || trimmed === '-' || allergensAmong(trimmed) !== undefined ? 'x' : trimmed;
});

const maybe = (value: Arbitrary<Cell>): Arbitrary<Cell> => option(value, { nil: undefined });

const row = record({
  kind: constantFrom<Cell>(undefined, undefined, undefined, 'sección', 'subtítulo', 'nota', 'destacado', 'promoción'),
  section: constantFrom('Tapas', 'Bebidas: todas', '@en', 'Postres'),
  name: text,
  english: maybe(text),
  price: constantFrom<Cell>(undefined, 3.5, 12, 'S.M', 'Consultar: hoy', 'S/M', '3,50 caña / 7 jarra', '12 €'),
  tapa: constantFrom<Cell>(undefined, undefined, 2, 'S.M'),
  own: constantFrom<Cell>(undefined, undefined, 2.2, '3,10'),
  allergens: constantFrom<Cell>(undefined, 'ninguno', 'gluten', 'soja, ~huevos', '~apio'),
  description: maybe(text),
  includes: maybe(text),
  flags: constantFrom<Cell>(undefined, undefined, 'hidden', 'smash, onlyNight', 'isFood'),
  image: constantFrom<Cell>(undefined, undefined, 'foto'),
});

const HEADER = [
  'Tipo;Sección;Plato;Plato en;Precio;Tapa;Precio: Caña @en Small;Alérgenos',
  'Descripción en;Incluye;Marcas;Imagen;Id',
].flatMap((line) => line.split(';'));

/** A table without mistakes: what a kind of row cannot have is left out. */
const table = array(row, { minLength: 1, maxLength: 8 }).map((rows): Cells => {
  const titles = new Set<string>();
  let open = '';
  const lines = rows.map((each, index): Cell[] => {
    const { kind } = each;
    const section = kind === 'sección' || !titles.has(each.section) ? each.section : open;
    titles.add(section);
    open = section;
    if (kind === 'sección') return [kind, section, ...HEADER.slice(2).map(() => undefined)];
    const isDish = kind === undefined || kind === 'destacado';
    const isOffer = kind === 'promoción';
    const hasColumns = isDish && typeof each.price !== 'string';
    return [
      kind,
      section,
      each.name,
      each.english,
      isDish || isOffer ? each.price : undefined,
      hasColumns ? each.tapa : undefined,
      hasColumns ? each.own : undefined,
      isDish ? each.allergens : undefined,
      isDish ? each.description : undefined,
      isOffer ? each.includes : undefined,
      isDish ? each.flags : undefined,
      isDish ? each.image : undefined,
      isDish ? `dish-${index}` : undefined,
    ];
  });
  return [HEADER, ...lines];
});

/** The venue of a table, in which nothing may be wrong. */
function venueOf(cells: Cells): ResolvedVenue {
  const menu = imported(cells);
  expect(errorsOf(menu)).toEqual([]);
  const { venue } = compileVenue(
    { file: request.file, id: request.id, text: menu.text ?? '', languages: LANGUAGES },
    contextOf(),
  );
  if (venue === undefined) throw new Error('What was imported compiles.');
  return venue;
}

it('allergens in brackets that are a part of a text are a loss, which a table says as an error', () => {
  const menu = 'venue: Bar\nlanguages: es\nsections:\n  - section: Tapas\n    items:\n      - item: "Pan [gluten]"\n';
  const { venue } = compileVenue({ file: request.file, id: request.id, text: menu, languages: LANGUAGES }, contextOf());
  if (venue === undefined) throw new Error('The menu compiles.');
  const { cells, losses } = venueTable(venue, 'es');
  expect(losses).toEqual([{ place: 'Pan [gluten]', what: words('bracketsInText', '[gluten]') }]);
  expect(errorsOf(imported(cells))).toHaveLength(1);
});

it('a menu is the same after it was a table', () => {
  assert(
    property(table, constantFrom('es' as const, 'en' as const), (cells, names) => {
      const venue = venueOf(cells);
      const exported = venueTable(venue, names);
      expect(exported.losses).toEqual([]);
      expect(toInspect(venueOf(exported.cells))).toEqual(toInspect(venue));
    }),
    { numRuns: LONG ? 150 : 40 },
  );
});
