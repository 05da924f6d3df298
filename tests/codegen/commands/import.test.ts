import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { cellsCsv } from '../../../codegen/tools/table/csv.ts';
import type { Cell } from '../../../codegen/tools/table/cell.ts';
import { FORMULA, mistakes, problems } from '../support/mistakes.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

type Problem = { cell: string; severity: string; message: string; hint: string };

/** Errors as `C7 message (hint)`. */
async function errorsOf(root: string, file: string, ...options: string[]): Promise<string[]> {
  const { status, out } = await runCommand(root, 'import', file, '--venue', 'bar', '--format', 'json', ...options);
  expect(status).toBe(1);
  const said = JSON.parse(out) as { problems: Problem[]; written?: string };
  expect(said.written).toBeUndefined();
  return said.problems
    .filter(({ severity }) => severity === 'error')
    .map(({ cell, message, hint }) => `${cell} ${message} (${hint})`.trimStart());
}

/** A folder of menus, and a workbook of these cells. A date is a date, and the formula is one. */
async function withWorkbook(...sheets: { sheet: string; data: Cell[][] }[]): Promise<string> {
  const root = temporaryFolder({ 'menus/README.md': '' });
  const written = sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((cell) => (cell === undefined || cell === FORMULA ? null : cell))),
    cells: new Map(
      data.flatMap((row, index) =>
        row.flatMap((cell, column) => (cell === FORMULA ? [[`${index},${column}`, { formula: cell.slice(1) }]] : [])),
      ),
    ),
  }));
  writeFileSync(join(root, 'carta.xlsx'), await writeXlsx({ sheets: written }));
  return root;
}

const TABLE = `Sección;Section en;Plato;Plato en;Precio;Tapa;Alérgenos;Marcas
Para picar;To share;Croquetas de jamón;Ham croquettes;7;3,50;gluten, huevos;
;;Aceitunas;Olives;3;;ninguno;onlyNight
;;Pescado del día: frito;Fish of the day;S.M;;pescado;
Bebidas;Drinks;Agua;Water;2;;;
`;

