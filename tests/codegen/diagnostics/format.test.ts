import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { formatDiagnostic } from '../../../codegen/diagnostics/format.ts';

const diagnostic: Diagnostic = {
  file: 'menus/bar.yaml',
  line: 6,
  column: 16,
  severity: 'error',
  code: 'unknown-allergen',
  message: '"glutn" is not an allergen.',
  hint: 'did you mean "gluten"?',
  es: { message: '"glutn" no es un alérgeno.', hint: '¿querías decir "gluten"?' },
};

const HEAD = 'error unknown-allergen: "glutn" is not an allergen.';

test('place, code and message, the line with a caret, and the hint', () => {
  expect(formatDiagnostic(diagnostic, () => '  - Pan tostado: 3 [glutn]\r')).toBe(`\
menus/bar.yaml:6:16: ${HEAD}
  6 |   - Pan tostado: 3 [glutn]
                     ^
  hint: did you mean "gluten"?`);
});

test('a tab before the word keeps the caret under it', () => {
  expect(formatDiagnostic({ ...diagnostic, column: 4, hint: '' }, () => '\t- Pan')).toBe(
    `menus/bar.yaml:6:4: ${HEAD}\n  6 | \t- Pan\n      \t  ^`,
  );
});

test.each([undefined, ''])('without a line there is no excerpt', (line) => {
  expect(formatDiagnostic(diagnostic, () => line)).toBe(`menus/bar.yaml:6:16: ${HEAD}\n  hint: did you mean "gluten"?`);
});

test.each([
  [201, `  6 | …${'a'.repeat(49)}X${'b'.repeat(50)}…\n       ${' '.repeat(49)}^`],
  [1, `  6 | ${'a'.repeat(100)}…\n      ^`],
])('of a long line the part around the word is shown: column %i', (column, excerpt) => {
  const line = `${'a'.repeat(200)}X${'b'.repeat(200)}`;
  expect(formatDiagnostic({ ...diagnostic, column, hint: '' }, () => line)).toBe(
    `menus/bar.yaml:6:${column}: ${HEAD}\n${excerpt}`,
  );
});

test('of a file with a bad name nothing is shown: it may be a link to what is none of our business', () => {
  const link = { ...diagnostic, line: 1, column: 1, code: 'bad-file-name' as const, message: 'A link.', hint: '' };
  expect(formatDiagnostic(link, () => 'secret')).toBe('menus/bar.yaml:1:1: error bad-file-name: A link.');
});

test('what a file holds, and is called, commands no terminal', () => {
  const named = { ...diagnostic, file: 'menus/b\u001B[2Jar.yaml', hint: 'rename\u009B1m' };
  expect(formatDiagnostic(named, () => '  - Pan: 3\u001B]0;x\u0007\rto')).toBe(`\
menus/b\uFFFD[2Jar.yaml:6:16: ${HEAD}
  6 |   - Pan: 3\uFFFD]0;x\uFFFD\uFFFDto
                     ^
  hint: rename\uFFFD1m`);
});
