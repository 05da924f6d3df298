import { describe, expect, test } from 'vitest';
import { Report } from '../../../codegen/diagnostics/report.ts';
import { SourceFile } from '../../../codegen/parse/source-file.ts';
import { compile, withItems } from '../support/compile.ts';

describe('of one text the first hundred problems are reported, and that there are more', () => {
  const source = new SourceFile({ file: 'menus/bar.yaml', id: 'bar', text: 'x'.repeat(1000) });
  const reported = (whole: (index: number) => object, count: number): string[] => {
    const report = new Report();
    for (let at = 0; at < count; at++) report.addWithin(whole(at), source, 'bad-price', at, `Problem ${at}.`);
    return report.diagnostics.map(({ message }) => message);
  };
  const text = {};

  test('a hundred are all', () => {
    const messages = reported(() => text, 100);
    expect(messages).toHaveLength(100);
    expect(messages.at(-1)).toBe('Problem 99.');
  });

  test('the message after them says so', () => {
    const messages = reported(() => text, 500);
    expect(messages).toHaveLength(101);
    expect(messages.at(-1)).toBe('More follows here; these are the first 100.');
  });

  test('each text counts for itself', () => {
    expect(reported(() => ({}), 500)).toHaveLength(500);
  });

  test('warnings do not hide an error', () => {
    const report = new Report();
    for (let at = 0; at < 200; at++) report.addWithin(text, source, 'unknown-label', at, 'A slip.');
    expect(report.failed).toBe(false);
    report.addWithin(text, source, 'bad-price', 300, 'No price.');
    expect(report.failed).toBe(true);
    expect(report.diagnostics).toHaveLength(102);
  });
});

describe('a text of nearly a mebibyte is bounded in what it says', () => {
  test.each([
    ['tags in a folded note', `- note: >\n    a\n${'    @es b\n'.repeat(50_000)}`],
    ['unclosed tags', `- item: A\n  allowHtmlInDescription: true\n  description: x${'<b>'.repeat(290_000)}`],
    ['allergens', `- A: 3 [${'x,'.repeat(400_000)}x]`],
    ['allergens as a list', `- A: [${'x,'.repeat(100_000)}x]`],
    ['prices', `- A: ${'1..2/'.repeat(150_000)}3`],
    ['languages', `- note: {${'pt: a, '.repeat(50_000)}es: a}`],
  ])('%s', (_, item) => {
    const { venue, diagnostics } = compile(withItems(item));
    expect(venue).toBeUndefined();
    expect(diagnostics).toHaveLength(101);
    expect(JSON.stringify(diagnostics).length).toBeLessThan(100_000);
  });
});
