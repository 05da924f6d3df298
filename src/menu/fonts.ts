import { BASE_PATH } from '../ui/base-path.ts';

/** A font of a pair: a file of a package, and how much of it. */
export type Face = {
  /** Below `node_modules/@fontsource-variable`. */
  readonly file: string;
  /** What is kept of the axes of a variable font. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** As CSS has it: one, or from and to. */
  readonly weight: string;
  /** Mean width of a character in em: of lower-case words or, in titles of capitals, of those. */
  readonly width: number;
  /** The same of the weight of names and prices, 600. */
  readonly strong?: number;
  /** Above and below the line that letters stand on, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** How much larger it is set than its size says, for fonts with small letters. */
  readonly scale?: number;
};

export type Role = 'title' | 'text';

/** What gives a house its voice. */
export type Voice = {
  readonly title: Face;
  readonly text: Face;
  /** Which fonts of phones stand in until these have come. */
  readonly like: keyof typeof LIKE;
  readonly titleWeight: number;
  readonly titleCase?: 'uppercase';
  readonly titleSpacing?: string;
  readonly titleStyle?: 'italic';
};

const ARCHIVO = 'archivo/files/archivo-latin-wdth-normal.woff2';
const INSTRUMENT: Face = {
  file: 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  axes: { wdth: 85, wght: { min: 400, max: 700 } },
  weight: '400 700',
  width: 0.3807,
  strong: 0.3981,
  ascent: 0.97,
  descent: 0.25,
  scale: 1.04,
};
const ALEO = {
  file: 'aleo/files/aleo-latin-wght-normal.woff2',
  ascent: 0.905,
  descent: 0.295,
} as const;
const NUNITO = {
  file: 'nunito/files/nunito-latin-wght-normal.woff2',
  ascent: 1.011,
  descent: 0.353,
} as const;

/** By the words of the menu language: a burger house does not speak like a tavern. */
export const VOICES: Readonly<Record<string, Voice>> = {
  // A burger house: one narrow family, loud and quiet.
  condensed: {
    title: { file: ARCHIVO, axes: { wdth: 66, wght: 800 }, weight: '800', width: 0.4251, ascent: 0.878, descent: 0.21 },
    text: {
      file: ARCHIVO,
      axes: { wdth: 84, wght: { min: 400, max: 700 } },
      weight: '400 700',
      width: 0.3887,
      strong: 0.4029,
      ascent: 0.878,
      descent: 0.21,
    },
    like: 'sans',
    titleWeight: 800,
    titleCase: 'uppercase',
    titleSpacing: '.01em',
  },
  // A tavern: a slab as signs have it.
  slab: {
    title: { ...ALEO, axes: { wght: 700 }, weight: '700', width: 0.4721 },
    text: { ...ALEO, axes: { wght: { min: 400, max: 700 } }, weight: '400 700', width: 0.4575, strong: 0.4668 },
    like: 'serif',
    titleWeight: 700,
  },
  // A fine restaurant: a book face, its titles in italics.
  serif: {
    title: {
      file: 'eb-garamond/files/eb-garamond-latin-wght-italic.woff2',
      axes: { wght: 500 },
      weight: '500',
      width: 0.3916,
      ascent: 1.007,
      descent: 0.298,
      scale: 1.2,
    },
    text: {
      file: 'eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
      axes: { wght: { min: 400, max: 700 } },
      weight: '400 700',
      width: 0.3816,
      strong: 0.4066,
      ascent: 1.007,
      descent: 0.298,
      scale: 1.16,
    },
    like: 'serif',
    titleWeight: 500,
    titleStyle: 'italic',
  },
  // A modern café: round and friendly.
  rounded: {
    title: { ...NUNITO, axes: { wght: 800 }, weight: '800', width: 0.4803 },
    text: { ...NUNITO, axes: { wght: { min: 400, max: 700 } }, weight: '400 700', width: 0.4527, strong: 0.4608 },
    like: 'sans',
    titleWeight: 800,
  },
  // A beer hall: tall letters of a poster.
  sans: {
    title: {
      file: 'big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
      axes: { wght: 800 },
      weight: '800',
      width: 0.3872,
      ascent: 0.984,
      descent: 0.213,
      scale: 1.06,
    },
    text: INSTRUMENT,
    like: 'sans',
    titleWeight: 800,
    titleCase: 'uppercase',
    titleSpacing: '.02em',
  },
  // A cocktail bar: a typewriter's hand.
  mono: {
    title: {
      file: 'sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
      axes: { wght: 700 },
      weight: '700',
      width: 0.58,
      ascent: 0.925,
      descent: 0.275,
      scale: 0.9,
    },
    text: INSTRUMENT,
    like: 'sans',
    titleWeight: 700,
    titleSpacing: '-.03em',
  },
};

