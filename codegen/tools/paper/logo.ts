import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The largest size of a logo on paper, in millimetres. */
const LOGO_ROOM = { width: 60, height: 22 };

/** Dots per millimetre (600 per inch). */
const SHARPNESS = 600 / 25.4;
/** SVG's units per inch, and the limit of dots per inch for files of an unusual size. */
const SVG_DENSITY = 72;
const MOST_DENSITY = 20_000;

/** A logo on its background, as the data URL of a PNG (a PDF stores a picture with the same URL once), and its size on paper in millimetres. */
export type Logo = { readonly png: string; readonly width: number; readonly height: number };

/** The least difference of two greys, 0 to 255, that makes a logo visible. */
const SEEN = 80;

/** A HEIC as a PNG, upright. The decoder (WebAssembly) is loaded on first use. */
async function readHeic(content: Buffer): Promise<Buffer> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: content });
  const raw = { width, height, channels: 4 } as const;
  return sharp(new Uint8Array(data.buffer), { raw }).removeAlpha().png().toBuffer();
}

/** Reads a logo; undefined if it is no picture, or a broken one. Its background is `ground`, or `otherwise` if it would be invisible. */
export async function readLogo(path: string, ground: string, otherwise: string): Promise<Logo | undefined> {
  try {
    const content = await readFile(path);
    const { format, compression, autoOrient } = await sharp(content).metadata();
    // What sharp draws of a HEIC.
    const file = compression === 'hevc' ? await readHeic(content) : content;
    const { width, height } = autoOrient;
    const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height);
    const density = Math.min(SVG_DENSITY * scale * SHARPNESS, MOST_DENSITY);
    const picture = sharp(file, format === 'svg' ? { density } : {}).rotate();
    const onGround = await sharp(file).flatten({ background: ground }).greyscale().png().toBuffer();
    const [grey] = (await sharp(onGround).stats()).channels;
    const isSeen = grey !== undefined && grey.max - grey.min >= SEEN;
    const png = await picture
      .resize({
        width: Math.round(LOGO_ROOM.width * SHARPNESS),
        height: Math.round(LOGO_ROOM.height * SHARPNESS),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: isSeen ? ground : otherwise })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return { png: `data:image/png;base64,${png.toString('base64')}`, width: width * scale, height: height * scale };
  } catch {
    return undefined;
  }
}
