import { expect, test } from 'vitest';
import { sharePictures } from '../../../src/app/head/share-pictures.ts';
import { webManifest } from '../../../src/app/site-files/web-manifest.ts';

test('a venue on the home screen has its name, its colours, its page and its icons', () => {
  const pictures = new Set(['el-moreno/icon-192.png', 'el-moreno/icon-512.png']);
  const manifest = webManifest({
    name: 'El Moreno',
    description: 'El Moreno: la carta en tu móvil.',
    language: 'es',
    address: '/cartasqr/el-moreno',
    ground: '#fbf6ec',
    pictures: sharePictures('el-moreno', pictures),
  });
  expect(JSON.parse(manifest)).toEqual({
    name: 'El Moreno',
    short_name: 'El Moreno',
    description: 'El Moreno: la carta en tu móvil.',
    lang: 'es',
    id: '/cartasqr/el-moreno',
    start_url: '/cartasqr/el-moreno',
    scope: '/cartasqr/el-moreno',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: [
      { src: '/cartasqr/img/el-moreno/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/cartasqr/img/el-moreno/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/cartasqr/img/el-moreno/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/cartasqr/img/el-moreno/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
