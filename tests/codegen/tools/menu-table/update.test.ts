import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compileVenue } from '../../../../codegen/resolve/compile-venue.ts';
import { listMenus } from '../../../../codegen/resolve/compile-site.ts';
import { Sources } from '../../../../codegen/read/sources.ts';
import { updateMenu, type UpdatedMenu } from '../../../../codegen/tools/menu-table/update-menu.ts';
import { venueTable } from '../../../../codegen/tools/menu-table/venue-table.ts';
import { type Cell, type Cells, placeName } from '../../../../codegen/tools/table/cell.ts';
import { LONG } from '../../../support/long.ts';
import { contextOf } from '../../support/compile.ts';
import { LANGUAGES } from '../../../support/languages.ts';

const MENU = `# La carta de la casa
venue: 'Bar Ejemplo'
languages: es en
contact: {phone: 958000101}   # de prueba
sections:
  - section: Para picar @en To share
    items:
      # Lo de siempre
      - Croquetas @en Croquettes: 3,50 tapa / 12 ración [gluten, Huevo]   # caseras
      - Tortilla @en Omelette: "9.50 € [huevos] onlyNight"
      - Aceitunas @en Olives: [ ]
      - Pan @en Bread:
      - note: Con cada bebida, una tapa @en A tapa with every drink
      - detail: Al horno   # seis horas
        item: Costillas @en Ribs
        allergens: [gluten, ~soja]
        price: '15,95'
      - builder: Tu bocadillo @en Your sandwich
        steps: [{title: Pan @en Bread, choose: 1, options: [Blanco @en White]}]

  - section: Bebidas @en Drinks
    items:
      - {item: Agua @en Water, price: 2}
      - item: Cerveza @en Beer
        prices: {Caña @en Small: 2.50, Jarra @en Pint: 5}
        confirmed: gluten
`;

type Edit = (cells: Cell[][]) => void;

/** The table of the menu with an edit, written onto it. On Windows it writes the same, with the file's own line ends. */
function updated(edit: Edit, menu = MENU, partials: Record<string, string> = {}): UpdatedMenu {
  const context = contextOf({ partials });
  const source = { file: 'menus/bar.yaml', id: 'bar', text: menu, languages: LANGUAGES };
  const { venue } = compileVenue(source, context);
  if (venue === undefined) throw new Error('The menu compiles.');
  const cells = venueTable(venue, 'es').cells.map((row) => [...row]);
  edit(cells);
  const result = updateMenu({ cells, problems: [] }, source, venue, context);
  const windows = { ...source, text: menu.replaceAll('\n', '\r\n') };
  const { text } = updateMenu({ cells, problems: [] }, windows, venue, context);
  expect(text).toBe(result.text?.replaceAll('\n', '\r\n'));
  return result;
}

/** Writes into the cell of a dish, by the names of both. */
const put =
  (dish: string, column: string, cell: Cell): Edit =>
  (cells) => {
    const head = cells[0] ?? [];
    const row = cells.find((each) => each.includes(dish));
    if (row === undefined) throw new Error(`There is a row of ${dish}.`);
    if (!head.includes(column)) head.push(column);
    while (row.length < head.length) row.push(undefined);
    row[head.indexOf(column)] = cell;
  };

/** Lines that went and lines that came, as `git diff` shows them. */
function difference(menu: string, text: string | undefined): string[] {
  if (text === undefined) throw new Error('The menu is written.');
  const [before, after] = [menu.split('\n'), text.split('\n')];
  const start = before.findIndex((line, index) => line !== after[index]);
  if (start === -1) return [];
  let end = 0;
  while (before.at(-1 - end) === after.at(-1 - end) && end < Math.min(before.length, after.length) - start) end++;
  return [
    ...before.slice(start, before.length - end).map((line) => `-${line}`),
    ...after.slice(start, after.length - end).map((line) => `+${line}`),
  ];
}

const said = ({ problems }: UpdatedMenu): string[] =>
  problems.map(
    ({ severity, message, hint, ...place }) => `${placeName(place)} ${severity}: ${message.en} (${hint.en})`,
  );

