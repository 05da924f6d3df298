import { expect, test } from 'vitest';
import { columnLetters, formatProblem, sortProblems, type TableProblem } from '../../../../codegen/tools/table/cell.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d has the letters %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
});

const problem = (place: { row?: number; column?: number }): TableProblem => ({
  ...place,
  severity: 'error',
  message: { en: 'Wrong.', es: 'Mal.' },
  hint: { en: '', es: '' },
});

test('problems go through the sheet row by row, the whole file and whole rows first, each once', () => {
  const given = [{ row: 2, column: 1 }, { row: 2 }, {}, { row: 1, column: 30 }, { row: 2, column: 1 }];
  expect(sortProblems(given.map(problem)).map((each) => formatProblem('carta.csv', each))).toEqual([
    'carta.csv: error: Wrong.',
    'carta.csv:AE1: error: Wrong.',
    'carta.csv:row 2: error: Wrong.',
    'carta.csv:B2: error: Wrong.',
  ]);
  expect(formatProblem('carta.csv', problem({ row: 2 }), 'es')).toBe('carta.csv:fila 2: error: Mal.');
});
