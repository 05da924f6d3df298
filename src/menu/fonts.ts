import { BASE_PATH } from '../terms/house.ts';
import type { Face, Voice } from '../terms/voices.ts';

export type Role = 'title' | 'text';

/**
 * System fonts in order of preference, with the mean width of their characters in em: lower-case and capitals, each also in bold; and that of a bold
 * digit, where it is known.
 */
const LIKE = {
  sans: [
    { names: ['Liberation Sans', 'Arial'], width: 0.4549, capitals: 0.5802, bold: [0.4851, 0.5892], digit: 0.556 },
    { names: ['Roboto'], width: 0.4497, capitals: 0.5383, bold: [0.4566, 0.5469], digit: 0.575 },
  ],
  serif: [
    {
      names: ['Liberation Serif', 'Times New Roman'],
      width: 0.4057,
      capitals: 0.5611,
      bold: [0.4315, 0.5863],
      digit: 0.5,
    },
    { names: ['Noto Serif'], width: 0.482, capitals: 0.5692, bold: [0.5114, 0.6008], digit: undefined },
    { names: ['Georgia', 'Gelasio'], width: 0.4438, capitals: 0.5774, bold: [0.5188, 0.6461], digit: 0.71 },
  ],
} as const;

/** The address of a font in the page's style; the build replaces it with a name that holds a digest. */
export const fontAddress = (word: string, role: Role): string => `/img/_system/fonts/${word}-${role}.woff2`;

/** The size of a price's euro sign in relation to the price (`rows.css`). */
const EURO = 0.8;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** A fallback font: a system font adjusted to the size of a face. */
function standIn(
  family: string,
  names: readonly string[],
  weight: string | number,
  face: Face,
  widths: number,
  rest = '',
): string {
  const { ascent, descent, scale = 1 } = face;
  const share = widths * scale;
  const local = names.map((name) => `local("${name}")`).join(',');
  const lines = `ascent-override:${percent((ascent * scale) / share)};descent-override:${percent((descent * scale) / share)}`;
  return `@font-face{font-family:carta-${family};src:${local};font-weight:${weight};size-adjust:${percent(share)};${lines};line-gap-override:0%${rest}}`;
}

const LIGHT = '400 500';
const BOLD = '600 700';

/**
 * The fonts of a voice as CSS: fallback fonts of the same size, and the voice's own faces in a media rule that never applies. The page's script adds
 * these faces last (`page/fonts.ts`), because a browser lays out a page again for each face in a style sheet. A face is in the family of its fallback
 * font, whose weight differs by one: so the loaded face takes precedence, and no style is recomputed. With equal weights WebKit would prefer the
 * fallback whenever it collects its faces again. For a family without faces, a browser would search the phone at each size.
 */
export function fontsCss(word: string, voice: Voice): string {
  const { title, text, titleWeight, titleStyle } = voice;
  const isBold = titleWeight >= 600;
  const source = (role: Role): string => `url("${BASE_PATH}${fontAddress(word, role)}")format("woff2")`;
  const own = (family: string, role: Role, weight: string | number, rest = '', share = 1): string => {
    const scale = (voice[role].scale ?? 1) * share;
    const size = scale === 1 ? '' : `;size-adjust:${percent(scale)}`;
    return `@font-face{font-family:carta-${family};src:${source(role)};font-weight:${weight}${rest}${size}}`;
  };
  // One family per system font: a browser looks up all faces of a family, and the next family only where that has none.
  const rank = (family: string, index: number): string => (index === 0 ? family : `${family}-${index + 1}`);
  const standsIn = LIKE[voice.like].flatMap(
    ({ names, width, capitals, bold: [boldWidth, boldCapitals], digit }, index) => {
      const bold = names.map((name) => `${name} Bold`);
      const [titleNames, lower, upper] = isBold ? [bold, boldWidth, boldCapitals] : [names, width, capitals];
      const titleWidth = (isBold ? (title.strong ?? title.width) : title.width) / (voice.titleCase ? upper : lower);
      return [
        standIn(rank('title', index), titleNames, titleWeight + 1, title, titleWidth),
        standIn(rank('text', index), names, 399, text, text.width / width),
        standIn(rank('text', index), bold, 701, text, (text.strong ?? text.width) / boldWidth),
        // Prices must not move when the font loads.
        ...(text.digit && digit
          ? [standIn(rank('text', index), bold, 701, text, text.digit / digit, ';unicode-range:U+30-39')]
          : []),
      ];
    },
  );
  const faces = [
    // An italic face that is not declared italic would be slanted again.
    own('title', 'title', titleWeight, titleStyle ? `;font-style:${titleStyle}` : ''),
    own('text', 'text', LIGHT),
    own('text', 'text', BOLD),
    own('euro', 'text', 400, ';unicode-range:U+20AC', EURO),
  ];
  const families = (family: string): string =>
    [
      ...LIKE[voice.like].map((_, index) => `carta-${rank(family, index)}`),
      ...(voice.like === 'sans' ? ['system-ui', 'sans-serif'] : ['serif']),
    ].join(',');
  const root = [
    ...(['title', 'text'] as const).map((role) => `--font-${role}:${families(role)}`),
    ...(voice.gaps ? [`word-spacing:${voice.gaps}`] : []),
  ];
  const prices = `.prices{font-family:carta-euro,${families('text')}}`;
  return `${standsIn.join('')}:root{${root.join(';')}}${prices}@media not all{${faces.join('')}}`;
}
