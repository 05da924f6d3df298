import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatText, type FileKind } from '../../../../codegen/tools/layout/format-text.ts';
import { formatted, formattedItems } from '../../support/format.ts';
import { LANGUAGES } from '../../../support/languages.ts';

/** Titles, each with a text before and after, or one that stays: a whole file of a kind, or the items of a section. */
const CASES = readFileSync(join(import.meta.dirname, 'layout.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((written) => {
    const [, title = '', body = ''] = /^(.*)\n([^]*)$/.exec(written) ?? [];
    const [before = '', after = before] = body.replace(/\n\n$/, '\n').split('--- becomes\n');
    return { title, before, after };
  });

test.each(CASES)('$title', ({ title, before, after }) => {
  const kind = title.slice(0, title.indexOf(':'));
  const text = kind === 'items' ? `${formattedItems(before.trimEnd())}\n` : formatted(before, kind as FileKind);
  expect(text).toBe(after);
});

test.each([
  [
    'as they did on Windows',
    'venue: Bar\r\nsections:\r\n- section: Uno\r\n\r\n',
    'venue: Bar\r\n\r\nsections:\r\n  - section: Uno\r\n',
  ],
  ['as the first one where they differ', 'venue: Bar\nstatus: open\r\n', 'venue: Bar\nstatus: open\n'],
  ['once where they were doubled', 'venue: Bar\r\r\nstatus: unavailable\r\n', 'venue: Bar\r\nstatus: unavailable\r\n'],
  ['and so does the file', 'venue: Bar\nstatus: unavailable', 'venue: Bar\nstatus: unavailable\n'],
  ['also of long comments', `${'#'.repeat(10_000)}\nvenue: Bar\n`, `${'#'.repeat(10_000)}\nvenue: Bar\n`],
])('lines end %s', (_, before, after) => {
  expect(formatted(before)).toBe(after);
});

test('what YAML cannot read has no layout', () => {
  const result = formatText({ file: 'menus/bar.yaml', id: 'bar', text: 'venue: [\n', languages: LANGUAGES }, 'venue');
  expect(result).toMatchObject({ unreadable: [{ code: 'yaml-syntax', line: 1 }] });
});

test.each(['%YAML 1.2\n---\nvenue: Bar\n', 'venue: Bar\n...\n# fin\n', '- Pan: 1\n', 'Bar\n', '&a\nvenue: Bar\n'])(
  'what is written unlike a menu is kept as it is: %j',
  (text) => {
    expect(formatText({ file: 'menus/bar.yaml', id: 'bar', text, languages: LANGUAGES }, 'venue')).toEqual({
      kept: true,
    });
  },
);

test.each([
  '- item: Cerveza\n  prices: {caña: 2,50, jarra: 5}',
  '- {item: Pan,   price: 3,50}',
  '- {Pan: 3,50}',
  '- Pan [gluten: 3\n- Sal: "S.M ]"',
])('what is said of a mistake is said after the layout, too: %j', (items) => {
  expect(formattedItems(items)).toBe(items);
});

test.each(['[', '- ', '{a: ', '? ', '!a ', '&a '])('a text of %j ten thousand times is no matter', (sign) => {
  const item = `- heading: "a ${sign.repeat(10_000)}"\n- heading: "${sign.repeat(10_000)}"`;
  expect(formattedItems(item).split('\n')).toHaveLength(2);
});

test.each([
  ["- 'Agua': '2'", '- Agua: "2"'],
  ["- 'Tomate: el de temporada': 9", '- "Tomate: el de temporada": 9'],
  [`- "Vino \\u0022tinto\\u0022": 3`, `- "Vino \\u0022tinto\\u0022": 3`],
  [`- 'Vino "tinto"': 3`, '- Vino "tinto": 3'],
  [`- '"Vino" tinto': 3`, `- '"Vino" tinto': 3`],
  ["- 'L''eau': 3", "- L'eau: 3"],
  ['- heading: "1925"', '- heading: "1925"'],
  ["- heading: 'no'", '- heading: "no"'],
  ['- heading: "null"', '- heading: "null"'],
  ["- heading: '# 1'", '- heading: "# 1"'],
  ['- {"item": "Pan", "price": 1}', '- {item: Pan, price: 1}'],
  ['- {item: "Pan, agua"}', '- {item: "Pan, agua"}'],
  ['- item: "Pan, agua"', '- item: Pan, agua'],
  ["- note: {es: 'Di @en aquí', en: 'Say it'}", '- note: {es: "Di @en aquí", en: Say it}'],
  ["- 'Pan [gluten]': '3 [gluten]'", '- "Pan [gluten]": 3 [gluten]'],
  ["- '• Pan': 3", '- "• Pan": 3'],
  ["- 'Pan (1, 7)': 3", '- "Pan (1, 7)": 3'],
  ["- Pulpo: 'S.M (molusco)'", '- Pulpo: "S.M (molusco)"'],
  ["- Pulpo: 'S.M [molusco]'", '- Pulpo: S.M [molusco]'],
  ["- item: 'Pan [de molde]'", '- item: Pan [de molde]'],
  [
    "- promo: 'Pan [gluten] @en Bread'\n  allergens: 'gluten'",
    '- promo: "Pan [gluten] @en Bread"\n  allergens: gluten',
  ],
  [
    "- setMenu: Grupos\n  courses: [{dishes: ['Sopa +3', 'Pan']}]",
    '- setMenu: Grupos\n  courses: [{dishes: ["Sopa +3", Pan]}]',
  ],
])('quotes stand only where they are needed: %s', (before, after) => {
  expect(formattedItems(before)).toBe(after);
});

test.each([
  ['- Pan: 3.5/7 media', '- Pan: 3.50 / 7 media'],
  ['- Pan: 3.5/7', '- Pan: 3.5/7'],
  ['- Pan: 3,5€ tapa/  7 media', '- Pan: 3,50 € tapa / 7 media'],
  ['- Pan: 9.50', '- Pan: 9.50'],
  ['- Pan: S/M', '- Pan: S/M'],
  ['- Pan: 1.234,50', '- Pan: 1.234,50'],
  ['- Pan: 3 [] Vegana sin  gluten picantes', '- Pan: 3 [] vegano sinGluten picante'],
  ['- Pan: 3 [Lácteos,gluten , ~Huevo,apio] onlyNight', '- Pan: 3 [apio, gluten, lacteo, ~huevos] onlyNight'],
  ['- Pan: 3 smash [soja] hidden hidden', '- Pan: 3 [soja] smash hidden'],
  ['- Pan: [soja,Gluten]', '- Pan: [gluten, soja]'],
  ['- Pan: 3 [queso]', '- Pan: 3 [queso]'],
  ['- Pan: 3 [ ]', '- Pan: 3 []'],
  ['- Pan: 3 [none]', '- Pan: 3 [none]'],
  ['- Pan   @en   Bread: 3', '- Pan @en Bread: 3'],
  ['- Vino  y   pan: 3', '- Vino  y   pan: 3'],
  ['-   Pan  :   3', '- Pan: 3'],
  ['- Pan: 3.50 tapa /\n    7 media', '- Pan: 3.50 tapa / 7 media'],
  [
    '- item: Pan\n  smash: True\n  allergens: [ Soja, gluten ]',
    '- item: Pan\n  allergens: [gluten, soja]\n  smash: true',
  ],
  ['- item: Pan\n  prices: { Caña : 2.5,Jarra: 5 }', '- item: Pan\n  prices: {Caña: 2.50, Jarra: 5}'],
])('a dish has one spelling: %s', (before, after) => {
  expect(formattedItems(before)).toBe(after);
});