describe('updateMenu', () => {
  test.each<[string, string, string, string]>([
    ['Pan', 'Plato', '-', 'This dish has no name. (write it here, or delete the row)'],
    ['Cerveza', 'Sección', '–', 'The title of the section is missing here.'],
    // A dash takes the text out, which a name in a menu does not let happen by itself.
    ['Pan', 'Plato en', '-', 'The change to "Pan" cannot be written'],
    ['Bebidas', 'Sección en', '—', 'The change to "Bebidas" cannot be written'],
  ])('takes no dash for the name of %s in %s', (dish, column, dash, problem) => {
    const menu = updated(put(dish, column, dash));
    expect(menu.text).toBeUndefined();
    expect(said(menu)).toContainEqual(expect.stringContaining(`error: ${problem}`));
  });

  it('leaves a menu alone whose table was not touched', () => {
    expect(updated(() => undefined)).toMatchObject({ text: MENU, problems: [], changed: [], absent: [], empty: [] });
  });

  test.each([
    ['- Pan @en Bread: ~', '- Pan @en Bread: 2'],
    ['- Pan @en Bread: null # luego', '- Pan @en Bread: 2 # luego'],
    ['- {Pan @en Bread: ~}', '- {Pan @en Bread: 2}'],
    ['- item: Pan @en Bread\n        price: ~', '- item: Pan @en Bread\n        price: 2'],
    ['- item: Pan @en Bread\n        price: null # luego', '- item: Pan @en Bread\n        price: 2 # luego'],
    ['- {item: Pan @en Bread, price: ~}', '- {item: Pan @en Bread, price: 2}'],
    ['- item: Pan @en Bread\n        id: ~', '- item: Pan @en Bread\n        id: ~\n        price: 2'],
  ])('writes a price in place of nothing: %j', (before, after) => {
    const menu = MENU.replace('- Pan @en Bread:', before);
    const { text, problems } = updated(put('Pan', 'Precio', 2), menu);
    expect({ text, problems }).toEqual({ text: MENU.replace('- Pan @en Bread:', after), problems: [] });
  });

  test.each<[string, string, Cell, string[]]>([
    [
      'Croquetas',
      'Tapa',
      3.8,
      [
        '-      - Croquetas @en Croquettes: 3,50 tapa / 12 ración [gluten, Huevo]   # caseras',
        '+      - Croquetas @en Croquettes: 3,80 tapa / 12 ración [gluten, Huevo]   # caseras',
      ],
    ],
    [
      'Croquetas',
      'Alérgenos',
      'gluten, huevos, ~soja',
      [
        '-      - Croquetas @en Croquettes: 3,50 tapa / 12 ración [gluten, Huevo]   # caseras',
        '+      - Croquetas @en Croquettes: 3,50 tapa / 12 ración [gluten, huevos, ~soja]   # caseras',
      ],
    ],
    [
      'Croquetas',
      'Plato',
      'Croquetas de jamón',
      [
        '-      - Croquetas @en Croquettes: 3,50 tapa / 12 ración [gluten, Huevo]   # caseras',
        '+      - Croquetas de jamón @en Croquettes: 3,50 tapa / 12 ración [gluten, Huevo]   # caseras',
      ],
    ],
    [
      'Croquetas',
      'Ración',
      '-',
      [
        '-      - Croquetas @en Croquettes: 3,50 tapa / 12 ración [gluten, Huevo]   # caseras',
        '+      - Croquetas @en Croquettes: 3.50 tapa [gluten, Huevo]   # caseras',
      ],
    ],
    [
      'Tortilla',
      'Precio',
      '10 €',
      [
        '-      - Tortilla @en Omelette: "9.50 € [huevos] onlyNight"',
        '+      - Tortilla @en Omelette: "10 € [huevos] onlyNight"',
      ],
    ],
    [
      'Tortilla',
      'Marcas',
      'hidden',
      [
        '-      - Tortilla @en Omelette: "9.50 € [huevos] onlyNight"',
        '+      - Tortilla @en Omelette: "9.50 € [huevos] hidden"',
      ],
    ],
    ['Aceitunas', 'Precio', 3, ['-      - Aceitunas @en Olives: [ ]', '+      - Aceitunas @en Olives: 3 [ ]']],
    ['Pan', 'Precio', '1,50', ['-      - Pan @en Bread:', '+      - Pan @en Bread: 1.50']],
    ['Pan', 'Plato en', 'House bread', ['-      - Pan @en Bread:', '+      - Pan @en House bread:']],
    [
      'Con cada bebida, una tapa',
      'Plato',
      'Sin tapas',
      [
        '-      - note: Con cada bebida, una tapa @en A tapa with every drink',
        '+      - note: Sin tapas @en A tapa with every drink',
      ],
    ],
    ['Costillas', 'Precio', 16.5, ["-        price: '15,95'", "+        price: '16,50'"]],
    [
      'Costillas',
      'Alérgenos',
      'gluten, ~soja, apio',
      ['-        allergens: [gluten, ~soja]', '+        allergens: [apio, gluten, ~soja]'],
    ],
    [
      'Costillas',
      'Detalle',
      'A la brasa',
      ['-      - detail: Al horno   # seis horas', '+      - detail: A la brasa   # seis horas'],
    ],
    ['Costillas', 'Descripción', 'Con patatas', ['+        description: Con patatas']],
    [
      'Agua',
      'Precio',
      2.2,
      ['-      - {item: Agua @en Water, price: 2}', '+      - {item: Agua @en Water, price: 2.20}'],
    ],
    [
      'Agua',
      'Alérgenos',
      'ninguno',
      ['-      - {item: Agua @en Water, price: 2}', '+      - {item: Agua @en Water, price: 2, allergens: none}'],
    ],
    [
      'Cerveza',
      'Precio: Jarra @en Pint',
      5.5,
      [
        '-        prices: {Caña @en Small: 2.50, Jarra @en Pint: 5}',
        '+        prices: {Caña @en Small: 2.50, Jarra @en Pint: 5.50}',
      ],
    ],
    ['Bar Ejemplo', 'Plato', 'Bar Otro', ["-venue: 'Bar Ejemplo'", "+venue: 'Bar Otro'"]],
    ['Bebidas', 'Sección', 'De beber', ['-  - section: Bebidas @en Drinks', '+  - section: De beber @en Drinks']],
    ['Bebidas', 'Marcas', 'onlyNight', ['+    onlyNight: true']],
    ['Pan', 'Distintivos', 'casero, nuevo', ['-      - Pan @en Bread:', '+      - Pan @en Bread: casero nuevo']],
    [
      'Pan',
      'Descripción',
      'Del día',
      ['-      - Pan @en Bread:', '+      - item: Pan @en Bread', '+        description: Del día'],
    ],
  ])('%s, %s: %s', (dish, column, cell, lines) => {
    const result = updated(put(dish, column, cell));
    expect(difference(MENU, result.text)).toEqual(lines);
    expect(new Set(result.changed.map(({ cell: place }) => place)).size).toBe(1);
  });

  it('puts a new dish behind the one above it, and a new section behind the last', () => {
    const { text, changed } = updated((cells) => {
      cells.splice(4, 0, [undefined, undefined, undefined, 'Bravas', 'Potatoes', 7.5]);
      cells.push([undefined, 'Postres', 'Desserts', 'Flan', 'Custard', 4]);
    });
    const first = MENU.replace('# caseras\n', '# caseras\n      - Bravas @en Potatoes: 7.50\n');
    expect(text).toBe(`${first}
  - section: Postres @en Desserts
    items:
      - Flan @en Custard: 4
`);
    expect(changed.map(({ name }) => name)).toEqual(['Bravas', 'Postres']);
  });

  it('takes nothing out that the table has not, and tells of it', () => {
    const result = updated((cells) => {
      cells.splice(4, 1);
      put('Costillas', 'Detalle', undefined)(cells);
    });
    expect(result).toMatchObject({ text: MENU, changed: [], absent: ['Tortilla'], empty: ['L8'] });
  });

  it('takes out what a dash stands for', () => {
    expect(difference(MENU, updated(put('Costillas', 'Alérgenos', 'sin declarar')).text)).toEqual([
      '-        allergens: [gluten, ~soja]',
    ]);
  });

  test.each<[string, string, Edit]>([
    [
      'a list',
      'allergens:\n          - gluten # del rebozado\n          - soja',
      put('Costillas', 'Alérgenos', 'apio'),
    ],
    [
      'a list',
      'allergens:\n          # del rebozado\n          - gluten',
      put('Costillas', 'Alérgenos', 'sin declarar'),
    ],
    [
      'a list',
      'allergens:\n          - gluten # y más\n          - soja',
      put('Costillas', 'Alérgenos', 'sin declarar'),
    ],
    ['brackets', 'allergens: [gluten, # del rebozado\n          soja]', put('Costillas', 'Alérgenos', 'apio')],
    [
      'a line',
      'confirmed: gluten\n      - Tinto @en Red: [gluten, # del rebozado\n          soja]',
      put('Tinto', 'Alérgenos', 'apio'),
    ],
    ['prices', 'prices:\n          tapa: 3 # solo en barra\n          media: 7', put('Costillas', 'Ración', 12)],
  ])('writes nothing where a comment in %s would be lost', (_, field, edit) => {
    const menu = MENU.replace('allergens: [gluten, ~soja]\n        ', '').replace("price: '15,95'", field);
    const result = updated(edit, menu);
    expect(said(result).join()).toMatch(/The change to ".*" cannot be written/);
    expect(result.text).toBeUndefined();
  });

  it('writes over a list whose comments stay, before it and behind it', () => {
    const menu = MENU.replace(
      'allergens: [gluten, ~soja]',
      '# de la salsa\n        allergens:\n          - gluten\n          - soja # nueva',
    );
    expect(difference(menu, updated(put('Costillas', 'Alérgenos', 'apio'), menu).text)).toEqual([
      '-        allergens:',
      '-          - gluten',
      '-          - soja # nueva',
      '+        allergens: apio # nueva',
    ]);
  });

  it('finds a dish by its name, whatever else the table has', () => {
    const { text, problems } = updated((cells) => {
      cells.splice(
        0,
        cells.length,
        ['Sección', 'Producto', 'P.V.P.'],
        ['Para picar', 'TORTILLA', '10,50'],
        ['Bebidas', 'Agua', 2],
      );
      cells[1]?.splice(1, 1, 'Tortilla');
    });
    expect(problems).toEqual([]);
    expect(difference(MENU, text)).toEqual([
      '-      - Tortilla @en Omelette: "9.50 € [huevos] onlyNight"',
      '+      - Tortilla @en Omelette: "10.50 € [huevos] onlyNight"',
    ]);
  });

  test.each<[string, Edit, string]>([
    [
      'a name that is near',
      (cells) => cells.splice(0, cells.length, ['Sección', 'Plato'], ['Para picar', 'Croqueta']),
      'B2 error: It is not clear whether "Croqueta" is new, or "Croquetas" of the menu. (write in the column "Id": croquetas if it is "Croquetas", croqueta-2 if it is new)',
    ],
    [
      'one price for several',
      (cells) => cells.splice(0, cells.length, ['Sección', 'Plato', 'Precio'], ['Para picar', 'Croquetas', 4]),
      'C2 error: The menu has other prices here: 3.5 tapa / 12 racion. (write each price with its word, such as 3,50 tapa / 7 media)',
    ],
    [
      'a dish in another section',
      (cells) => cells.splice(0, cells.length, ['Sección', 'Plato', 'Id'], ['Bebidas', 'Pan', 'pan']),
      'B2 error: "Pan" is in the section "Para picar" of the menu, and a table cannot move it. (put the row into that section, or move the dish in the menu file)',
    ],
    [
      'a language that the menu is not in',
      put('Pan', 'Plato fr', 'Pain'),
      'P1 error: The menu is not in French (fr). (delete the column, or write the language into "languages" of the menu file first)',
    ],
    [
      'a dish twice',
      (cells) => cells.push([...(cells[3] ?? [])]),
      'D13 error: Row 4 is about "Croquetas" of the menu already. (delete one of the two rows, or write an id of its own here)',
    ],
  ])('writes nothing of %s', (_, edit, problem) => {
    const result = updated(edit);
    expect(said(result)).toContain(problem);
    expect(result.text).toBeUndefined();
  });

  it('says of a changed dish in another section that, and not that it is of a partial', () => {
    const rows = [
      ['Sección', 'Plato', 'Id', 'Descripción'],
      ['Bebidas', 'Pan', 'pan', 'Del día'],
    ];
    expect(said(updated((cells) => cells.splice(0, cells.length, ...rows)))).toEqual([
      'B2 error: "Pan" is in the section "Para picar" of the menu, and a table cannot move it. (put the row into that section, or move the dish in the menu file)',
    ]);
  });

  it('says which allergens are no longer declared', () => {
    const result = updated(put('Croquetas', 'Alérgenos', 'gluten'));
    expect(said(result)).toEqual([
      'K4 warning: The dish declares less than before: huevos. (if this was not meant, write the allergens again)',
    ]);
  });

  it('changes the price of what a partial brings in its use, and nothing else of it', () => {
    const menu =
      'venue: Bar\nsections:\n  - section: Bebidas\n    items:\n      - use: bebidas#frias\n      - Vino: 3\n';
    const partials = { bebidas: 'sections:\n  - section: Frías\n    id: frias\n    items:\n      - Agua: 2\n' };
    expect(difference(menu, updated(put('Agua', 'Precio', 2.5), menu, partials).text)).toEqual([
      '+        prices:',
      '+          agua: 2.50',
    ]);
    expect(said(updated(put('Agua', 'Plato', 'Agua fría'), menu, partials))).toEqual([
      'C4 error: "Agua fría" comes from a file of _shared, which other venues use, too. (change the dish there, or write here the same as in that file)',
    ]);
  });

  it('finds the use that brings a dish among several, and leaves the words of its sizes to the partial', () => {
    const menu =
      'venue: Bar\nlanguages: es en\nsections:\n  - section: Bebidas @en Drinks\n    items:\n      - use: bebidas#frias\n      - use: bebidas#barril\n';
    const partials = {
      bebidas:
        'languages: es en\nsections:\n  - section: Frías @en Cold\n    id: frias\n    items:\n      - Agua @en Water: 2\n  - section: Barril @en Tap\n    id: barril\n    items:\n      - item: Rubia @en Lager\n        prices: {Caña @en Half: 2.50, Pinta @en Pint: 5}\n',
    };
    expect(difference(menu, updated(put('Rubia', 'Precio: Pinta @en Pint', 5.5), menu, partials).text)).toEqual([
      '+        prices:',
      '+          rubia: 2.50 Caña / 5.50 Pinta',
    ]);
    expect(updated(put('Agua', 'Precio', 2.2), menu, partials).text).toContain('#frias\n        prices:\n');
  });

  it('gives a dish a price of its own where it had that of another', () => {
    const menu =
      'venue: Bar\nlanguages: es en\nsections:\n  - section: Vinos @en Wines\n    items:\n      - item: Tinto\n        prices: &vino {Copa @en Cup: 3}\n      - item: Blanco\n        prices: *vino\n';
    expect(difference(menu, updated(put('Blanco', 'Precio: Copa @en Cup', 4), menu).text).at(-1)).toContain('4');
    expect(said(updated(put('Tinto', 'Precio: Copa @en Cup', 4), menu))[0]).toContain('cannot be written');
  });
});

