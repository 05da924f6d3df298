import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileVenue } from '../../codegen/resolve/compile-venue.ts';
import { listMenus } from '../../codegen/resolve/compile-site.ts';
import { Sources } from '../../codegen/read/sources.ts';
import { updateMenu } from '../../codegen/tools/menu-table/update-menu.ts';
import { venueTable } from '../../codegen/tools/menu-table/venue-table.ts';
import { LONG } from '../support/long.ts';

const root = fileURLToPath(new URL('../../menus', import.meta.url));
const folder = listMenus(root, 'menus');
const sources = new Sources(root, folder);
/** With its number; in short every third. */
const menus = folder.venues
  .map((menu, number) => [menu.id, menu, number] as const)
  .filter(([, , number]) => LONG || number % 3 === 0);

test.each(menus)('%s: a price that is changed in its table is one line of its file', (_, menu) => {
  const source = {
    file: menu.file,
    id: menu.id,
    text: readFileSync(menu.path, 'utf8'),
    languages: sources.languages,
  };
  const { venue } = compileVenue(source, sources);
  if (venue === undefined || venue.sections.length === 0) return;
  const { cells } = venueTable(venue, 'es');
  expect(updateMenu({ cells, problems: [] }, source, venue, sources)).toMatchObject({
    text: source.text,
    changed: [],
  });
  // The last dish with an amount that this file writes.
  const own = cells.findLastIndex((row) =>
    row.some((cell) => typeof cell === 'number' && source.text.includes(String(row[3]))),
  );
  const edited = cells.map((row, index) =>
    index === own ? row.map((cell) => (typeof cell === 'number' ? cell + 0.5 : cell)) : row,
  );
  const { text = '', problems } = updateMenu({ cells: edited, problems: [] }, source, venue, sources);
  expect(problems).toEqual([]);
  const lines = text.split('\n');
  const before = source.text.split('\n');
  const added = lines.length - before.length;
  // What a partial brings has its price in the two lines of its use.
  expect([0, 1, 2]).toContain(added);
  expect(before.filter((line) => !lines.includes(line)).length).toBeLessThanOrEqual(1);
});

/** What an owner writes into a cell instead; undefined where another text would be no such thing. */
function otherwise(cell: unknown, column: string): unknown {
  if (typeof cell === 'number') return cell + 0.5;
  if (column === 'Alérgenos') return cell === 'ninguno' ? 'altramuces' : `altramuces, ${String(cell)}`;
  return /^(?:Plato|Descripción|Detalle|Cantidad)/.test(column) ? `${String(cell)} zz` : undefined;
}

test.each(menus)(
  '%s: of an edited cell that cell is changed and no other, or it is said why not',
  (_, menu, number) => {
    const text = readFileSync(menu.path, 'utf8');
    const source = { file: menu.file, id: menu.id, text, languages: sources.languages };
    const { venue } = compileVenue(source, sources);
    if (venue === undefined || venue.sections.length === 0) return;
    const { cells } = venueTable(venue, 'es');
    const head = (cells[0] ?? []).map(String);
    const places = cells.flatMap((row, at) =>
      row.flatMap((cell, column) => {
        const wanted = at === 0 || cell === undefined || cell === '' ? undefined : otherwise(cell, head[column] ?? '');
        return wanted === undefined ? [] : [{ at, column, wanted }];
      }),
    );
    // Cells from all over the table; in short one of each menu, further on in each.
    const step = Math.ceil(places.length / 5);
    const some = places.filter((_each, index) =>
      LONG ? index % step === 0 : index === Math.floor((places.length * number) / folder.venues.length),
    );
    for (const { at, column, wanted } of some) {
      const table = cells.map((row, index) => (index === at ? row.with(column, wanted as string) : row));
      const { text: after, problems } = updateMenu({ cells: table, problems: [] }, source, venue, sources);
      const again = compileVenue({ ...source, text: after ?? text }, sources).venue ?? venue;
      const found = venueTable(again, 'es').cells.flatMap((row, index) =>
        row.flatMap((cell, place) =>
          cell === cells[index]?.[place] || head[place] === 'Id' ? [] : [[index, head[place], cell]],
        ),
      );
      const isRefused =
        after === undefined && problems.some(({ row, severity }) => row === at + 1 && severity === 'error');
      expect(found).toEqual(isRefused ? [] : [[at, head[column], wanted]]);
    }
  },
);
