import { array, assert, constantFrom, option, property, record, string, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { compileVenue } from '../../../codegen/compile-venue.ts';
import { importMenu } from '../../../codegen/menu-table/import-menu.ts';
import { venueTable } from '../../../codegen/menu-table/venue-table.ts';
import { toInspect } from '../../../codegen/resolve/print.ts';
import type { Cell, Cells } from '../../../codegen/table/cell.ts';
import { contextOf } from '../support/compile.ts';

const request = { id: 'bar', file: 'menus/bar.yaml', name: 'Bar', schema: 'menu.schema.json' };

/** Everything that YAML, the menu language or a spreadsheet could take for something of its own. */
const SIGNS = ['a', 'Ñ', 'ó', '7', ' ', '  ', '@en ', ' @fr x', '\\@', '@', ': ', ' #', '"', "'", '[', ']', '{', '- '];
const MORE = [
  '\n',
  '/',
  ',',
  ';',
  '|',
  '>',
  '&',
  '*',
  '!',
  '%',
  '`',
  '?',
  '~',
  '=',
  '€',
  '½',
  '🍔',
  'item',
  'null',
  '\t',
];

const text = string({ unit: constantFrom(...SIGNS, ...MORE), minLength: 1, maxLength: 8 }).map((written) => {
  const trimmed = written.trim();
  return trimmed === '' || trimmed === '-' ? 'x' : trimmed;
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

const HEADER = ['Tipo', 'Sección', 'Plato', 'Plato en', 'Precio', 'Tapa', 'Precio: Caña @en Small', 'Alérgenos'];
const REST = ['Descripción en', 'Incluye', 'Marcas', 'Imagen', 'Id'];

/** A table without mistakes: what a kind of row cannot have is left out. */
const table = array(row, { minLength: 1, maxLength: 8 }).map((rows): Cells => {
  const titles = new Set<string>();
  let open = '';
  const lines = rows.map((each, index): Cell[] => {
    const { kind } = each;
    const isDish = kind === undefined || kind === 'destacado';
    const section = kind === 'sección' || !titles.has(each.section) ? each.section : open;
    titles.add(section);
    open = section;
    if (kind === 'sección') return [kind, section, ...blank(11)];
    const when = <Value>(is: boolean, value: Value): Value | undefined => (is ? value : undefined);
    return [
      kind,
      section,
      each.name,
      each.english,
      when(isDish || kind === 'promoción', each.price),
      when(isDish && typeof each.price !== 'string', each.tapa),
      when(isDish && typeof each.price !== 'string', each.own),
      when(isDish, each.allergens),
      when(isDish, each.description),
      when(kind === 'promoción', each.includes),
      when(isDish, each.flags),
      when(isDish, each.image),
      when(isDish, `dish-${index}`),
    ];
  });
  return [[...HEADER, ...REST], ...lines];
});

const blank = (count: number): undefined[] => Array.from({ length: count });

const errors = (imported: ReturnType<typeof importMenu>): unknown[] =>
  imported.problems.filter(({ severity }) => severity === 'error');

function inspect(menu: string | undefined): unknown {
  const { venue } = compileVenue({ file: request.file, id: request.id, text: menu ?? '' }, contextOf());
  return venue && toInspect(venue);
}

it('a menu is the same after it was a table', { timeout: 60_000 }, () => {
  assert(
    property(table, constantFrom('es' as const, 'en' as const), (cells, names) => {
      const first = importMenu({ cells, problems: [] }, request, contextOf());
      expect(errors(first)).toEqual([]);
      const { venue } = compileVenue({ file: request.file, id: request.id, text: first.text ?? '' }, contextOf());
      if (venue === undefined) throw new Error('What was imported compiles.');
      const exported = venueTable(venue, names);
      expect(exported.losses).toEqual([]);
      const second = importMenu({ cells: exported.cells, problems: [] }, request, contextOf());
      expect(errors(second)).toEqual([]);
      expect(inspect(second.text)).toEqual(toInspect(venue));
    }),
    { numRuns: 150 },
  );
});
