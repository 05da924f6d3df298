import { expect, test } from 'vitest';
import { lines, showEntries, showSections } from './in-menu.tsx';

/** What a row has, part by part: signs as what they say. */
const partsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((part) =>
    `${part.localName} ${part.getAttribute('aria-label') ?? part.textContent.replaceAll(/\s+/g, ' ').trim()}`.trim(),
  );
const LONG = 'Con cebolla dulce cocinada muy despacio, huevos de corral y una pizca de sal, cuajada por fuera y jugosa';

test('a heading is the name of its dish, wherever its signs stand', () => {
  showEntries(`- Pan con tomate: 3 [gluten] vegano
- item: Tortilla de patatas con cebolla, cuajada o no
  price: 12
  image: nachos
  allergens: huevos
- Buñuelos de bacalao con miel de caña de la costa: 9 [gluten, pescado]
- item: Pisto
  price: 9
  description: ${LONG}
- wine: Rioja
  winery: Bodegas Alta
- highlight: Paella
  price: 15`);
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Pan con tomate',
    'Tortilla de patatas con cebolla, cuajada o no',
    'Buñuelos de bacalao con miel de caña de la costa',
    'Pisto',
    'Rioja',
    'Paella',
  ]);
  expect(document.querySelectorAll('.item .signs:not(.marks)')).toHaveLength(6);
});

test.each([
  [
    'beside a short name',
    '- Pan con tomate: 3 [gluten] vegano',
    ['h3 Pan con tomate', 'span Vegano', 'span Contiene: Gluten', 'p 3,00 €'],
  ],
  [
    'behind the last word of a long one',
    '- Buñuelos de bacalao con miel de caña: 9 [gluten, pescado]',
    ['div Buñuelos de bacalao con miel de caña', 'p 9,00 €'],
  ],
  [
    'behind the name where prices leave no room',
    ['Pan con tomate', 'Ensaladilla']
      .map((name) => `- item: ${name}\n  prices: {tapa: 3, media: 6, ración: 9}\n  allergens: gluten`)
      .join('\n'),
    ['div Pan con tomate', 'p Tapa 3,00 €Media 6,00 €Ración 9,00 €'],
  ],
  [
    'at the end of a text',
    '- item: Pisto\n  price: 9\n  description: De la huerta\n  allergens: apio',
    ['h3 Pisto', 'p 9,00 €', 'div De la huerta'],
  ],
  [
    'beside the name where they would need a third line of text',
    `- item: Pisto\n  price: 9\n  description: ${LONG}\n  allergens: apio`,
    ['h3 Pisto', 'span Contiene: Apio', 'p 9,00 €', `div ${LONG}`],
  ],
  [
    'beside a picture',
    '- item: Pisto\n  price: 9\n  image: nachos\n  allergens: apio',
    ['h3 Pisto', 'p 9,00 €', 'img', 'div'],
  ],
])('signs stand %s', (_where, entry, parts) => {
  showEntries(entry);
  document.querySelector('.item')?.setAttribute('id', 'first');
  expect(partsOf('#first > *')).toEqual(parts);
  expect(document.querySelectorAll('#first .signs:not(.marks)')).toHaveLength(1);
});

test('a row has the shape that its name needs in each language', () => {
  const row = '- Pan @en Slowly fermented bread of three kinds of flour: 3 [gluten]';
  const shapeIn = (language: 'en' | 'es'): readonly (string | undefined)[] => {
    document.body.replaceChildren();
    showEntries(row, language);
    return partsOf('.item > *').map((part) => part.split(' ')[0]);
  };
  expect([shapeIn('es'), shapeIn('en')]).toEqual([
    ['h3', 'span', 'p'],
    ['div', 'p'],
  ]);
});

test('heads of columns stand in one line where one of them is too long for its column', () => {
  const section = (label: string): string =>
    ['Rioja', 'Rueda'].reduce(
      (menu, name) => `${menu}\n  - item: ${name}\n    prices: {${label} @en Glass: 3, Botella @en Bottle: 12}`,
      '- section: Vinos\n  items:',
    );
  const heads = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('.heads')].flatMap(({ dataset, className }) => [
      dataset['says'],
      className,
    ]);
  showSections(section('Vaso'));
  expect(heads()).toEqual(['Vaso\nBotella', 'heads [--heads:2]']);
  showSections(section('Copa de 9 cl'));
  expect(heads()).toEqual(['Copa de 9 cl\u00a0· Botella', 'heads']);
});

test('heads of columns stand right above the first row, below notes', () => {
  const rows = ['Pan', 'Vino'].map((name) => `- item: ${name}\n    prices: {tapa: 3, ración: 9}`).join('\n  ');
  const parts = (items: string): readonly (string | undefined)[] => {
    document.body.replaceChildren();
    showSections(`- section: Carta\n  items:\n  ${items}`);
    return partsOf('.section > *, .section li').map((part) => part.split(' ')[0]);
  };
  expect(parts(rows)).toEqual(['h2', 'p', 'ul', 'li', 'li']);
  expect(parts(`- note: Con pan\n  - note: Y tapa\n  ${rows}`)).toEqual([
    'h2',
    'ul',
    'li',
    'li',
    'p',
    'ul',
    'li',
    'li',
  ]);
});

test('a section whose dishes all have the same hours is not shown without them', () => {
  const hours = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('.section')].map(({ dataset }) => dataset['only']);
  showSections(
    `- section: Desayunos\n  items:\n  - Gachas: 5 onlyDay\n  - Tostada: 3 onlyDay\n- section: Carta\n  items:\n  - Gachas: 5 onlyDay\n  - Pisto: 9`,
  );
  expect(hours()).toEqual(['day', undefined]);
  // Its title says no hours: each dish does.
  expect(lines('.section-hours')).toEqual([]);
  expect(lines('.tags')).toHaveLength(3);
});
