import { describe, expect, test } from 'vitest';
import { Call, Code, literal, quoted } from '../../../codegen/emit/literal.ts';

describe('a text in quotes', () => {
  test('has single ones', () => expect(quoted('Agua')).toBe(`'Agua'`));
  test('has double ones where single ones would need escapes', () => expect(quoted("L'eau")).toBe(`"L'eau"`));
  test('has single ones where both would need escapes', () => expect(quoted(`"L'eau"`)).toBe(`'"L\\'eau"'`));
  test('escapes what would end the line or the text', () =>
    expect(quoted('a\\b\nc\td\u2028e\u0007')).toBe(`'a\\\\b\\nc\\td\\u2028e\\u0007'`));
  test('keeps letters of every language and emoji', () => expect(quoted('ñ ü ç 🍔')).toBe(`'ñ ü ç 🍔'`));
  test('escapes half an emoji, which no file can hold', () => expect(quoted('a\ud83c')).toBe(`'a\\ud83c'`));
});

describe('a value', () => {
  test('stays on one line while it fits', () =>
    expect(literal({ id: 'agua', prices: [{ amount: 2 }], hidden: undefined })).toBe(
      `{ id: 'agua', prices: [{ amount: 2 }] }`,
    ));

  test('is broken where the line would pass 120 columns, the comma included', () => {
    const value = { a: 'x'.repeat(50), b: 'y'.repeat(49) };
    expect(literal(value)).toBe(`{ a: '${'x'.repeat(50)}', b: '${'y'.repeat(49)}' }`);
    expect(literal(value, 6)).toBe(`{\n  a: '${'x'.repeat(50)}',\n  b: '${'y'.repeat(49)}',\n}`);
  });

  test('gives several objects lines of their own', () =>
    expect(
      literal([
        { label: 'tapa', amount: 3 },
        { label: 'media', amount: 7 },
      ]),
    ).toBe(`[\n  { label: 'tapa', amount: 3 },\n  { label: 'media', amount: 7 },\n]`));

  test('keeps several objects of one field together', () =>
    expect(literal([{ amount: 3 }, { amount: 7 }])).toBe('[{ amount: 3 }, { amount: 7 }]'));

  test('quotes the keys that need it', () =>
    expect(literal({ '1906': 1, es: 2, 'pan-de-ajo': 3 })).toBe(`{ '1906': 1, es: 2, 'pan-de-ajo': 3 }`));

  test('prints code as it stands, and short where its name is its key', () =>
    expect(literal({ es: new Code('es'), en: new Code('() => load()') })).toBe('{ es, en: () => load() }'));

  test('moves a long text below its key, unless the key is as short as the indent', () => {
    expect(literal({ title: 'x'.repeat(112) })).toBe(`{\n  title:\n    '${'x'.repeat(112)}',\n}`);
    expect(literal({ text: 'x'.repeat(112) })).toBe(`{\n  text: '${'x'.repeat(112)}',\n}`);
  });

  test('prints a call on one line, or broken inside of what it ends in', () => {
    expect(literal(new Call('simple', ['agua', 2, ['soja']]))).toBe(`simple('agua', 2, ['soja'])`);
    expect(literal(new Call('full', ['pan', { image: 'x'.repeat(90), label: 'y'.repeat(20) }]))).toBe(
      `full('pan', {\n  image: '${'x'.repeat(90)}',\n  label: '${'y'.repeat(20)}',\n})`,
    );
    expect(literal(new Call('full', ['x'.repeat(80), 'y'.repeat(40)]))).toBe(
      `full(\n  '${'x'.repeat(80)}',\n  '${'y'.repeat(40)}',\n)`,
    );
  });

  test('prints what is empty', () => expect(literal({ a: [], b: {} })).toBe('{ a: [], b: {} }'));
});
