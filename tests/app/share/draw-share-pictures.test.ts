import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { initialsOf } from '../../../src/app/build/share/icon.ts';
import { sharePicturesFrom } from '../../../src/app/build/share/draw-share-pictures.ts';
import type { VenueLook } from '../../../src/app/venue-looks.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const THEME = { accent: '#b01020', background: '#fff8ee', text: '#201010', font: 'serif' };
const PEPE: VenueLook = { venue: 'pepe', name: 'Bar Pepe', subtitle: 'Tapas', languages: ['es', 'en'], theme: THEME };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-share-'));
  await put('_system/icon.svg', drawing(32, 32, '#00f'));
});
afterEach(() => rm(folder, { recursive: true }));

const drawing = (width: number, height: number, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`;

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, 'img', file)), { recursive: true });
  await writeFile(join(folder, 'img', file), content);
}

async function make(...looks: VenueLook[]): Promise<void> {
  const draw = sharePicturesFrom(PROJECT, join(folder, 'img'));
  for (const look of looks) {
    await mkdir(join(folder, 'site', look.venue), { recursive: true });
    for (const { name, content } of await draw(look)) await writeFile(join(folder, 'site', look.venue, name), content);
  }
}
const read = (file: string): Promise<Buffer> => readFile(join(folder, 'site', file));

/** Of each colour of a palette, how much of a picture is about that colour, in hundredths. */
async function shareOf(picture: Buffer, ...palette: string[]): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = palette.map(() => 0);
  for (let at = 0; at < data.length; at += info.channels) {
    const near = palette.findIndex((colour) =>
      [1, 3, 5].every((digit, channel) => {
        const wanted = Number.parseInt(colour.slice(digit, digit + 2), 16);
        return Math.abs((data[at + channel] ?? 0) - wanted) < 24;
      }),
    );
    if (near >= 0) counts[near] = (counts[near] ?? 0) + 1;
  }
  return counts.map((count) => Math.round(count / 100));
}

test('every venue has a share picture, and icons of three sizes', async () => {
  await make(PEPE, { venue: '_system', name: 'Carta', subtitle: '', languages: [] });
  const files = ['icon-192.png', 'icon-48.png', 'icon-512.png', 'share.jpg'];
  for (const venue of ['pepe', '_system']) {
    expect((await readdir(join(folder, 'site', venue))).toSorted()).toEqual(files);
    const card = await read(`${venue}/share.jpg`);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(60_000);
    for (const size of [48, 192, 512]) {
      const icon = await sharp(await read(`${venue}/icon-${size}.png`)).metadata();
      expect(icon).toMatchObject({ format: 'png', width: size, height: size, hasAlpha: false });
    }
  }
});

describe('a share picture', () => {
  test('has the name on the venue’s ground where there is no logo', async () => {
    await make(PEPE);
    const card = await read('pepe/share.jpg');
    const [ground = 0, ink = 0] = await shareOf(card, '#fff8ee', '#201010');
    expect(ground).toBeGreaterThan(50);
    expect(ink).toBeGreaterThan(0);
  });

  test.each(['svg', 'png'])('has the logo (%s) that the menu names', async (ending) => {
    const logo = Buffer.from(drawing(300, 100, '#0a8040'));
    await put(`pepe/marca.${ending}`, ending === 'svg' ? logo : await sharp(logo).png().toBuffer());
    await make({ ...PEPE, logo: `pepe/marca.${ending}` });
    // 750 by 250 of its points.
    expect((await shareOf(await read('pepe/share.jpg'), '#0a8040'))[0]).toBeGreaterThan(22);
  });

  test('puts a plate below a logo that would not be seen on the ground', async () => {
    await put(
      'pepe/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><circle cx="15" cy="5" r="4" fill="#fffaf0"/></svg>',
    );
    await make({ ...PEPE, theme: { ...THEME, background: '#ffffff' } });
    expect((await shareOf(await read('pepe/share.jpg'), '#1a1512'))[0]).toBeGreaterThan(10);
  });

  test('is the editor’s own where there is one, cut to what chats show', async () => {
    const create = { width: 2000, height: 2000, channels: 3, background: '#123456' } as const;
    await put('pepe/share.webp', await sharp({ create }).webp().toBuffer());
    await make(PEPE);
    const card = await read('pepe/share.jpg');
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await shareOf(card, '#123456')).toEqual([100]);
  });
});

describe('an icon', () => {
  const icon = (venue = 'pepe'): Promise<Buffer> => read(`${venue}/icon-512.png`);

  test('has the initials on the accent where the logo is a wide one', async () => {
    await put('pepe/logo.svg', drawing(300, 100, '#0a8040'));
    await make(PEPE);
    const [accent = 0, ink = 0] = await shareOf(await icon(), '#b01020', '#fff8ee');
    expect(accent).toBeGreaterThan(60);
    expect(ink).toBeGreaterThan(3);
  });

  test('has a logo that is as wide as high, inside of what every mask leaves', async () => {
    await put('pepe/logo.svg', drawing(100, 100, '#0a8040'));
    await make(PEPE);
    const [ground = 0, sign = 0] = await shareOf(await icon(), '#fff8ee', '#0a8040');
    expect([ground > 60, sign > 28 && sign < 34]).toEqual([true, true]);
  });

  test.each([
    ['fills it where nothing shines through', drawing(32, 32, '#00f'), [100, 0]],
    [
      'else stands on the ground',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#00f" d="M0 0h10v5H0z"/></svg>',
      [16, 84],
    ],
  ])('the editor’s own sign %s', async (_what, sign, shares) => {
    await put('pepe/icon.svg', sign);
    await make(PEPE);
    const found = await shareOf(await icon(), '#0000ff', '#fff8ee');
    expect(found.every((share, index) => Math.abs(share - (shares[index] ?? 0)) <= 2)).toBe(true);
  });

  test('has the initials of a name in Cyrillic or Greek letters', async () => {
    await make({ ...PEPE, name: 'Їжа', subtitle: '' }, { ...PEPE, venue: 'ellas', name: 'Ελλάς', subtitle: '' });
    expect(await shareOf(await icon(), '#0000ff')).toEqual([0]);
    expect(await shareOf(await icon('ellas'), '#0000ff')).toEqual([0]);
    expect((await shareOf(await icon(), THEME.background))[0]).toBeGreaterThan(1);
  });

  test('is the product’s sign where no font of ours has the letters of the name', async () => {
    await make({ ...PEPE, name: '居酒屋', subtitle: '' });
    expect(await shareOf(await icon(), '#0000ff')).toEqual([100]);
    expect((await shareOf(await read('pepe/share.jpg'), '#0000ff'))[0]).toBeGreaterThan(6);
  });

  test.each([
    ['El Moreno', 'EM'],
    ['chicago', 'C'],
    ['La taberna de Pepe', 'LP'],
    ['O’Hara', 'OH'],
    ['Ñam 24', 'Ñ2'],
    ['¡!', ''],
  ])('its initials of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
