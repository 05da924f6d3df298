import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demo } from '../../menus/img/_tools/venues/demo.ts';
import { drawScene } from '../../menus/img/_tools/scene.ts';

const images = new URL('../../menus/img/', import.meta.url);
const KILOBYTE = 1024;

test('each of the 14 allergens, and "none", has an icon of its own', () => {
  expect(readdirSync(new URL('_system/allergens/', images)).toSorted()).toEqual([
    'altramuces.svg',
    'apio.svg',
    'cacahuetes.svg',
    'crustaceos.svg',
    'frutos-con-cascara.svg',
    'gluten.svg',
    'huevos.svg',
    'lacteo.svg',
    'molusco.svg',
    'mostaza.svg',
    'none.svg',
    'pescado.svg',
    'sesamo.svg',
    'soja.svg',
    'sulfitos.svg',
  ]);
});

test('an allergen icon weighs less than a kilobyte, because a page shows many', () => {
  const folder = new URL('_system/allergens/', images);
  const heavy = readdirSync(folder).filter((file) => statSync(new URL(file, folder)).size >= KILOBYTE);
  expect(heavy).toEqual([]);
});

test('pictures stay light enough for a phone', () => {
  const heavy = readdirSync(images, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpg|svg|mp4)$/.test(file))
    .filter((file) => {
      const limit = file.endsWith('.mp4') ? 150 : 100;
      return statSync(new URL(file, images)).size > limit * KILOBYTE;
    });
  expect(heavy).toEqual([]);
});

test('no vector picture needs a font or a file of elsewhere', () => {
  const dependent = readdirSync(images, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .filter((file) => /<text|<image|<script|@import|url\(h/.test(readFileSync(new URL(file, images), 'utf8')));
  expect(dependent).toEqual([]);
});

test('an illustration drawn twice is the same', () => {
  const { negroni } = demo.scenes;
  if (negroni === undefined) throw new Error('The demo venue has no picture of its negroni.');
  const drawing = drawScene(negroni, demo.palette, 'negroni');
  expect(drawScene(negroni, demo.palette, 'negroni')).toBe(drawing);
  expect(drawScene(negroni, demo.palette, 'another')).not.toBe(drawing);
});