const SITE = join(import.meta.dirname, '../../../site');
const folder = listMenus(SITE, 'menus');
const sources = new Sources(SITE, folder);
const VENUES = folder.venues.flatMap((menu) => {
  const source = { file: menu.file, id: menu.id, text: readFileSync(menu.path, 'utf8'), languages: sources.languages };
  const { venue } = compileVenue(source, sources);
  return venue === undefined || venue.sections.length === 0
    ? []
    : [{ source, venue, cells: venueTable(venue, 'es').cells }];
});

it('whatever cell is written, it is changed and no other, or nothing is', () => {
  const text = string({ unit: constantFrom(...'aÑó7 @"\'[]{:#-/,;|>&*!%`?~=€½'), minLength: 1, maxLength: 8 });
  assert(
    property(constantFrom(...VENUES), integer({ min: 0, max: 1e6 }), text, (site, pick, words) => {
      const { source, venue, cells } = site;
      const filled = cells.flatMap((row, at) =>
        row.flatMap((cell, column) => (at === 0 || cell === undefined || column === 0 ? [] : [[at, column] as const])),
      );
      const [row, column] = filled[pick % filled.length] ?? [0, 0];
      const edited: Cells = cells.map((line, at) =>
        at === row
          ? line.map((cell, index) => (index === column ? (typeof cell === 'number' ? cell + 1 : words) : cell))
          : line,
      );
      const result = updateMenu({ cells: edited, problems: [] }, source, venue, sources);
      const isUnclear = result.problems.some(({ severity }) => severity === 'error');
      expect(result.text === undefined).toBe(isUnclear);
      const after = result.text ?? source.text;
      const entriesOf = ({ sections }: typeof venue): string[] =>
        sections.flatMap((section) => section.entries.map((entry) => JSON.stringify(entry)));
      const now = compileVenue({ ...source, text: after }, sources).venue;
      const [before, entries] = [entriesOf(venue), now ? entriesOf(now) : []];
      const kept = before.filter((entry, index) => entry === entries[index]);
      expect(kept.length).toBeGreaterThanOrEqual(before.length - 1);
      expect(entries).toHaveLength(before.length);
      const comments = (file: string): string[] => file.match(/^ *# .*$/gm) ?? [];
      expect(comments(after)).toEqual(comments(source.text));
    }),
    { numRuns: LONG ? 600 : 20 },
  );
});
