import { BASE_PATH } from '../terms/house.ts';
import type { Face, Voice } from '../terms/voices.ts';

export type Role = 'title' | 'text';

/**
 * Fonts that phones and computers have, by the mean width of their characters in em: lower-case and capitals, each also in bold; and a
 * digit's in bold, where it is known.
 */
const LIKE = {
  sans: [
    {
      names: ['Arial', 'Liberation Sans', 'Helvetica'],
      width: 0.4549,
      capitals: 0.5802,
      bold: [0.4851, 0.5892],
      digit: 0.556,
    },
    { names: ['Roboto'], width: 0.4497, capitals: 0.5383, bold: [0.4566, 0.5469], digit: 0.575 },
  ],
  serif: [
    { names: ['Georgia', 'Gelasio'], width: 0.4438, capitals: 0.5774, bold: [0.5188, 0.6461], digit: 0.71 },
    { names: ['Noto Serif'], width: 0.482, capitals: 0.5692, bold: [0.5114, 0.6008], digit: undefined },
    {
      names: ['Times New Roman', 'Liberation Serif'],
      width: 0.4057,
      capitals: 0.5611,
      bold: [0.4315, 0.5863],
      digit: 0.5,
    },
  ],
} as const;

/** Where the page says that its fonts are; what is served has a name that tells its content. */
export const fontAddress = (word: string, role: Role): string => `/img/_system/fonts/${word}-${role}.woff2`;

/** How much of its size the euro sign of a price has (`rows.css`). */
const EURO = 0.8;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** A font of the phone that takes as much room as a face. */
function standIn(
  family: string,
  names: readonly string[],
  face: Face,
  widths: number,
  isBold = false,
  of = '',
): string {
  const { ascent, descent, scale = 1 } = face;
  const share = widths * scale;
  const local = names.map((name) => `local("${name}")`).join(',');
  const weight = isBold ? 'font-weight:600 700;' : '';
  const lines = `ascent-override:${percent((ascent * scale) / share)};descent-override:${percent((descent * scale) / share)}`;
  return `@font-face{font-family:${family};${weight}src:${local};size-adjust:${percent(share)};${lines};line-gap-override:0%${of}}`;
}

/**
 * The fonts of a voice as CSS: fonts of the phone that take as much room, and the voice's own faces in a rule that is never in force. The
 * page's script adds these when all else is there (`page/fonts.ts`): a browser lays out a page anew for each face that a sheet names. Families
 * name them from the start, so that no style has to be computed anew for them.
 */
export function fontsCss(word: string, voice: Voice): string {
  const [faces, rules, digits]: [string[], string[], string[]] = [[], [], ['carta-euro', 'carta-text', 'euro']];
  const families = { title: '', text: '' };
  for (const role of ['title', 'text'] as const) {
    const face = voice[role];
    const { weight, scale = 1 } = face;
    const source = `url("${BASE_PATH}${fontAddress(word, role)}")format("woff2")`;
    const size = scale === 1 ? '' : `;size-adjust:${percent(scale)}`;
    faces.push(`@font-face{font-family:carta-${role};src:${source};font-weight:${weight}${size}}`);
    if (role === 'text') {
      const light = `font-weight:400;unicode-range:U+20AC;size-adjust:${percent(scale * EURO)}`;
      faces.push(`@font-face{font-family:carta-euro;src:${source};${light}}`);
    }
    const isCapitals = role === 'title' && voice.titleCase !== undefined;
    for (const [index, like] of LIKE[voice.like].entries()) {
      const family = `${role}-${index}`;
      families[role] += `${family},`;
      const [boldWidth, boldCapitals] = like.bold;
      const regular = face.width / (isCapitals ? like.capitals : like.width);
      if (role === 'text') rules.push(standIn(family, like.names, face, regular));
      const bold = (face.strong ?? face.width) / (isCapitals ? boldCapitals : boldWidth);
      const isBold = role === 'text' || voice.titleWeight >= 600;
      rules.push(
        standIn(
          family,
          isBold ? like.names.map((name) => `${name} Bold`) : like.names,
          face,
          isBold ? bold : regular,
          role === 'text',
        ),
      );
      // Prices are to stand where they will.
      if (face.digit && like.digit) {
        const names = like.names.map((name) => `${name} Bold`);
        digits.push(`digits-${index}`);
        const share = face.digit / like.digit;
        rules.push(standIn(`digits-${index}`, names, face, share, true, ';unicode-range:U+30-39'));
      }
    }
  }
  const generic = voice.like === 'sans' ? 'system-ui,sans-serif' : 'serif';
  const stacks = (['title', 'text'] as const).flatMap((role) => [
    `--${role}-stands-in:${families[role]}${generic}`,
    `--font-${role}:carta-${role},var(--${role}-stands-in)`,
  ]);
  const gaps = voice.gaps ? [`word-spacing:${voice.gaps}`] : [];
  const root = `:root{${[...stacks, ...gaps].join(';')}}.prices{font-family:${digits.join(',')},${families.text}${generic}}`;
  return `${rules.join('')}${root}@media not all{${faces.join('')}}`;
}
