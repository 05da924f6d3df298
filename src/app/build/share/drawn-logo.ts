import { isLight } from '../../../terms/house-colours.ts';
import { sharp } from '../pictures/one-thread-sharp.ts';

/** SVG's default resolution in dots per inch, and the upper limit for files with an odd size. */
const SVG_DENSITY = 72;
const MOST_DENSITY = 20_000;

/** The least difference of two greys, 0 to 255, at which a logo counts as visible. */
const SEEN = 80;

export type DrawnLogo = {
  /** PNG. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  /** The colour to put below the logo, where it would be invisible on the background. */
  readonly plate?: string;
};

/** Draws a logo of any format as large as `room` (in pixels) allows, for a background of the colour `ground`. */
export async function drawLogo(
  file: Buffer,
  room: { readonly width: number; readonly height: number },
  ground: string,
): Promise<DrawnLogo> {
  const { format, width, height } = await sharp(file).metadata();
  const density = SVG_DENSITY * Math.min(room.width / width, room.height / height);
  const { data, info } = await sharp(file, format === 'svg' ? { density: Math.min(density, MOST_DENSITY) } : {})
    .autoOrient()
    .resize({ ...room, fit: 'inside' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const drawn = { picture: data, width: info.width, height: info.height };
  // A border adds the background to the compared colours.
  const { data: greys, info: raw } = await sharp(data)
    .flatten({ background: ground })
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: ground })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [grey] = (await sharp(greys, { raw: { ...raw, channels: 1 } }).stats()).channels;
  const isSeen = grey !== undefined && grey.max - grey.min >= SEEN;
  return isSeen ? drawn : { ...drawn, plate: isLight(ground) ? '#1a1512' : '#ffffff' };
}
