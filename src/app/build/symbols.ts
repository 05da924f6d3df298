import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** Where style sheets say that the picture is; what is served has a name that tells its content. */
export const SYMBOLS_ADDRESS = '/img/_system/symbols.webp';

/** Of a symbol, in pixels: sharp on the sharpest screens. */
const SIZE = 72;
/** The symbols in squares below each other: those of buttons and links, flags, in the order that `--at` counts in. */
const SHEETS = ['src/ui/icons.svg', 'src/ui/flags.svg'];

/**
 * Draws all symbols of the pages into one picture (WebP): each drawing by itself is a request, and a document of its own to the browser,
 * which takes an old phone 10 ms.
 */
export async function drawSymbols(project: string): Promise<Buffer> {
  const pictures: OverlayOptions[] = [];
  let top = 0;
  for (const sheet of SHEETS) {
    const { data, info } = await draw(join(project, sheet));
    pictures.push({ input: data, left: 0, top });
    top += info.height;
  }
  const ground = { width: SIZE, height: top, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  // In few colours, as they are drawn, it is half as large.
  const drawn = await sharp({ create: ground }).composite(pictures).png({ palette: true, dither: 0 }).toBuffer();
  return sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer();
}

const draw = async (file: string) =>
  sharp(await readFile(file), { density: 600 })
    .resize({ width: SIZE })
    .png()
    .toBuffer({ resolveWithObject: true });
