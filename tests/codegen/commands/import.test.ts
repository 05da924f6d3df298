import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
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
  test('misses no translation of what is the same in every language', async () => {
    const table =
      'Tipo;Sección;Section en;Plato;Plato en;Cantidad;Cantidad en;Bodega;Bodega en\nvino;A;B;Blanco;White;75 cl;;Casa Blanca;\n;;;Pan;Bread;2 piezas;;;\n';
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': table });
    expect(await runCommand(root, 'import', 'carta.csv', '--venue', 'bar')).toMatchObject({
      status: 0,
      err: `\
carta.csv:G3: warning: This text has no English (en).
  hint: write it here
0 errors, 1 warning
`,
    });
  });

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
    const formula = 'The formula of this cell has an error (#REF!). (correct the formula, or write the value)';
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
        'carta.propuesta.xlsx asks about 1 cell: correct the coloured cells as their comments say, and import that file.\n',
      err: 'carta.csv:C2: error: "glutten" is not an allergen.\n  hint: did you mean "gluten"?\n1 error, 0 warnings\n',
    });
  });

  test('says of a table without sections that they are missing, and not the dishes as well', async () => {
    const root = temporaryFolder({ 'carta.csv': 'Plato;Precio\nPan;3\n', 'menus/README.md': '' });
    const { status, err } = await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    expect({ status, errors: err.split('\n').filter((line) => line.includes('error: ')) }).toEqual({
      status: 1,
      errors: ['carta.csv:row 1: error: No column holds the sections.'],
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
        'carta.propuesta.xlsx asks about 2 cells: correct the coloured cells as their comments say, and import that file.\n',
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
    const root = temporaryFolder({
      'menus/README.md': '',
      'menus/img/bar/marca.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"></svg>',
      'carta.csv': table,
    });
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
        'The workbook has 2 sheets that are not empty: "Comida", "Vinos". (say which one to read, with --sheet "Comida", or put all rows into one sheet)',
      ]);
      expect(await errorsOf(root, 'carta.xlsx', '--sheet', 'Postres')).toEqual([
        'There is no sheet "Postres". (sheets are: "Comida", "Vinos", "Hoja3")',
      ]);
      expect(await errorsOf(root, 'carta.xlsx', '--sheet', 'Hoja3')).toEqual([
        'The table is empty. (write the names of the columns in the first row; "carta export --template" writes a table to start from)',
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

describe('a sheet as owners have it', () => {
  /** The lines of the menu file, from its first section on. */
  const imported = async (root: string, file: string): Promise<string[]> => {
    const { err } = await runCommand(root, 'import', file, '--venue', 'bar');
    expect(err).not.toContain(': error:');
    return readFileSync(join(root, 'menus/bar.yaml'), 'utf8').split('\n').slice(5, -1);
  };

  test('has a title above its heads, rows of sections, prices in one cell and allergens in words', async () => {
    const table = `BAR PEPE;;;
;;;
PRODUCTO;P.V.P. tapa/ración;Alérgenos;Descripción
ENTRANTES;;;
Croquetas;3,50/6;Contiene gluten y huevo;De jamón
Bravas;€4;;
Callos;-/9 €;Leche y derivados, frutos secos. Puede contener trazas de soja y apio;-

BEBIDAS;;;
Agua;2 €/3;ninguno;
`.replace('€4', '3 / 4');
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': table });
    expect(await imported(root, 'carta.csv')).toEqual([
      '  - section: ENTRANTES',
      '    items:',
      '      - item: Croquetas',
      '        price: 3.50 tapa / 6 ración',
      '        allergens: gluten, huevos',
      '        description: De jamón',
      '      - Bravas: 3 tapa / 4 ración',
      '      - Callos: 9 ración [frutos con cáscara, lacteo, ~apio, ~soja]',
      '',
      '  - section: BEBIDAS',
      '    items:',
      '      - Agua: 2 tapa / 3 ración []',
    ]);
  });

  test('has merged cells: what stands in them holds for each of their rows', async () => {
    const root = temporaryFolder({ 'menus/README.md': '' });
    const rows = [
      ['Categoría', 'Nombre del plato', 'Precio (€)', 'Contiene'],
      ['Tapas', 'Bravas', 3, null],
      [null, 'Alioli', null, 'huevos'],
      ['VINOS', null, null, null],
      [null, 'Rioja', '3,20 €', 'sulfitos'],
    ];
    const merges = [
      { startRow: 1, endRow: 2, startCol: 2, endCol: 2 },
      { startRow: 3, endRow: 3, startCol: 0, endCol: 3 },
    ];
    writeFileSync(join(root, 'carta.xlsx'), await writeXlsx({ sheets: [{ name: 'Carta', rows, merges }] }));
    expect(await imported(root, 'carta.xlsx')).toEqual([
      '  - section: Tapas',
      '    items:',
      '      - Bravas: 3',
      '      - Alioli: 3 [huevos]',
      '',
      '  - section: VINOS',
      '    items:',
      '      - Rioja: 3.20 [sulfitos]',
    ]);
  });

  test.each([
    [
      'Contiene',
      'gluten, trazas de soja, huevos',
      'It is not clear whether what follows the traces is contained or possible.',
    ],
    ['Alérgenos', 'no contiene gluten', '"no contiene gluten" is not an allergen.'],
    ['Alérgenos', 'mariscos', '"mariscos" is not an allergen.'],
    ['Tapa/Ración', '4', 'This column has 2 prices: tapa, racion. This cell does not have as many.'],
    ['Precio sin IVA', '4', '"Precio sin IVA" is not a column of menus.'],
    ['Precio', '#REF!', 'The formula of this cell has an error (#REF!).'],
  ])('is not guessed at: %s, %s', async (column, cell, message) => {
    const table = `Sección;Plato;${column}\nTapas;Bravas;"${cell}"\n`;
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': table });
    expect((await errorsOf(root, 'carta.csv'))[0]).toContain(message);
  });

  test('asks whether a name alone is a section or a dish', async () => {
    const rows = 'Plato;Precio\nTAPAS;\nBravas;3\nPan;\nAlioli;2\nVINOS;\nRioja;3\n';
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': rows });
    expect(await errorsOf(root, 'carta.csv')).toEqual([
      'A4 It is not clear whether "Pan" is the title of a section or a dish without a price. (write "sección" or "plato" in the column "Tipo")',
    ]);
  });
});

test('a sheet of a workbook that is only coloured is none', async () => {
  const root = temporaryFolder({ 'menus/README.md': '' });
  const fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF2CC' } } as const;
  const coloured = { name: 'Hoja 2', rows: [[null]], cells: new Map([['0,0', { value: null, style: { fill } }]]) };
  const written = {
    name: 'Carta',
    rows: [
      ['Sección', 'Plato'],
      ['Tapas', 'Pan'],
    ],
  };
  writeFileSync(join(root, 'vacia.xlsx'), await writeXlsx({ sheets: [coloured] }));
  expect(await errorsOf(root, 'vacia.xlsx')).toEqual([expect.stringMatching(/^The table is empty\./)]);
  writeFileSync(join(root, 'carta.xlsx'), await writeXlsx({ sheets: [written, coloured] }));
  const { status, err } = await runCommand(root, 'import', 'carta.xlsx', '--venue', 'bar');
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

describe('the proposal', () => {
  const TABLE_WITH_DOUBTS =
    'Carta;;\nPlato;Precio;Alérgenos\nTAPAS;;\nBravas;3/4;\nPan;;glutten\nRioja;#REF!;sulfitos\n';

  test('asks in coloured cells, and asks again as long as they are not corrected', async () => {
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': TABLE_WITH_DOUBTS });
    const first = await runCommand(root, 'import', 'carta.csv', '--venue', 'bar', '--lang', 'es');
    expect(first.status).toBe(1);
    expect(first.out).toBe(
      'No se ha escrito nada en la carta.\ncarta.propuesta.xlsx pregunta por 3 celdas: corrige las celdas coloreadas como dicen sus comentarios, e importa ese archivo.\n',
    );
    expect(first.err).toContain('carta.csv:C5: error: "glutten" no es un alérgeno.\n  pista: ¿querías decir "gluten"?');
    const [sheet] = (await readXlsx(readFileSync(join(root, 'carta.propuesta.xlsx')), { readStyles: true })).sheets;
    const asked = [...(sheet?.cells ?? [])].filter(([, { comment }]) => comment !== undefined);
    expect(asked.map(([place, { value, comment, style }]) => [place, value, comment?.text, style?.fill?.type])).toEqual(
      [
        [
          '3,1',
          '3/4',
          'Hay dos precios sin etiqueta.\n→ escribe detrás de cada precio para qué es, como en 3 media / 4 ración',
          'pattern',
        ],
        ['4,2', 'glutten', '"glutten" no es un alérgeno.\n→ ¿querías decir "gluten"?', 'pattern'],
        [
          '5,1',
          '#REF!',
          'La fórmula de esta celda tiene un error (#REF!).\n→ arregla la fórmula, o escribe el valor',
          'pattern',
        ],
      ],
    );
    const errors = await errorsOf(root, 'carta.propuesta.xlsx');
    expect(errors).toEqual(await errorsOf(root, 'carta.csv'));
    expect(readFiles(join(root, 'menus'))).toEqual({ 'README.md': '' });
  });

  test('is not made of a table that cannot be read', async () => {
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': 'Plato;Precio\nTAPAS;\nPan;"3,50\n' });
    const { status, out } = await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    expect({ status, out, files: readdirSync(root).toSorted() }).toEqual({
      status: 1,
      out: 'Nothing was written.\n',
      files: ['carta.csv', 'menus'],
    });
  });

  test('adds the column in which an answer is written', async () => {
    const rows = 'Plato;Precio\nTAPAS;\nBravas;3\nPan;\nAlioli;2\n';
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': rows });
    await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    const read = (await readXlsx(readFileSync(join(root, 'carta.propuesta.xlsx')))).sheets[0]?.rows ?? [];
    expect(read[0]).toEqual(['Plato', 'Precio', 'Tipo']);
    const answered = read.map((row, index) => (index === 3 ? [row[0] ?? null, row[1] ?? null, 'plato'] : row));
    writeFileSync(join(root, 'bien.xlsx'), await writeXlsx({ sheets: [{ name: 'Carta', rows: answered }] }));
    expect((await runCommand(root, 'import', 'bien.xlsx', '--venue', 'bar')).status).toBe(0);
    expect(readFileSync(join(root, 'menus/bar.yaml'), 'utf8')).toContain('      - Pan:\n');
  });

  test('is never written over another', async () => {
    const root = temporaryFolder({
      'menus/README.md': '',
      'carta.csv': TABLE_WITH_DOUBTS,
      'carta.propuesta.xlsx': 'mine',
    });
    const { out } = await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    expect(out).toContain('carta.propuesta-2.xlsx asks about 3 cells');
    expect(readFileSync(join(root, 'carta.propuesta.xlsx'), 'utf8')).toBe('mine');
  });

  test('is not written a second time while it asks the same', async () => {
    const root = temporaryFolder({ 'menus/README.md': '', 'carta.csv': TABLE_WITH_DOUBTS });
    const { out } = await runCommand(root, 'import', 'carta.csv', '--venue', 'bar');
    for (const file of ['carta.csv', 'carta.propuesta.xlsx'])
      expect((await runCommand(root, 'import', file, '--venue', 'bar')).out).toBe(out);
    expect(readdirSync(root).toSorted()).toEqual(['carta.csv', 'carta.propuesta.xlsx', 'menus']);
    const spanish = await runCommand(root, 'import', 'carta.csv', '--venue', 'bar', '--lang', 'es');
    expect(spanish.out).toContain('carta.propuesta.xlsx pregunta por 3 celdas');
    // The bytes hold no time of day, which would make each proposal another.
    const { properties } = await readXlsx(readFileSync(join(root, 'carta.propuesta.xlsx')));
    expect(properties?.modified).toEqual(new Date(0));
  });
});

describe('import --update', () => {
  const MENU =
    '# nuestra\nvenue: Bar\nsections:\n  - section: Tapas\n    items:\n      - Bravas: 3,50   # picantes\n      - Pan: 1 [gluten]\n';

  test.each([
    ['--update', 'bar', 'carta.csv'],
    ['carta.csv', '--venue', 'bar', '--update'],
    ['--update', 'carta.csv', '--venue', 'bar'],
  ])('%s %s %s', async (...words) => {
    const root = temporaryFolder({ 'menus/bar.yaml': MENU, 'carta.csv': 'Sección;Plato;Precio\nTapas;Bravas;4\n' });
    expect(await runCommand(root, 'import', ...words)).toEqual({
      status: 0,
      out: 'C2: Bravas: price\nmenus/bar.yaml is updated: 1 change.\nLeft as it is, because the table does not have it: Pan\n',
      err: '',
    });
    expect(readFileSync(join(root, 'menus/bar.yaml'), 'utf8')).toBe(MENU.replace('3,50', '4'));
    const again = await runCommand(root, 'import', ...words);
    expect(again.out).toContain('menus/bar.yaml already says the same as the table: nothing was written.\n');
  });

  test('writes nothing where one cell is unclear, and asks', async () => {
    const table = 'Sección;Plato;Precio\nTapas;Bravas;4\nTapas;Pam;2\n';
    const root = temporaryFolder({ 'menus/bar.yaml': MENU, 'carta.csv': table });
    const { status, out, err } = await runCommand(root, 'import', '--update', 'bar', 'carta.csv', '--lang', 'es');
    expect({ status, out }).toEqual({
      status: 1,
      out: 'No se ha escrito nada en la carta.\ncarta.propuesta.xlsx pregunta por 1 celda: corrige las celdas coloreadas como dicen sus comentarios, e importa ese archivo.\n',
    });
    expect(err).toContain('No está claro si "Pam" es nuevo, o si es "Pan" de la carta.');
    expect(readFileSync(join(root, 'menus/bar.yaml'), 'utf8')).toBe(MENU);
  });

  test('takes a venue that there is', async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': MENU, 'carta.csv': 'Sección;Plato\n' });
    expect((await runCommand(root, 'import', '--update', 'baar', 'carta.csv')).err).toContain('did you mean "bar"?');
    expect((await runCommand(root, 'import', 'carta.csv')).status).toBe(2);
  });
});
