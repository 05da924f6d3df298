import { expect, test } from 'vitest';
import { toldOfItems } from '../support/told.ts';

const replaced = (text: string, ...changes: [from: string, to: string][]): string =>
  changes.reduce((result, [from, to]) => result.replace(from, to), text);

test('offers', () => {
  const offer = `- promo: Menú infantil
  price: 9.95
  when: Hasta 10 años
  note: Sin bebida
  includes: [Burger, Postre]
`;
  const changed = replaced(offer, ['9.95', '10.50'], ['10 años', '12 años'], ['[Burger, Postre]', '[Postre, Patatas]']);
  expect(toldOfItems(offer, changed)).toEqual([
    'Menú infantil: price 9.95 → 10.50',
    'Menú infantil: time of the offer: “Hasta 10 años” → “Hasta 12 años”',
    'Menú infantil: inclusion gone: Burger',
    'Menú infantil: inclusion new: Patatas',
  ]);
});

test('dishes that diners put together', () => {
  const builder = `- builder: Crea tu burger
  price: 12
  steps:
    - title: La carne
      choose: 1
      options: [Ternera, Pollo, Ibérico: +2]
  extras: [Huevo: +1.50, Beicon: +1]
`;
  const changed = replaced(
    builder,
    ['choose: 1', 'choose: up to 2'],
    ['Ternera, Pollo, Ibérico: +2', 'Pollo, Ternera, Tofu'],
    ['Huevo', 'Huevo campero'],
  );
  expect(toldOfItems(builder, changed)).toEqual([
    'Crea tu burger, La carne: how many to choose: 1 → up to 2',
    'Crea tu burger, La carne: option gone: Ibérico +2.00',
    'Crea tu burger, La carne: option new: Tofu',
    'Crea tu burger, La carne: order changed: option',
    'Crea tu burger, Huevo campero: extra: “Huevo” → “Huevo campero”',
  ]);
});

test('choices that go with dishes', () => {
  const options = '- options: Salsas\n  choices:\n    - title: Frías\n      options: [Alioli, Ketchup]\n';
  expect(toldOfItems(options, options.replace('title: Frías', 'title: Para mojar'))).toEqual([
    'Salsas, Para mojar: group of choices: “Frías” → “Para mojar”',
  ]);
  expect(toldOfItems(options, `${options}    - title: Calientes\n      options: [Brava]\n`)).toEqual([
    'Salsas: group of choices new: Calientes',
  ]);
});

test('set menus', () => {
  const menu = `- setMenu: Menú de grupo
  price: 42
  courses:
    - title: Entrantes
      dishes: [Croquetas, Jamón]
    - dishes: [Tarta]
  drink: {options: Vino o cerveza, condition: Una botella para dos}
  includes: [Pan]
`;
  const changed = replaced(
    menu,
    ['price: 42', 'price: 45\n  per: pareja'],
    ['[Croquetas, Jamón]', '[Croquetas, Queso]'],
    ['[Tarta]', '[Tarta, Café]'],
    ['Vino o cerveza', '[Vino, Agua]'],
    ['para dos', 'para tres'],
  );
  expect(toldOfItems(menu, changed)).toEqual([
    'Menú de grupo: price 42.00 → 45.00',
    'Menú de grupo: what the price is for: “person” → “pareja”',
    'Menú de grupo: condition of the drink: “Una botella para dos” → “Una botella para tres”',
    'Menú de grupo, Entrantes: dish gone: Jamón',
    'Menú de grupo, Entrantes: dish new: Queso',
    'Menú de grupo, course 2: dish new: Café',
    'Menú de grupo: drink gone: Vino o cerveza',
    'Menú de grupo: drink new: Vino',
    'Menú de grupo: drink new: Agua',
  ]);
});

test('conditions', () => {
  const conditions = `- conditions:
    - title: Reserva
      text: Se paga el 50 % al reservar
      bankTransfer: {account: ES00 0000 0000, holder: Bar, instructions: Indica tu nombre}
`;
  const changed = replaced(conditions, ['50 %', '30 %'], ['ES00 0000 0000', 'ES00 0000 1111'], ['nombre', 'fecha']);
  expect(toldOfItems(conditions, `${changed}    - title: Anulación\n`)).toEqual([
    'Conditions, Reserva: text: “Se paga el 50 % al reservar” → “Se paga el 30 % al reservar”',
    'Conditions, Reserva: what to write with the transfer: “Indica tu nombre” → “Indica tu fecha”',
    'Conditions, Reserva: account: ES00 0000 0000 → ES00 0000 1111',
    'Conditions: condition new: Anulación',
  ]);
});

test('headings, notes and banners', () => {
  expect(
    toldOfItems(
      '- heading: Vinos tintos\n- note: Pan y aperitivo, 1 €\n- banner: Gana un viaje\n  link: https://example.org/a',
      '- heading: Vinos tintos de Rioja\n- note: Pan y aperitivo, 1,50 €\n- banner: Gana un viaje\n  link: https://example.org/b',
    ),
  ).toEqual([
    'Vinos tintos de Rioja: heading: “Vinos tintos” → “Vinos tintos de Rioja”',
    'Pan y aperitivo, 1,50 €: note: “Pan y aperitivo, 1 €” → “Pan y aperitivo, 1,50 €”',
    'Gana un viaje: link: https://example.org/a → https://example.org/b',
  ]);
});

test('of a long text the words around the first difference are shown', () => {
  const note = (end: string): string =>
    `- item: Pan\n  description: Con una descripción bastante larga que dice muchas cosas antes de llegar a ${end}`;
  expect(toldOfItems(note('la sal'), note('la harina de trigo'))).toEqual([
    'Pan: description: “… antes de llegar a la sal” → “… antes de llegar a la harina de trigo”',
  ]);
});
