import { expect, test } from 'vitest';
import { formattedItems } from '../support/format.ts';

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
