/** What holds of the pictures in `menus/img`, whichever they are. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const images = new URL('../../menus/img/', import.meta.url);
const KILOBYTE = 1024;

const folders = readdirSync(images, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const pictures = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, images), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpg|png|svg|webp|mp4)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const sizeOf = (file: string): number => statSync(new URL(file, images)).size;

test('each of the 14 allergens, "none" and "undeclared" have a sign of their own', () => {
  const icons = pictures.filter((file) => file.startsWith('_system/allergens/'));
  expect(icons.map((file) => file.slice('_system/allergens/'.length)).toSorted()).toEqual([
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
    'undeclared.svg',
  ]);
});

test('pictures and videos are light enough for a phone', () => {
  const limitOf = (file: string): number => (file.endsWith('.mp4') ? 150 : 100) * KILOBYTE;
  expect(pictures.filter((file) => sizeOf(file) > limitOf(file))).toEqual([]);
});

test('no vector picture needs a font or a file of elsewhere', () => {
  const vectors = pictures.filter((file) => file.endsWith('.svg'));
  const needy = /<text|<image|<script|@import|url\(h/;
  expect(vectors.filter((file) => needy.test(readFileSync(new URL(file, images), 'utf8')))).toEqual([]);
});

test('the product has a share image and icons, for a venue that has none of its own', () => {
  expect(pictures).toEqual(
    expect.arrayContaining(['_system/share.jpg', '_system/icon-192.png', '_system/icon-512.png']),
  );
});

const OF_THE_SITE = [
  { file: 'share.jpg', format: 'jpeg', width: 1200, height: 630 },
  { file: 'icon-192.png', format: 'png', width: 192, height: 192 },
  { file: 'icon-512.png', format: 'png', width: 512, height: 512 },
];
const shared = folders
  .flatMap((folder) => OF_THE_SITE.map(({ file, ...expected }) => ({ file: `${folder}/${file}`, expected })))
  .filter(({ file }) => existsSync(new URL(file, images)));

test.each(shared)('$file is as phones and other sites expect it, light enough to be sent around', async (each) => {
  const { format, width, height, hasAlpha } = await sharp(fileURLToPath(new URL(each.file, images))).metadata();
  expect({ format, width, height }).toEqual(each.expected);
  expect(hasAlpha).toBe(false);
  expect(sizeOf(each.file)).toBeLessThan(60 * KILOBYTE);
});
