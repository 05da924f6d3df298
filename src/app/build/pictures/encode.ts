import sharp, { type Sharp } from 'sharp';
import { CROPS, type Crop, FORMATS, type PictureFormat } from '../../../terms/pictures.ts';

/** Part of every cache's key: another value has all pictures made anew. */
export const RECIPE = 2;

/** How the first attempt is made; the next ones take less, and then smooth what no phone shows. */
const BEST: Readonly<Record<PictureFormat, number>> = { avif: 52, webp: 76, jpg: 80 };
const LEAST = 24;
const STEP = 14;
/** Radii in points. Noise that is larger than its limit at the least quality is smoothed more and more. */
const SMOOTHING = [1, 2, 4, 8, 16];

/** The largest side of a picture that is shown as it is: a logo, a badge. */
const PLAIN_SIDE = 1200;

export type Made = { readonly name: string; readonly content: Buffer };

/** A crop of a picture, as points: decoded once for all formats. */
type Points = { readonly data: Buffer; readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * What the page needs of a picture: each crop in each format, upright, in sRGB, cropped to its middle of interest, without any
 * metadata, and within the bytes of its crop. A name follows that of the picture. Throws where the picture cannot be read.
 */
export async function encodeCrops(source: Sharp): Promise<Made[]> {
  const made: Made[] = [];
  for (const [crop, wanted] of Object.entries(CROPS) as [Crop, (typeof CROPS)[Crop]][]) {
    const points = await cropped(source, wanted);
    for (const format of FORMATS) {
      made.push({ name: `~${crop}.${format}`, content: await within(points, format, wanted.bytes) });
    }
  }
  return made;
}

/** A picture whole, in its own format and without metadata, for who asks for it under its own name. */
export async function encodeWhole(source: Sharp, format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return source
    .clone()
    .autoOrient()
    .resize({ width: PLAIN_SIDE, height: PLAIN_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .toFormat(format, format === 'png' ? { compressionLevel: 9 } : { quality: 80 })
    .toBuffer();
}

async function cropped(source: Sharp, { width, height }: (typeof CROPS)[Crop]): Promise<Points> {
  const { data, info } = await source
    .clone()
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

async function within({ data, info }: Points, format: PictureFormat, limit: number): Promise<Buffer> {
  const { width, height, channels } = info;
  const attempt = async (quality: number, radius?: number): Promise<Buffer> => {
    const points = sharp(data, { raw: { width, height, channels } });
    if (radius !== undefined) points.blur(radius);
    // What a JPEG cannot let through stands on white, as on paper.
    if (format === 'jpg') return points.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }).toBuffer();
    return points.toFormat(format, { quality, effort: 2 }).toBuffer();
  };
  let last = Buffer.alloc(0) as Buffer;
  for (let quality = BEST[format]; quality >= LEAST; quality -= STEP) {
    last = await attempt(quality);
    if (last.length <= limit) return last;
  }
  for (const radius of SMOOTHING) {
    last = await attempt(LEAST, radius);
    if (last.length <= limit) return last;
  }
  return last;
}
