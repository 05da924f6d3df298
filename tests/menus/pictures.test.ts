/** What holds of the pictures in `menus/img`: of the product's, and of the venues whose menus have been signed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ALLERGENS } from '../../src/terms/allergens.ts';
import { SIGNED } from '../support/signed-menus.ts';

const images = new URL('../../menus/img/', import.meta.url);
const KILOBYTE = 1024;

const folders = readdirSync(images, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name === '_system' || SIGNED.has(name));
const pictures = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, images), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpg|png|svg|webp|mp4)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const sizeOf = (file: string): number => statSync(new URL(file, images)).size;

test('each of the 14 allergens, "none" and "undeclared" have a sign of their own', () => {
  const icons = pictures.filter((file) => file.startsWith('_system/allergens/'));
  // The specification's addresses: img/_system/allergens/{allergen}.svg.
  expect(icons.map((file) => file.slice('_system/allergens/'.length, -'.svg'.length)).toSorted()).toEqual(
    [...ALLERGENS, 'none', 'undeclared'].toSorted(),
  );
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

test('the product has a sign, for pages that are no venue’s', () => {
  expect(pictures).toContain('_system/icon.svg');
});

const signs = pictures.filter((file) => file.endsWith('/icon.png'));

test.each(signs)('%s is a square without transparency, as large as phones want it', async (file) => {
  const { width, height, hasAlpha } = await sharp(fileURLToPath(new URL(file, images))).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 512, height: 512, hasAlpha: false });
});