describe('carta import', () => {
  test('makes a menu file as an editor would write it', async () => {
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': TABLE });
    expect(await runCommand(root, 'import', 'carta.csv', '--venue', 'bar-pepe')).toEqual({
      status: 0,
      out: 'menus/bar-pepe.yaml is written: 2 sections, 4 entries.\n',
      err: '',
    });
    expect(readFileSync(join(root, 'menus/bar-pepe.yaml'), 'utf8')).toBe(`\
# yaml-language-server: $schema=../generated/menu.schema.json
venue: Bar Pepe
languages: es en

sections:
  - section: Para picar @en To share
    items:
      - Croquetas de jamón @en Ham croquettes: 7 extra / 3.50 tapa [gluten, huevos]
      - Aceitunas @en Olives: 3 [] onlyNight
      - "Pescado del día: frito @en Fish of the day": S.M [pescado]

  - section: Bebidas @en Drinks
    items:
      - Agua @en Water: 2
`);
  });

  test('names every mistake of a CSV file, and writes nothing', async () => {
    const csv = cellsCsv(mistakes({ date: '03-may', formula: '#REF!' }));
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': csv });
    const formula = 'The formula of this cell has an error (#REF!). (mend the formula, or write the value)';
    expect(await errorsOf(root, 'carta.csv')).toEqual(problems({ date: '03-may', formula, long: '3,999' }));
    expect(readFiles(join(root, 'menus'))).toEqual({ 'README.md': '' });
  });

  test('names every mistake of a workbook, and writes nothing', async () => {
    const data = mistakes({ date: new Date('2026-05-03'), formula: FORMULA });
    const root = await withWorkbook({ sheet: 'Carta', data });
    const formula =
      'This formula has not been calculated. (open the table in a spreadsheet program and save it, or write the value)';
    expect(await errorsOf(root, 'carta.xlsx')).toEqual(problems({ date: '2026-05-03', formula, long: '3.999' }));
    expect(readFiles(join(root, 'menus'))).toEqual({ 'README.md': '' });
  });

  test('prints problems as a list for people', async () => {
    const root = temporaryFolder({
      'menus/README.md': '',
      'carta.csv': 'Sección;Plato;Alérgenos\nTapas;Pan;glutten\n',
    });
    expect(await runCommand(root, 'import', 'carta.csv', '--venue', 'bar')).toEqual({
      status: 1,
      out:
        'Nothing was written.\n' +
        'carta.propuesta.xlsx asks about 1 cell: correct the coloured ones, whose comments say how, and import that file.\n',
      err: 'carta.csv:C2: error: "glutten" is not an allergen.\n  hint: did you mean "gluten"?\n1 error, 0 warnings\n',
    });
  });

  test('a missing translation is a warning, and with --strict nothing is written', async () => {
    const table = 'Sección;Plato;Plato en\nTapas;Pan;Bread\nTapas;Queso;\n';
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': table });
    const warnings =
      'carta.csv:A1: warning: No column holds this text in English (en).\n  hint: add a column "Sección en"\n' +
      'carta.csv:C3: warning: This text has no English (en).\n  hint: write it here\n0 errors, 2 warnings\n';
    expect(await runCommand(root, 'import', 'carta.csv', '--venue', 'bar', '--strict')).toEqual({
      status: 1,
      out:
        'Nothing was written.\n' +
        'carta.propuesta.xlsx asks about 2 cells: correct the coloured ones, whose comments say how, and import that file.\n',
      err: warnings,
    });
    expect(await runCommand(root, 'import', 'carta.csv', '--venue', 'bar')).toEqual({
      status: 0,
      out: 'menus/bar.yaml is written: 1 section, 2 entries.\n',
      err: warnings,
    });
  });

  test('takes the name, the subtitle and the logo of the venue from its row', async () => {
    const table = 'Tipo;Sección;Plato;Descripción;Imagen\nlocal;;El Moreno;Tapas;marca\n;Pan;Pan;;\n';
    const root = temporaryFolder({ 'menus/README.md': '', 'menus/img/bar/marca.svg': '', 'carta.csv': table });
    await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    expect(readFileSync(join(root, 'menus/bar.yaml'), 'utf8').split('\n').slice(1, 5)).toEqual([
      'venue: El Moreno',
      'languages: es',
      'logo: marca',
      'subtitle: Tapas',
    ]);
  });

  test('what it wrote passes a strict check, and has its layout', async () => {
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': TABLE });
    await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    await runCommand(root, 'build');
    expect(await runCommand(root, 'check', '--strict')).toEqual({ status: 0, out: '', err: '' });
    expect((await runCommand(root, 'fmt', '--check')).status).toBe(0);
  });

  describe('of a workbook', () => {
    const dishes = (...names: string[]): Cell[][] => [['Sección', 'Plato'], ...names.map((name) => ['Tapas', name])];

    test('with two sheets that are written on, asks which', async () => {
      const root = await withWorkbook(
        { sheet: 'Comida', data: dishes('Pan') },
        { sheet: 'Vinos', data: dishes('Rioja') },
        { sheet: 'Hoja3', data: [] },
      );
      expect(await errorsOf(root, 'carta.xlsx')).toEqual([
        'The workbook has 2 sheets that are written on: "Comida", "Vinos". (say which one to read, with --sheet "Comida", or put all rows into one sheet)',
      ]);
      expect(await errorsOf(root, 'carta.xlsx', '--sheet', 'Postres')).toEqual([
        'There is no sheet "Postres". (sheets are: "Comida", "Vinos", "Hoja3")',
      ]);
      expect(await errorsOf(root, 'carta.xlsx', '--sheet', 'Hoja3')).toEqual([
        'The table is empty. (the first row names the columns: "carta export --template" writes a table to start from)',
      ]);
      await runCommand(root, 'import', 'carta.xlsx', '--venue', 'bar', '--sheet', 'Vinos');
      expect(readFileSync(join(root, 'menus/bar.yaml'), 'utf8')).toContain('      - Rioja:\n');
    });

    test('takes numbers as they are meant, and leaves empty rows and merged cells out', async () => {
      const root = await withWorkbook({
        sheet: 'Carta',
        data: [
          [],
          ['Sección', 'Plato', 'Precio', 'Ventana'],
          ['Tapas', undefined, undefined, undefined],
          [undefined, 1906, 3.3000000000000003, true],
          [],
          [undefined, 'Pan', 15.95, false],
        ],
      });
      await runCommand(root, 'import', 'carta.xlsx', '--venue', 'bar');
      expect(readFileSync(join(root, 'menus/bar.yaml'), 'utf8').split('\n').slice(5)).toEqual([
        '  - section: Tapas',
        '    items:',
        '      - 1906: 3.30 detailedPopup',
        '      - Pan: 15.95',
        '',
      ]);
    });
  });
});
