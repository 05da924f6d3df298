import { describe, expect, it } from 'vitest';
import { texts as ca } from '../../generated/interface/ca.ts';
import { texts as es } from '../../generated/interface/es.ts';
import { plainHead, type VenueHead, venueHead } from '../../src/app/head/head-of.ts';
import { sharePictures } from '../../src/app/head/share-pictures.ts';
import { groundsOf } from '../../src/menu/theme.ts';

it('the share image and the icons of a page are the venue’s, else the product’s', () => {
  expect(sharePictures('ohara')).toEqual({
    share: 'ohara/share.jpg',
    icons: { 48: 'ohara/icon-48.png', 192: 'ohara/icon-192.png', 512: 'ohara/icon-512.png' },
  });
  expect(sharePictures().share).toBe('_system/share.jpg');
});

/** One element a line. */
const linesOf = (head: string): string[] => head.split(/(?=<(?!\/))/);

describe('the head of a venue', () => {
  const headWith = (change: Partial<VenueHead> = {}): string[] =>
    linesOf(
      venueHead({
        origin: 'https://cartas.example',
        address: '/cartasqr/la-prueba',
        manifest: '/cartasqr/la-prueba/manifest.webmanifest',
        name: 'La Prueba',
        grounds: groundsOf({ background: '#17120f' }),
        pictures: sharePictures('la-prueba'),
        texts: es,
        ...change,
      }),
    );

  it('says what the specification asks for, each thing once', () => {
    expect(headWith()).toEqual([
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
      '<link rel="icon" href="/cartasqr/img/la-prueba/icon-48.png">',
      '<link rel="apple-touch-icon" href="/cartasqr/img/la-prueba/icon-192.png">',
      '<link rel="manifest" href="/cartasqr/la-prueba/manifest.webmanifest">',
    ]);
  });

  it('is in the venue’s first language', () => {
    expect(headWith({ texts: ca })[1]).toContain('content="La Prueba: la carta al mòbil, amb preus i al·lèrgens.');
  });

  it('has a name that is text wherever it stands', () => {
    const head = headWith({ name: `Tom & "Jerry" <b> Lola's` }).join('');
    expect(head).toContain("<title>Carta digital QR de Tom &amp; &quot;Jerry&quot; &lt;b&gt; Lola's - cartas.example");
    expect(head).toContain('content="Tom &amp; &quot;Jerry&quot; &lt;b&gt; Lola\'s: la carta en tu móvil,');
    expect(head).not.toContain('<b>');
  });

  it('has the browser’s bars dark on a phone that is dark, where the venue is light', () => {
    const lines = headWith({ grounds: groundsOf({ background: '#ffffff', text: '#000000' }) });
    expect(lines.filter((line) => line.includes('theme-color'))).toEqual([
      '<meta name="theme-color" content="#000000" media="(prefers-color-scheme:dark)">',
      '<meta name="theme-color" content="#ffffff">',
    ]);
  });
});

it('a page that nobody looks for says so, and has its title and description', () => {
  const head = plainHead({
    origin: 'https://cartas.example:8443',
    title: 'Tu perfil',
    description: 'No has iniciado sesión.',
    grounds: groundsOf(),
    pictures: sharePictures(),
  });
  expect(linesOf(head)).toEqual([
    '<title>Tu perfil - cartas.example:8443</title>',
    '<meta name="description" content="No has iniciado sesión.">',
    '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#1a1512" media="(prefers-color-scheme:dark)">',
    '<meta name="theme-color" content="#fcf8f1">',
    '<link rel="icon" href="/cartasqr/img/_system/icon-48.png">',
    '<link rel="apple-touch-icon" href="/cartasqr/img/_system/icon-192.png">',
  ]);
});
