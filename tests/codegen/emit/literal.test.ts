import { expect, test } from 'vitest';
import { Call, Code, literal, quoted } from '../../../codegen/emit/literal.ts';

test.each([
  ['has single quotes', 'Agua', `'Agua'`],
  ['has double ones where single ones would need escapes', "L'eau", `"L'eau"`],
  ['has single ones where both would need escapes', `"L'eau"`, `'"L\\'eau"'`],
  ['escapes what would end the line or the text', 'a\\b\nc\td\u2028e\u0007', `'a\\\\b\\nc\\td\\u2028e\\u0007'`],
  ['keeps letters of every language and emoji', 'ñ ü ç 🍔', `'ñ ü ç 🍔'`],
  ['escapes half an emoji, which no file can hold', 'a\ud83c', `'a\\ud83c'`],
])('a text %s', (_, text, written) => {
  expect(quoted(text)).toBe(written);
});

const x = (count: number): string => 'x'.repeat(count);
const WIDE = { a: x(50), b: x(49) };

test.each<[rule: string, value: Parameters<typeof literal>[0], written: string, indent?: number]>([
  [
    'stays on one line while it fits',
    { id: 'agua', prices: [{ amount: 2 }], hidden: undefined },
    `{ id: 'agua', prices: [{ amount: 2 }] }`,
  ],
  ['fits in 120 columns', WIDE, `{ a: '${x(50)}', b: '${x(49)}' }`],
  ['is broken above that, the comma included', WIDE, `{\n  a: '${x(50)}',\n  b: '${x(49)}',\n}`, 6],
  [
    'gives several objects lines of their own',
    [
      { label: 'tapa', amount: 3 },
      { label: 'media', amount: 7 },
    ],
    `[\n  { label: 'tapa', amount: 3 },\n  { label: 'media', amount: 7 },\n]`,
  ],
  ['keeps several objects of one field together', [{ amount: 3 }, { amount: 7 }], '[{ amount: 3 }, { amount: 7 }]'],
  ['quotes the keys that need it', { '1906': 1, es: 2, 'pan-de-ajo': 3 }, `{ '1906': 1, es: 2, 'pan-de-ajo': 3 }`],
  [
    'prints code as it stands, and short where its name is its key',
    { es: new Code('es'), en: new Code('() => load()') },
    '{ es, en: () => load() }',
  ],
  ['moves a long text below its key', { title: x(112) }, `{\n  title:\n    '${x(112)}',\n}`],
  ['unless the key is as short as the indent', { text: x(112) }, `{\n  text: '${x(112)}',\n}`],
  ['prints a call on one line', new Call('simple', ['agua', 2, ['soja']]), `simple('agua', 2, ['soja'])`],
  [
    'breaks a call inside of what it ends in',
    new Call('full', ['pan', { image: x(90), label: x(20) }]),
    `full('pan', {\n  image: '${x(90)}',\n  label: '${x(20)}',\n})`,
  ],
  ['breaks a call of texts between them', new Call('full', [x(80), x(40)]), `full(\n  '${x(80)}',\n  '${x(40)}',\n)`],
  ['prints what is empty', { a: [], b: {} }, '{ a: [], b: {} }'],
])('a value %s', (_, value, written, indent = 0) => {
  expect(literal(value, indent)).toBe(written);
});
