import { contrast, legible, mix } from '../../../terms/colour.ts';
import { type Colours, isLight } from '../../../terms/house-colours.ts';
import type { Language } from '../../../terms/language.ts';
import { sharp } from '../pictures/one-thread-sharp.ts';
import { drawLogo } from './drawn-logo.ts';
import type { Lettering, Letterings } from './lettering.ts';

/** The size that chats and social networks ask for, in pixels. */
const SHARE = { width: 1200, height: 630 } as const;

export type ShareParts = {
  readonly name: string;
  readonly subtitle: string;
  readonly languages: readonly Language[];
  /** The file. */
  readonly logo: Buffer | undefined;
  readonly colours: Colours;
  readonly letterings: Letterings;
};

const MIDDLE = SHARE.width / 2;
const LOGO_ROOM = { width: 760, height: 250 };
const PLATE = 24;
const QUALITY = 80;
/** WCAG 2.2, 1.4.3, for large text. */
const LARGE_LEGIBLE = 3;

/** Draws the picture that a chat shows for a link to a venue (JPEG): logo and name on the venue's background colour. */
export async function drawSharePicture(parts: ShareParts): Promise<Buffer> {
  const { background, text, accent } = parts.colours;
  const logo = parts.logo && (await drawLogo(parts.logo, LOGO_ROOM, background));
  const [top, left] = logo ? [90 + (LOGO_ROOM.height - logo.height) / 2, MIDDLE - logo.width / 2] : [0, 0];
  const ink = contrast(text, background) >= LARGE_LEGIBLE ? text : isLight(background) ? '#000000' : '#ffffff';
  const bright = legible(accent, { on: [background], towards: ink, wanted: LARGE_LEGIBLE });
  const { title, text: plain } = parts.letterings;
  // Languages are shown only where there is a choice.
  const { languages } = parts;
  const foot = languages.length > 1 ? languages.map((code) => code.toUpperCase()).join('  ·  ') : '';
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">` +
    `<rect width="100%" height="100%" fill="${background}"/>` +
    `<rect width="100%" height="100%" fill="${mix(background, accent, 0.06)}" y="${logo ? 375 : 420}"/>` +
    `<path fill="none" stroke="${bright}" stroke-width="5" d="M30 30H1170V600H30z"/>` +
    `<path fill="none" stroke="${bright}" stroke-width="1.5" d="M42 42H1158V588H42z"/>` +
    (logo?.plate === undefined
      ? ''
      : `<rect x="${left - PLATE}" y="${top - PLATE}" width="${logo.width + 2 * PLATE}" height="${logo.height + 2 * PLATE}" rx="${PLATE}" fill="${logo.plate}"/>`) +
    (logo
      ? line(title, parts.name, { size: 66, longest: 1000, baseline: 460, colour: ink })
      : line(title, parts.name, { size: 150, longest: 1000, baseline: 300, colour: ink })) +
    line(plain, parts.subtitle, { size: 38, longest: 960, baseline: 516, colour: ink }) +
    line(plain, foot, { size: 26, longest: 960, baseline: 564, colour: bright }) +
    '</svg>';
  const picture = sharp(Buffer.from(drawing));
  if (logo) picture.composite([{ input: logo.picture, top: Math.round(top), left: Math.round(left) }]);
  // The background is opaque. Optimised Huffman tables would take as long as drawing, for a quarter fewer bytes.
  return picture.removeAlpha().jpeg({ quality: QUALITY, optimiseCoding: false }).toBuffer();
}

/** An editor's own share picture, cut to the size that chats ask for. */
export const cutSharePicture = async (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .autoOrient()
    .resize({ ...SHARE, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();

type Setting = {
  readonly size: number;
  /** The greatest width of the line; a longer one is set smaller. */
  readonly longest: number;
  readonly baseline: number;
  readonly colour: string;
};

function line(lettering: Lettering, text: string, { size, longest, baseline, colour }: Setting): string {
  const { width, path } = lettering(text);
  const fitting = Math.min(size, longest / width);
  return width === 0 ? '' : `<g fill="${colour}">${path(fitting, MIDDLE - (width * fitting) / 2, baseline)}</g>`;
}
