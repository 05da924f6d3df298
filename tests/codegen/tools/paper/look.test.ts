import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readLogo } from '../../../../codegen/tools/paper/logo.ts';
import { paperColours } from '../../../../codegen/tools/paper/look.ts';
import { contrast } from '../../../../src/terms/colour.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('the colours of a house on paper', () => {
  test.each([
    ['of light text on dark', { accent: '#ffcf70', background: '#2a140b', text: '#fff1dc' }],
    ['of pale text on pale', { accent: '#ffffff', background: '#eeeeee', text: '#dddddd' }],
    ['of an accent alone', { accent: '#f2c230' }],
    ['of a font alone', { font: 'slab' }],
    ['short, and with transparency', { accent: '#fd0', background: '#1234', text: '#11111180' }],
  ])('are legible on white, %s', (_, theme) => {
    const { ink, soft, accent, ground, onGround } = paperColours(theme);
    for (const colour of [ink, soft, accent, ground, onGround]) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(soft, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onGround, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('are its own where they are legible', () => {
    expect(paperColours({ accent: '#9c2f1f', background: '#fbf6ec', text: '#2b1d14' })).toMatchObject({
      ink: '#2b1d14',
      accent: '#9c2f1f',
      ground: '#9c2f1f',
      onGround: '#ffffff',
    });
    expect(paperColours({ accent: '#ff8a3d', background: '#17120f', text: '#f7efe6' })).toMatchObject({
      ink: '#17120f',
      ground: '#17120f',
      onGround: '#f7efe6',
    });
  });
});

/** The colour of a logo's upper left corner, on white unless it would not be seen there. */
async function groundOf(letters: string): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect x="20" y="5" width="20" height="10" fill="${letters}"/></svg>`;
  const folder = temporaryFolder({ 'logo.svg': svg });
  const logo = await readLogo(join(folder, 'logo.svg'), '#ffffff', '#102030');
  const png = Buffer.from(logo?.png.split(',')[1] ?? '', 'base64');
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test('a logo as a phone took it is upright, and as large as its room', async () => {
  const onItsSide = await sharp({ create: { width: 100, height: 300, channels: 3, background: '#126' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'logo.jpg'), onItsSide);
  copyFileSync(new URL('../../../app/pictures/quarters.heic', import.meta.url), join(folder, 'logo.heic'));
  for (const [name, size] of [
    ['logo.jpg', { width: 60, height: 20 }],
    ['logo.heic', { width: (22 * 4) / 3, height: 22 }],
  ] as const) {
    const logo = await readLogo(join(folder, name), '#ffffff', '#102030');
    const { width, height } = await sharp(Buffer.from(logo?.png.split(',')[1] ?? '', 'base64')).metadata();
    expect(logo).toMatchObject(size);
    expect(width / height).toBeCloseTo(size.width / size.height, 2);
  }
});

test('a logo of white letters stands on the colour of its house, another on white', async () => {
  expect(await groundOf('#ffffff')).toEqual([16, 32, 48]);
  expect(await groundOf('#9c2f1f')).toEqual([255, 255, 255]);
});
