import { array, assert, boolean, constantFrom, date, double, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { importMenu } from '../../../codegen/menu-table/import-menu.ts';
import { readTable } from '../../../codegen/table/read-table.ts';
import type { Cell } from '../../../codegen/table/cell.ts';
import { contextOf } from '../support/compile.ts';

const request = { id: 'bar', file: 'menus/bar.yaml', name: 'Bar', schema: 'menu.schema.json' };

const names = constantFrom(
  ...'Tipo;Sección;Section en;Plato;Plato en;Precio;Tapa;Precio: Caña;Alérgenos;Trazas;Gluten;Marcas;Oculto;Id;Imagen;Enlace;?'.split(
    ';',
  ),
  ...'Descripción;Incluye;Decimales;Variante'.split(';'),
);
const words = constantFrom(
  'sección',
  'destacado',
  'promo',
  'nota',
  'banner',
  'local',
  'X',
  '3/5',
  '~soja',
  '<b>',
  '@en',
);
const cell = oneof(words, string(), double(), boolean(), date(), constantFrom<Cell>(undefined)) as ReturnType<
  typeof string
>;

it('whatever a table holds, it is a menu or a list of what is wrong', { timeout: 60_000 }, () => {
  assert(
    property(
      array(names, { maxLength: 12 }),
      array(array(cell, { maxLength: 14 }), { maxLength: 6 }),
      (header, rows) => {
        const { text, problems } = importMenu(
          { cells: [['Sección', 'Plato', ...header], ...rows], problems: [] },
          request,
          contextOf(),
        );
        const isWrong = problems.some(({ severity }) => severity === 'error');
        expect(text === undefined).toBe(isWrong);
      },
    ),
    { numRuns: 300 },
  );
});

it('whatever a file holds, reading it ends', { timeout: 60_000 }, async () => {
  const start = ['', 'PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', 'a;b\n', '\uFEFF'];
  const samples: Uint8Array[] = [];
  assert(
    property(constantFrom(...start), string({ unit: 'binary', maxLength: 60 }), (prefix, rest) => {
      samples.push(Buffer.from(prefix + rest, 'latin1'));
    }),
  );
  for (const bytes of samples) {
    const { cells, problems } = await readTable(bytes);
    expect(cells.length > 0 || problems.length > 0).toBe(true);
  }
});
