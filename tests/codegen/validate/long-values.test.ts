import { expect, test } from 'vitest';
import { compile, withFields, withItems } from '../support/compile.ts';

/** As long as a third of the largest file. What looks at each part of it again for each sign takes minutes. */
const many = (sign: string): string => sign.repeat(300_000);

test.each([
  ['a line', withItems(`- Agua: 1 ${many(')')}`)],
  ['a line of words of its end', withItems(`- Agua: -1 ${'vegano '.repeat(43_000)}`)],
  ['a line with white space', withItems(`- Agua: "1 ${many(' ')}!x"`)],
  ['a line with brackets', withItems(`- Agua: 1 [gluten] ${many('[')}`)],
  ['a line without its colon', withItems(`- Agua 9,50 ${' '.repeat(50_000)} 12`)],
  ['a name with dots', withItems(`- item: • a${many('.')}x`)],
  ['a name with ellipses', withItems(`- item: • a${many('…')}x`)],
  ['a name with white space', withItems(`- item: • a${' '.repeat(50_000)}(x`)],
  ['a name over two lines', withItems(`- "a${' '.repeat(50_000)}x\n  b${many(' ')}": 2`)],
  ['a label', withItems(`- item: Agua\n  prices: {"${many('–')}x": 3a}`)],
  ['allergens', withItems(`- item: Agua\n  allergens: "1 ${many(' ')}!x"`)],
  ['marks', withItems(`- item: Agua\n  marks: "${many('- ')}"`)],
  ['times', withItems(`- item: Agua\n  served: "${many(' ')}x"`)],
  ['opening hours', withFields(`hours: "${many('0')}x"`)],
])('%s of very many signs is wrong as short ones are', (_, menu) => {
  expect(compile(menu).diagnostics).toHaveLength(1);
});

test.each([
  ['words after allergens', '- Agua: 1 [gluten] ', '• a '],
  ['dots after allergens', '- Agua: 1 [gluten] ', '. ) '],
  ['prices', '- Agua: 1', ' /1/2'],
])('very many %s are wrong as few are', (_, start, sign) => {
  const few = compile(withItems(start + sign.repeat(9))).diagnostics;
  const { diagnostics } = compile(withItems(`${start}${sign.repeat(75_000)}!x`));
  expect(diagnostics.slice(0, 2)).toEqual(few.slice(0, 2));
});

test('very many attributes are wrong as two are', () => {
  const description = (count: number): string => `<b ${"x='' ".repeat(count)}>frío</b>`;
  const problems = (count: number): readonly unknown[] =>
    compile(withItems(`- item: Agua\n  price: 1\n  description: ${description(count)}\n  allowHtmlInDescription: true`))
      .diagnostics;
  expect(problems(2)).toHaveLength(2);
  expect(problems(60_000).slice(0, 2)).toEqual(problems(2));
});

test('very many languages are wrong as two are', () => {
  const problems = (count: number): readonly unknown[] =>
    compile(withFields(`languages: ${'xx '.repeat(count)}`)).diagnostics;
  expect(problems(2)).toHaveLength(2);
  expect(problems(150_000).slice(0, 2)).toEqual(problems(2));
});

test('very many prices without labels are wrong as a few are', () => {
  const few = compile(withItems(`- item: Agua\n  price: ${'1 / '.repeat(5)}1`)).diagnostics;
  const { diagnostics } = compile(withItems(`- item: Agua\n  price: ${'1 / '.repeat(75_000)}1`));
  expect(few).toHaveLength(5);
  expect(diagnostics.slice(0, 5)).toEqual(few);
});
