import { expect, test } from 'vitest';
import { plainHead } from '../../../src/app/head/plain-head.ts';
import { sharePictures } from '../../../src/app/head/share-pictures.ts';
import { groundsOf } from '../../../src/menu/theme.ts';

test('a page that nobody looks for says so, and has its title and description', () => {
  const head = plainHead({
    origin: 'https://cartas.example:8443',
    title: 'Tu perfil',
    description: 'No has iniciado sesión.',
    grounds: groundsOf(),
    pictures: sharePictures(undefined, new Set()),
  });
  expect(head).toBe(
    '<title>Tu perfil - cartas.example:8443</title>' +
      '<meta name="description" content="No has iniciado sesión.">' +
      '<meta name="robots" content="noindex">' +
      '<meta name="theme-color" content="#1a1512" media="(prefers-color-scheme:dark)">' +
      '<meta name="theme-color" content="#fcf8f1">' +
      '<link rel="apple-touch-icon" href="/cartasqr/img/_system/icon-192.png">',
  );
});
