import type { Sharp } from 'sharp';
import { CROPS, type Crop, FORMATS, type PictureFormat, SMALL, wholeOf } from '../../../terms/pictures.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';
import { sharp } from './one-thread-sharp.ts';

/** The quality of the first attempt; later attempts lower it, and then smooth detail that no phone shows. */
const BEST: Readonly<Record<PictureFormat, number>> = { avif: 52, webp: 76, jpg: 80 };
/** The encoders' effort. With 2 in place of 1, AVIF takes twice as long for files that are 2 to 4 % smaller; WebP's are a fifth smaller in the same time. */
const EFFORT = { avif: 1, webp: 2 } as const;
const LEAST = 24;
const STEP = 14;
/** Radii in pixels. A noisy picture that exceeds its byte limit at the lowest quality is smoothed step by step. */
const SMOOTHING = [1, 2, 4, 8, 16];

/** The largest side of a picture that is shown as it is: a logo, a badge. */
const PLAIN_SIDE = 1200;

export type Made = { readonly name: string; readonly content: Buffer };

/** The formats of pictures under their own names, by their endings; all others are JPEG. */
const KINDS = { '.png': 'png', '.webp': 'webp', '.avif': 'avif' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'jpeg';

/** Makes the files of a photo with an ending: itself and its crops. Their names are appended to the photo's. */
export async function encode(content: Buffer, ending: string): Promise<Made[]> {
  const points = await decode(isHeic(content) ? await decodeHeic(content) : sharp(content, { failOn: 'error' }));
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending as keyof typeof KINDS] : 'jpeg';
  const whole = await encodeWhole(points, kind);
  return [{ name: wholeOf(ending).slice(ending.length), content: whole }, ...(await encodeCrops(points))];
}

/** The pixels of a picture, without anything else. */
type Points = {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
};

const pointsOf = async (picture: Sharp): Promise<Points> => picture.raw().toBuffer({ resolveWithObject: true });

const fromPoints = ({ data, info: { width, height, channels } }: Points): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Decodes a picture once: upright and in sRGB, without metadata, no larger than its crops need. Throws where it cannot be read. */
async function decode(source: Sharp): Promise<Points> {
  const { width, height } = CROPS.popup;
  const least = { width: Math.max(PLAIN_SIDE, width), height: Math.max(PLAIN_SIDE * (height / width), height) };
  const picture = source.autoOrient().resize({ ...least, fit: 'outside', withoutEnlargement: true });
  return pointsOf(picture.toColourspace('srgb'));
}

/**
 * Makes each crop in each format, cropped around the point of interest, and a small version of the whole picture, within their byte limits. Their
 * names are appended to the picture's.
 */
async function encodeCrops(picture: Points): Promise<Made[]> {
  const made: Made[] = [];
  for (const [crop, { bytes, ...size }] of Object.entries(CROPS) as [Crop, (typeof CROPS)[Crop]][]) {
    const points = await pointsOf(fromPoints(picture).resize({ ...size, fit: 'cover', position: 'attention' }));
    for (const format of FORMATS) {
      made.push({ name: `~${crop}.${format}`, content: await within(points, format, bytes) });
    }
  }
  const { width, height, bytes, ending } = SMALL;
  const small = fromPoints(picture).resize({ width, height, fit: 'inside', withoutEnlargement: true });
  made.push({ name: ending, content: await within(await pointsOf(small), 'webp', bytes) });
  return made;
}

/** The whole picture in its own format, for requests under its own name. */
async function encodeWhole(picture: Points, format: Kind): Promise<Buffer> {
  return fromPoints(picture)
    .resize({ width: PLAIN_SIDE, height: PLAIN_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, format === 'png' ? { compressionLevel: 9 } : { quality: 80 })
    .toBuffer();
}

async function within(picture: Points, format: PictureFormat, limit: number): Promise<Buffer> {
  const attempt = async (quality: number, radius?: number): Promise<Buffer> => {
    const points = fromPoints(picture);
    if (radius !== undefined) points.blur(radius);
    // JPEG has no transparency: transparent parts become white, as on paper.
    if (format === 'jpg') return points.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }).toBuffer();
    return points.toFormat(format, { quality, effort: EFFORT[format] }).toBuffer();
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