/** Fonts that phones and computers have, by the mean width of their characters in em: lower-case and capitals, each also in bold. */
const LIKE = {
  sans: [
    { names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4549, capitals: 0.5802, bold: [0.4851, 0.5892] },
    { names: ['Roboto'], width: 0.4497, capitals: 0.5383, bold: [0.4566, 0.5469] },
  ],
  serif: [
    { names: ['Georgia', 'Gelasio'], width: 0.4438, capitals: 0.5774, bold: [0.5188, 0.6461] },
    { names: ['Noto Serif'], width: 0.482, capitals: 0.5692, bold: [0.5114, 0.6008] },
    { names: ['Times New Roman', 'Liberation Serif'], width: 0.4057, capitals: 0.5611, bold: [0.4315, 0.5863] },
  ],
} as const;

/** Where the page says that its fonts are; what is served has a name that tells its content. */
export const fontAddress = (word: string, role: Role): string => `/img/_system/fonts/${word}-${role}.woff2`;

/** How much of its size the euro sign of a price has (`rows.css`). */
const EURO = 0.8;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** A font of the phone that takes as much room as a face. */
function standIn(family: string, names: readonly string[], face: Face, widths: number, isBold = false): string {
  const { ascent, descent, scale = 1 } = face;
  const share = widths * scale;
  const local = names.map((name) => `local("${name}")`).join(',');
  const weight = isBold ? 'font-weight:600 700;' : '';
  const lines = `ascent-override:${percent((ascent * scale) / share)};descent-override:${percent((descent * scale) / share)}`;
  return `@font-face{font-family:${family};${weight}src:${local};size-adjust:${percent(share)};${lines};line-gap-override:0%}`;
}

/**
 * The fonts of a voice as CSS: their faces, and fonts of the phone that take as much room until they have come. They are used when the
 * page's script says so (`page/fonts.ts`), which nothing waits for.
 */
export function fontsCss(word: string, voice: Voice): string {
  const rules: string[] = [];
  const families = { title: '', text: '' };
  for (const role of ['title', 'text'] as const) {
    const face = voice[role];
    const { weight, scale = 1 } = face;
    const source = `url("${BASE_PATH}${fontAddress(word, role)}")format("woff2")`;
    const size = scale === 1 ? '' : `;size-adjust:${percent(scale)}`;
    rules.push(`@font-face{font-family:carta-${role};src:${source};font-weight:${weight}${size}}`);
    if (role === 'text') {
      const light = `font-weight:400;unicode-range:U+20AC;size-adjust:${percent(scale * EURO)}`;
      rules.push(`@font-face{font-family:carta-euro;src:${source};${light}}`);
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
    }
  }
  const generic = voice.like === 'sans' ? 'system-ui,sans-serif' : 'serif';
  const stands = (['title', 'text'] as const).map((role) => `--${role}-stands-in:${families[role]}${generic}`);
  const own = (['title', 'text'] as const).map((role) => `--font-${role}:carta-${role},var(--${role}-stands-in)`);
  const before = (['title', 'text'] as const).map((role) => `--font-${role}:var(--${role}-stands-in)`);
  return `${rules.join('')}:root{${[...stands, ...before].join(';')}}[data-fonts]{${own.join(';')};--font-euro:carta-euro}`;
}
