import { expect, test } from 'vitest';
import { entriesOf, withItems } from '../support/compile.ts';

test('a heading, a note, a banner', () => {
  const items = '- heading: Vinos\n- note: Pan aparte\n- banner: Viaje\n  link: https://example.org\n  image: viaje';
  expect(entriesOf(withItems(items), { images: { bar: ['viaje.webp'] } })).toEqual([
    { kind: 'heading', text: { es: 'Vinos' } },
    { kind: 'note', text: { es: 'Pan aparte' } },
    { kind: 'banner', text: { es: 'Viaje' }, link: 'https://example.org', image: 'viaje', imageFile: 'bar/viaje.webp' },
  ]);
});

test('a highlight', () => {
  const items =
    '- highlight: LA GORDI\n  price: 14.90\n  link: https://example.org\n  badge: calidad\n  label: Edición limitada\n  description: Doble';
  expect(entriesOf(withItems(items), { images: { bar: ['calidad.svg', 'la-gordi.jpg'] } })).toEqual([
    {
      kind: 'highlight',
      id: 'la-gordi',
      name: { es: 'LA GORDI' },
      prices: [{ amount: 14.9 }],
      description: { es: 'Doble' },
      link: 'https://example.org',
      badge: 'calidad',
      badgeFile: 'bar/calidad.svg',
      label: { es: 'Edición limitada' },
      imageFile: 'bar/la-gordi.jpg',
    },
  ]);
});

test('a promo', () => {
  const items = '- promo: Menú\n  price: 14.99\n  when: L-V\n  includes: [Burger, Bebida]\n  note: Hasta 10 años';
  expect(entriesOf(withItems(items))).toEqual([
    {
      kind: 'promo',
      id: 'menu',
      name: { es: 'Menú' },
      prices: [{ amount: 14.99 }],
      when: { es: 'L-V' },
      includes: [{ es: 'Burger' }, { es: 'Bebida' }],
      note: { es: 'Hasta 10 años' },
    },
  ]);
});

test('a builder', () => {
  const items =
    '- builder: Crea\n  price: 12.95\n  steps:\n  - title: Salsa\n    options: [BBQ]\n  extras:\n  - Huevo: +1.50';
  expect(entriesOf(withItems(items))).toEqual([
    {
      kind: 'builder',
      id: 'crea',
      name: { es: 'Crea' },
      prices: [{ amount: 12.95 }],
      steps: [{ title: { es: 'Salsa' }, options: [{ name: { es: 'BBQ' } }] }],
      extras: [{ name: { es: 'Huevo' }, prices: [{ amount: 1.5, plus: true }] }],
    },
  ]);
});

test('a set menu, per person unless it says otherwise', () => {
  const items = [
    '- setMenu: Grupo',
    '  price: 42',
    '  courses:',
    '  - title: Postre',
    '    dishes: [Tarta]',
    '  - dishes: [Café]',
    '  drink: {options: [Vino, Cerveza], condition: Una botella para dos}',
    '  includes: [Pan]',
    '- setMenu: Pareja',
    '  per: pareja',
    '  drink: {options: Agua}',
    '- setMenu: Solo',
    '  per: person',
  ].join('\n');
  expect(entriesOf(withItems(items))).toEqual([
    {
      kind: 'setMenu',
      id: 'grupo',
      name: { es: 'Grupo' },
      prices: [{ amount: 42 }],
      per: 'person',
      courses: [{ title: { es: 'Postre' }, dishes: [{ es: 'Tarta' }] }, { dishes: [{ es: 'Café' }] }],
      drink: { options: [{ es: 'Vino' }, { es: 'Cerveza' }], condition: { es: 'Una botella para dos' } },
      includes: [{ es: 'Pan' }],
    },
    {
      kind: 'setMenu',
      id: 'pareja',
      name: { es: 'Pareja' },
      per: { es: 'pareja' },
      courses: [],
      drink: { options: { es: 'Agua' } },
    },
    { kind: 'setMenu', id: 'solo', name: { es: 'Solo' }, per: 'person', courses: [] },
  ]);
});

test('conditions', () => {
  const items = [
    '- conditions:',
    '  - title: Reserva',
    '    text: Se paga el 50 %',
    '    bankTransfer: {account: ES00, holder: Bar, instructions: Nombre}',
    '  - title: Grupo',
  ].join('\n');
  expect(entriesOf(withItems(items))).toEqual([
    {
      kind: 'conditions',
      conditions: [
        {
          title: { es: 'Reserva' },
          text: { es: 'Se paga el 50 %' },
          bankTransfer: { account: 'ES00', holder: 'Bar', instructions: { es: 'Nombre' } },
        },
        { title: { es: 'Grupo' } },
      ],
    },
  ]);
});
