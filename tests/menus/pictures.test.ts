import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demo } from '../../menus/img/_tools/venues/demo.ts';
import { letterLine } from '../../menus/img/_tools/lettering/lettering.ts';
import { drawIcon } from '../../menus/img/_tools/share/icon.ts';
import { readLogo } from '../../menus/img/_tools/share/logo.ts';
import { lookOf } from '../../menus/img/_tools/share/look.ts';
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
    .filter((file) => /\.(jpg|png|svg|mp4)$/.test(file))
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

const withLogo = readdirSync(images).filter((folder) => !folder.startsWith('_') && folder !== 'README.md');

test.each([...withLogo, '_system'])(
  '%s has a share image and icons, light enough to be sent around',
  async (folder) => {
    const facts = await Promise.all(
      ['share.jpg', 'icon-192.png', 'icon-512.png'].map(async (file) => {
        const path = fileURLToPath(new URL(`${folder}/${file}`, images));
        const { format, width, height, hasAlpha } = await sharp(path).metadata();
        return { format, width, height, hasAlpha, isLight: statSync(path).size < 60 * KILOBYTE };
      }),
    );
    expect(facts).toEqual([
      { format: 'jpeg', width: 1200, height: 630, hasAlpha: false, isLight: true },
      { format: 'png', width: 192, height: 192, hasAlpha: false, isLight: true },
      { format: 'png', width: 512, height: 512, hasAlpha: false, isLight: true },
    ]);
  },
);

test('all pictures together stay under 12 MB', () => {
  const sizes = readdirSync(images, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpg|png|svg|mp4|webp)$/.test(file))
    .map((file) => statSync(new URL(file, images)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * KILOBYTE * KILOBYTE);
});

const LOGO = '<svg viewBox="0 0 360 120"><rect fill="#1d1512" stroke="#ff8a3d"/><circle cx="60" cy="60" r="40"/></svg>';

test('an icon’s sign stays inside of the circle that every mask leaves', () => {
  const icon = drawIcon({ logo: readLogo(LOGO), mark: { box: [20, 20, 60, 80] } });
  const [, x, y, width, height] = /<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(icon) ?? [];
  expect(Math.hypot(Number(width), Number(height))).toBeLessThanOrEqual(512 * 0.8);
  expect([Number(x) * 2 + Number(width), Number(y) * 2 + Number(height)].map(Math.round)).toEqual([512, 512]);
  expect(icon).toContain('<rect width="512" height="512" fill="#1d1512"/>');
});

test('a share image stands on the venue’s ground, and without a theme on the darker colour of its logo', () => {
  const logo = readLogo(LOGO);
  expect(lookOf({ background: '#fff8ee', text: '#2a1a12', accent: '#a8321a', font: 'slab' }, logo)).toMatchObject({
    ground: '#fff8ee',
    ink: '#2a1a12',
    accent: '#a8321a',
    font: 'slab',
  });
  expect(lookOf(undefined, logo)).toMatchObject({
    ground: '#110d0b',
    ink: '#fbf6ec',
    accent: '#ff8a3d',
    font: 'serif',
  });
});

test('a long subtitle is set smaller rather than cut, and a sign without an outline is left out', () => {
  const style = { fill: '#000', height: 40, spacing: 0.2, x: 600, baseline: 400, longest: 700 };
  const short = letterLine('Carta', style);
  expect(short.width).toBeLessThan(200);
  expect(letterLine('Tapas y raciones desde el mediodía hasta que se apaga la lumbre', style).width).toBe(700);
  expect(letterLine('Carta☕', style)).toEqual(short);
});
