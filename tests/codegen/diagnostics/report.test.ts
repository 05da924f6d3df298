import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { Report } from '../../../codegen/diagnostics/report.ts';
import type { Words } from '../../../codegen/diagnostics/words.ts';
import { sortDiagnostics } from '../../../codegen/diagnostics/sort.ts';
import { SourceFile } from '../../../codegen/parse/source-file.ts';
import { LONG } from '../../support/long.ts';
import { compile, withItems } from '../support/compile.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** Words that are the same in both languages. */
const inBoth = (text: string): Words => ({ en: text, es: text });

describe('of one text the first hundred problems are reported, and that there are more', () => {
  const source = new SourceFile({ file: 'menus/bar.yaml', id: 'bar', text: 'x'.repeat(1000), languages: LANGUAGES });
  const reported = (whole: (index: number) => object, count: number): string[] => {
    const report = new Report();
    for (let at = 0; at < count; at++) report.addWithin(whole(at), source, 'bad-price', at, inBoth(`Problem ${at}.`));
    return report.diagnostics.map(({ message }) => message);
  };
  const text = {};

  test.each([
    ['a hundred are all', () => text, 100, 100, 'Problem 99.'],
    ['the message after them says so', () => text, 500, 101, 'There are more problems here; these are the first 100.'],
    ['each text counts for itself', () => ({}), 500, 500, 'Problem 499.'],
  ])('%s', (_, whole, count, length, last) => {
    const messages = reported(whole, count);
    expect(messages).toHaveLength(length);
    expect(messages.at(-1)).toBe(last);
  });

  test('warnings do not hide an error', () => {
    const report = new Report();
    for (let at = 0; at < 200; at++) report.addWithin(text, source, 'unknown-label', at, inBoth('A slip.'));
    expect(report.failed).toBe(false);
    report.addWithin(text, source, 'bad-price', 300, inBoth('No price.'));
    expect(report.failed).toBe(true);
    expect(report.diagnostics).toHaveLength(102);
  });
});

/** The long form has texts of nearly a mebibyte. */
const many = (text: string, count: number): string => text.repeat(LONG ? count * 10 : count);

test.each([
  ['tags in a folded note', `- note: >\n    a\n${many('    @es b\n', 5_000)}`],
  ['unclosed tags', `- item: A\n  allowHtmlInDescription: true\n  description: x${many('<b>', 29_000)}`],
  ['allergens', `- A: 3 [${many('x,', 40_000)}x]`],
  ['allergens as a list', `- A: [${many('x,', 10_000)}x]`],
  ['prices', `- A: ${many('1..2/', 15_000)}3`],
  ['languages', `- note: {${many('pt: a, ', 5_000)}es: a}`],
])('of a long text no more than that is said: %s', (_, item) => {
  const { venue, diagnostics } = compile(withItems(item));
  expect(venue).toBeUndefined();
  expect(diagnostics).toHaveLength(101);
  expect(JSON.stringify(diagnostics).length).toBeLessThan(100_000);
});

test('diagnostics are sorted by file, line, column, code and message', () => {
  const sorted = [
    ['Z.yaml', 1, 1, 'bad-price', ''],
    ['a.yaml', 2, 9, 'bad-price', ''],
    ['a.yaml', 10, 1, 'bad-price', ''],
    ['a.yaml', 10, 2, 'bad-price', ''],
    ['a.yaml', 10, 2, 'wrong-type', 'a'],
    ['a.yaml', 10, 2, 'wrong-type', 'b'],
    ['b.yaml', 1, 1, 'bad-price', ''],
  ] as const;
  const diagnostics = sorted.map(([file, line, column, code, message]): Diagnostic => ({
    file,
    line,
    column,
    severity: 'error',
    code,
    message,
    es: { message, hint: '' },
    hint: '',
  }));
  expect(sortDiagnostics(diagnostics.toReversed())).toEqual(diagnostics);
});
