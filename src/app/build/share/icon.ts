import type { Sharp } from 'sharp';
import { legible } from '../../../terms/colour.ts';
import type { Colours } from '../../../terms/house-colours.ts';
import { ICON_SIZES, type IconSize } from '../../head/share-pictures.ts';
import { sharp } from '../pictures/one-thread-sharp.ts';
import { drawLogo } from './drawn-logo.ts';
import type { Lettering } from './lettering.ts';

const SIZE = Math.max(...ICON_SIZES);
/** Every mask leaves a circle of four fifths of the icon's width visible; a sign fits inside it. */
const SAFE = Math.floor(SIZE * 0.8 * Math.SQRT1_2);
/** The largest ratio of sides at which a logo is used as a sign. */
const SQUARE = 1.3;
/** WCAG 2.2, 1.4.11. */
const SEEN = 3;

export type DrawnIcon = { readonly size: IconSize; readonly content: Buffer };

export type IconParts = {
  readonly name: string;
  /** The file of a venue's own sign, and that of its logo. */
  readonly sign: Buffer | undefined;
  readonly logo: Buffer | undefined;
  readonly colours: Colours;
  readonly lettering: Lettering;
};

/** Draws a venue's icon (PNG) in each size: its own sign, or a logo that is about as wide as high, or the initials of its name. */
export async function drawIcons(parts: IconParts): Promise<DrawnIcon[]> {
  const large = await drawLarge(parts);
  const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
  const icons = ICON_SIZES.map(async (size) => {
    const icon = sharp(large, { raw });
    if (size !== SIZE) icon.resize(size);
    return { size, content: await icon.png().toBuffer() };
  });
  return Promise.all(icons);
}

async function drawLarge({ name, sign, logo, colours, lettering }: IconParts): Promise<Buffer> {
  if (sign !== undefined && (await sharp(sign).stats()).isOpaque) {
    return points(sharp(sign, { density: 300 }).autoOrient().resize(SIZE, SIZE, { fit: 'cover' }));
  }
  const isSquare = async (file: Buffer): Promise<boolean> => {
    const { width, height } = await sharp(file).metadata();
    return Math.max(width / height, height / width) <= SQUARE;
  };
  const drawn = sign ?? (logo !== undefined && (await isSquare(logo)) ? logo : undefined);
  if (drawn !== undefined) {
    const { background } = colours;
    const { picture, plate } = await drawLogo(drawn, { width: SAFE, height: SAFE }, background);
    const ground = { width: SIZE, height: SIZE, channels: 3, background: plate ?? background } as const;
    return points(sharp({ create: ground }).composite([{ input: picture, gravity: 'centre' }]));
  }
  const initials = initialsOf(name);
  const { width, path } = lettering(initials);
  const { accent, background, text } = colours;
  const ink = legible(background, { on: [accent], towards: text, wanted: SEEN });
  const size = Math.min(SAFE, SAFE / Math.max(width, 0.1));
  const letters = path(size, (SIZE - width * size) / 2, SIZE / 2 + size * 0.36);
  return points(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="${accent}"/><g fill="${ink}">${letters}</g></svg>`,
      ),
    ),
  );
}

const points = async (picture: Sharp): Promise<Buffer> =>
  picture.flatten().toColourspace('srgb').removeAlpha().raw().toBuffer();

/** The capitals that a name's first words begin with, two at most; the first letter of a name without any. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).slice(0, 2);
  return (capitals.length > 0 ? capitals : words.slice(0, 1)).map((word) => [...word][0]?.toUpperCase()).join('');
}
