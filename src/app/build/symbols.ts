import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES, LANGUAGES } from '../../terms/house.ts';
import sharp, { type OverlayOptions } from 'sharp';

/** The picture's address in style sheets. The build replaces it with a name that holds a digest. */
export const SYMBOLS_ADDRESS = '/img/_system/symbols.webp';

/** The width of a symbol in pixels, enough for the sharpest screens. */
const SIZE = 72;
/** The drawings of the symbols, squares below each other: those of buttons and links, then flags, in the order of `styles/icons.css`. */
const drawings = (): string[] => [
  'src/ui/icons.svg',
  ...LANGUAGE_CODES.filter((code) => LANGUAGES[code].hasFlag).map((code) => `menus/img/_system/flags/${code}.svg`),
];

/**
 * Draws all symbols of the pages into one picture (WebP). A separate file for each drawing would be a request, and a document that costs an old phone
 * 10 ms.
 */
export async function drawSymbols(project: string): Promise<Buffer> {
  const pictures: OverlayOptions[] = [];
  let top = 0;
  for (const sheet of drawings()) {
    const { data, info } = await draw(join(project, sheet));
    pictures.push({ input: data, left: 0, top });
    top += info.height;
  }
  const ground = { width: SIZE, height: top, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  // With a palette the picture is half as large; the drawings have few colours.
  const drawn = await sharp({ create: ground }).composite(pictures).png({ palette: true, dither: 0 }).toBuffer();
  return sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer();
}

const draw = async (file: string) =>
  sharp(await readFile(file), { density: 600 })
    .resize({ width: SIZE })
    .png()
    .toBuffer({ resolveWithObject: true });
