import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../../../codegen/diagnostics/sort.ts';

const at = (file: string, line: number, column: number, code: Diagnostic['code'], message = ''): Diagnostic => ({
  file,
  line,
  column,
  severity: 'error',
  code,
  message,
  hint: '',
});

test('by file, line, column, code and message', () => {
  const sorted = [
    at('Z.yaml', 1, 1, 'bad-price'),
    at('a.yaml', 2, 9, 'bad-price'),
    at('a.yaml', 10, 1, 'bad-price'),
    at('a.yaml', 10, 2, 'bad-price'),
    at('a.yaml', 10, 2, 'wrong-type', 'a'),
    at('a.yaml', 10, 2, 'wrong-type', 'b'),
    at('b.yaml', 1, 1, 'bad-price'),
  ];
  expect(sortDiagnostics(sorted.toReversed())).toEqual(sorted);
});
