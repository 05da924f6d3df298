import { expect, test } from 'vitest';
import { texts as ca } from '../../../generated/interface/ca.ts';
import { texts as es } from '../../../generated/interface/es.ts';
import { sharePictures } from '../../../src/app/head/share-pictures.ts';
import { type VenueHead, venueHead } from '../../../src/app/head/venue-head.ts';
import { groundsOf } from '../../../src/menu/theme.ts';

const own = new Set(['la-prueba/share.jpg', 'la-prueba/icon-192.png', 'la-prueba/icon-512.png']);

const venue: VenueHead = {
  origin: 'https://cartas.example',
  address: '/cartasqr/la-prueba',
  manifest: '/cartasqr/la-prueba/manifest.webmanifest',
  name: 'La Prueba',
  grounds: groundsOf({ background: '#17120f' }),
  pictures: sharePictures('la-prueba', own),
  texts: es,
};

/** One element a line. */
const lines = (head: string): string[] => head.split(/(?=<(?!\/))/);

test('the head of a venue says what the specification asks for, each thing once', () => {
  expect(lines(venueHead(venue))).toEqual([
    '<title>Carta digital QR de La Prueba - cartas.example</title>',
    '<meta name="description" property="og:description" content="La Prueba: la carta en tu móvil, con precios y alérgenos. Cartas digitales QR personalizadas para bares y restaurantes.">',
    '<meta name="keywords" content="La Prueba, carta digital, carta QR, menú, bar, restaurante, alérgenos">',
    '<link rel="canonical" href="https://cartas.example/cartasqr/la-prueba">',
    '<meta property="og:url" content="https://cartas.example/cartasqr/la-prueba">',
    '<meta property="og:type" content="website">',
    '<meta name="twitter:title" property="og:title" content="Carta digital QR de La Prueba - cartas.example">',
    '<meta name="twitter:image" property="og:image" content="https://cartas.example/cartasqr/img/la-prueba/share.jpg">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#17120f">',
    '<link rel="apple-touch-icon" href="/cartasqr/img/la-prueba/icon-192.png">',
    '<link rel="manifest" href="/cartasqr/la-prueba/manifest.webmanifest">',
  ]);
});

test('the head is in the venue’s first language', () => {
  const head = venueHead({ ...venue, texts: ca });
  expect(head).toContain('content="La Prueba: la carta al mòbil, amb preus i al·lèrgens.');
});

test('a name is text wherever it stands', () => {
  const head = venueHead({ ...venue, name: 'Tom & "Jerry" <b>' });
  expect(head).toContain('<title>Carta digital QR de Tom &amp; &quot;Jerry&quot; &lt;b&gt; - cartas.example</title>');
  expect(head).not.toContain('<b>');
});

test('a venue without a picture of its own is shared with the product’s', () => {
  const head = venueHead({ ...venue, pictures: sharePictures('la-prueba', new Set()) });
  expect(head).toContain('content="https://cartas.example/cartasqr/img/_system/share.jpg"');
});

test('a light venue has the bars of the browser dark on a phone that is dark', () => {
  expect(venueHead({ ...venue, grounds: groundsOf({ background: '#ffffff', text: '#000000' }) })).toContain(
    '<meta name="theme-color" content="#000000" media="(prefers-color-scheme:dark)">' +
      '<meta name="theme-color" content="#ffffff">',
  );
});
