import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createCode, leastSize } from '../../../../codegen/tools/qr/code.ts';
import { makeCodes, type CodeFormat } from '../../../../codegen/tools/qr/make-codes.ts';
import { codesOf, pagesOf } from '../../../support/read-codes.ts';

const USUAL = 'https://cartas.example/cartasqr/el-moreno';
const ADDRESSES = [
  'https://b.example/cartasqr/',
  `https://${'cartas-de-bares-y-restaurantes.'.repeat(4)}example:8443/cartasqr/feria-mundial-cerveza/terraza-12`,
  USUAL,
];

async function make(format: CodeFormat, address: string, size: number): Promise<Buffer> {
  const venue = { id: 'bar', name: 'Bar & Café', languages: ['es'] };
  const [file] = await makeCodes({ venue, address, size, formats: [format] });
  return Buffer.from(file?.bytes ?? '');
}

/** A vector format as a printer sees it. */
const printed: Record<CodeFormat, (file: Buffer, dotsPerInch: number) => Promise<Buffer>> = {
  svg: (file, density) => sharp(file, { density }).png().toBuffer(),
  png: async (file) => file,
  pdf: async (file, dotsPerInch) => pagesOf(file, dotsPerInch)[0] ?? Buffer.alloc(0),
};

const FORMATS = ['svg', 'png', 'pdf'] as const;

/** A code on paper as a phone's camera sees it: eight dots a module at most, turned by seven degrees, blurred over a third of a module. */
async function photoOf(paper: Buffer, size: number): Promise<Buffer> {
  const straight = sharp(paper)
    .resize({ width: size * 15 })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ddd' });
  return sharp(await straight.png().toBuffer())
    .rotate(7, { background: '#ddd' })
    .blur(2)
    .linear(0.6, 60)
    .png()
    .toBuffer();
}

describe.each(FORMATS)('a code as %s is read by another program', (format) => {
  test('as small as it may be, askew and out of focus, however long its address', async () => {
    const photos = ADDRESSES.map(async (address) => {
      const size = leastSize(createCode(address));
      return photoOf(await printed[format](await make(format, address, size), 600), size);
    });
    const sheet = sharp(await Promise.all(photos), { join: { across: 3 } });
    expect(codesOf(await sheet.png().toBuffer()).toSorted()).toEqual(ADDRESSES);
  });

  test('with a stain over a tenth of it', async () => {
    const paper = await printed[format](await make(format, USUAL, 50), 300);
    const stain = '<circle cx="330" cy="330" r="85" fill="#8a5a2b"/>';
    const input = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="590" height="590">${stain}</svg>`);
    const code = await sharp(paper).resize(590, 590).toColourspace('srgb').png().toBuffer();
    expect(codesOf(await sharp(code).composite([{ input }]).png().toBuffer())).toEqual([USUAL]);
  });
});

test('the SVG has its width in millimetres, white below it, and no more than one path for the black', async () => {
  const svg = (await make('svg', USUAL, 35.5)).toString();
  expect(svg.split('\n').slice(0, 3)).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" width="35.5mm" height="35.5mm" viewBox="0 0 41 41">',
    '<title>https://cartas.example/cartasqr/el-moreno</title>',
    '<path fill="#fff" d="M0 0h41v41H0z"/>',
  ]);
  expect(svg.match(/<path/g)).toHaveLength(2);
});

test.each([
  [50, 1189, 29],
  [17, 410, 10],
  [150, 1763, 43],
])('the PNG of %i mm has %i dots a side, %i a module, of two colours, and says its size', async (size, side, dots) => {
  const png = await make('png', USUAL, size);
  // IHDR: width, height, and the bits of a dot.
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24]]).toEqual([side, side, 1]);
  expect(side / 41).toBe(dots);
  // pHYs: dots a metre across and down, and the unit, the metre.
  const physical = png.subarray(png.indexOf('pHYs') + 4);
  expect(physical.readUInt32BE(0)).toBe(physical.readUInt32BE(4));
  expect(physical[8]).toBe(1);
  expect((side / physical.readUInt32BE(0)) * 1000).toBeCloseTo(size, 1);
});

test('the PDF is one page as large as the code, and its black is that of a PDF unless a colour is set', async () => {
  const pdf = await make('pdf', USUAL, 50);
  // 50 mm are 141.73 points.
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 141.732283 141.732283]');
  const content = inflateSync(pdf.subarray(pdf.indexOf('stream\n') + 7)).toString();
  expect(content).toMatch(/^f\*$/m);
  expect(content).not.toMatch(/^(.* )?(cs|CS|sc|scn|SC|SCN|rg|RG|k|K|g|G|Do)$/m);
});

test('the same address makes the same bytes', async () => {
  for (const format of FORMATS) {
    expect((await make(format, USUAL, 17)).equals(await make(format, USUAL, 17))).toBe(true);
  }
});
