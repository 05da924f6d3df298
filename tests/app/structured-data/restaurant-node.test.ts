import { expect, test } from 'vitest';
import { menuReference } from '../../../src/app/structured-data/menu-node.ts';
import { restaurantNode } from '../../../src/app/structured-data/restaurant-node.ts';
import { fixtureMenu } from '../../support/fixture-menu.ts';

const address = {
  page: 'https://cartas.example/cartasqr/la-prueba',
  picture: 'https://cartas.example/cartasqr/img/la-prueba/share.jpg',
};

const printed = (node: object): unknown => JSON.parse(JSON.stringify(node));

test('a venue is a restaurant with its address, telephone, accounts and menus', () => {
  const menus = [
    menuReference(`${address.page}/menu.es.jsonld`, 'es'),
    menuReference(`${address.page}/menu.en.jsonld`, 'en'),
  ];
  expect(printed(restaurantNode(fixtureMenu, address, menus))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': 'https://cartas.example/cartasqr/la-prueba#restaurant',
    name: 'La Prueba',
    url: 'https://cartas.example/cartasqr/la-prueba',
    image: 'https://cartas.example/cartasqr/img/la-prueba/share.jpg',
    telephone: '+34958000000',
    address: { '@type': 'PostalAddress', streetAddress: 'Calle Inventada 1, Granada', addressCountry: 'ES' },
    sameAs: ['https://www.instagram.com/laprueba', 'https://www.facebook.com/laprueba'],
    hasMenu: [
      { '@type': 'Menu', '@id': 'https://cartas.example/cartasqr/la-prueba/menu.es.jsonld', inLanguage: 'es' },
      { '@type': 'Menu', '@id': 'https://cartas.example/cartasqr/la-prueba/menu.en.jsonld', inLanguage: 'en' },
    ],
  });
});

test('a contact that is a mail address is no telephone', () => {
  const contact = { phone: { text: 'hola@bar.example', href: 'mailto:hola@bar.example' } };
  const node = restaurantNode({ name: 'Bar', contact }, address, []);
  expect(node.telephone).toBeUndefined();
  expect(node.email).toBe('hola@bar.example');
});

test('where the footer has none, the card above the sections knows address and telephone; a messaging number is none', () => {
  const info = {
    address: 'Plaza 1',
    phones: [
      { number: '600 000 002', href: 'https://wa.me/34600000002', kind: 'whatsapp' },
      { number: '943 000 001', href: 'tel:+34943000001', kind: 'tel' },
    ],
  } as const;
  const { address: place, telephone } = restaurantNode({ name: 'Bar', info }, address, []);
  expect([place?.streetAddress, telephone]).toEqual(['Plaza 1', '+34943000001']);
});

test('of a venue that gives nothing but its name, nothing else is said', () => {
  expect(printed(restaurantNode({ name: 'Bar' }, address, []))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': 'https://cartas.example/cartasqr/la-prueba#restaurant',
    name: 'Bar',
    url: 'https://cartas.example/cartasqr/la-prueba',
    image: 'https://cartas.example/cartasqr/img/la-prueba/share.jpg',
  });
});
