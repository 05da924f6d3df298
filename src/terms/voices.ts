/** A font of a pair: a file of a package, and the used part of it. */
export type Face = {
  /** The path below `node_modules/@fontsource-variable`. */
  readonly file: string;
  /** The kept ranges of a variable font's axes. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Mean width of a character in em: in lower-case words or, for titles in capitals, of capitals. */
  readonly width: number;
  /** The same for the weight of names and prices, 600. */
  readonly strong?: number;
  /** Width of a digit of that weight, where all have the same, as in prices. */
  readonly digit?: number;
  /** The extent above and below the baseline, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** The factor by which a font with small letters is enlarged. */
  readonly scale?: number;
};

/** The typography of a venue. */
export type Voice = {
  readonly title: Face;
  readonly text: Face;
  /** The kind of system fonts used as fallback until these have loaded. */
  readonly like: 'sans' | 'serif';
  /** Extra space between words, for narrow fonts whose spaces are too small at small sizes. */
  readonly gaps?: string;
  readonly titleWeight: number;
  readonly titleCase?: 'uppercase';
  readonly titleSpacing?: string;
  readonly titleStyle?: 'italic';
  /** The ornament from a section's title to the end of its line, as a background in the title's colour; a thick line over a thin one unless given. */
  readonly ornament?: string;
};

const ARCHIVO = 'archivo/files/archivo-latin-wdth-normal.woff2';
const INSTRUMENT: Face = {
  file: 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  axes: { wdth: 85, wght: { min: 400, max: 700 } },
  width: 0.3807,
  strong: 0.3981,
  digit: 0.538,
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

/** The voices by their names in the menu language: a burger house looks different from a tavern. */
export const VOICES: Readonly<Record<string, Voice>> = {
  // A burger house: one narrow family, loud and quiet.
  condensed: {
    title: { file: ARCHIVO, axes: { wdth: 66, wght: 800 }, width: 0.4251, ascent: 0.878, descent: 0.21 },
    text: {
      file: ARCHIVO,
      axes: { wdth: 84, wght: { min: 400, max: 700 } },
      width: 0.3887,
      strong: 0.4029,
      digit: 0.51,
      ascent: 0.878,
      descent: 0.21,
    },
    like: 'sans',
    gaps: '.06em',
    titleWeight: 800,
    titleCase: 'uppercase',
    titleSpacing: '.01em',
    ornament: 'repeating-linear-gradient(currentcolor 0 2px,#0000 0 5px)',
  },
  // A tavern: a slab as signs have it.
  slab: {
    title: { ...ALEO, axes: { wght: 700 }, width: 0.4721 },
    text: {
      ...ALEO,
      axes: { wght: { min: 400, max: 700 } },
      width: 0.4575,
      strong: 0.4668,
      digit: 0.581,
    },
    like: 'serif',
    titleWeight: 700,
  },
  // A fine restaurant: a book face, its titles in italics.
  serif: {
    title: {
      file: 'eb-garamond/files/eb-garamond-latin-wght-italic.woff2',
      axes: { wght: 500 },
      width: 0.3916,
      ascent: 1.007,
      descent: 0.298,
      scale: 1.2,
    },
    text: {
      file: 'eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
      axes: { wght: { min: 400, max: 700 } },
      width: 0.3816,
      strong: 0.4066,
      digit: 0.517,
      ascent: 1.007,
      descent: 0.298,
      scale: 1.16,
    },
    like: 'serif',
    titleWeight: 500,
    titleStyle: 'italic',
    ornament: 'linear-gradient(currentcolor,currentcolor)0/100% 1px no-repeat',
  },
  // A modern café: round and friendly.
  rounded: {
    title: { ...NUNITO, axes: { wght: 800 }, width: 0.4803 },
    text: {
      ...NUNITO,
      axes: { wght: { min: 400, max: 700 } },
      width: 0.4527,
      strong: 0.4608,
      digit: 0.6,
    },
    like: 'sans',
    titleWeight: 800,
    ornament: 'radial-gradient(currentcolor 1.5px,#0000 2px)0/10px 10px repeat-x',
  },
  // A beer hall: tall letters of a poster.
  sans: {
    title: {
      file: 'big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
      axes: { wght: 800 },
      width: 0.3872,
      ascent: 0.984,
      descent: 0.213,
      scale: 1.06,
    },
    text: INSTRUMENT,
    like: 'sans',
    gaps: '.06em',
    titleWeight: 800,
    titleCase: 'uppercase',
    titleSpacing: '.02em',
    ornament: 'repeating-linear-gradient(currentcolor 0 4px,#0000 0 9px)',
  },
  // A cocktail bar: a typewriter's hand.
  mono: {
    title: {
      file: 'sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
      axes: { wght: 700 },
      width: 0.58,
      ascent: 0.925,
      descent: 0.275,
      scale: 0.9,
    },
    text: INSTRUMENT,
    like: 'sans',
    gaps: '.06em',
    titleWeight: 700,
    titleSpacing: '-.03em',
    ornament: 'repeating-linear-gradient(90deg,currentcolor 0 6px,#0000 0 10px)0/auto 2px repeat-x',
  },
};

/** Scripts that most pairs lack, with the families that have them; the first is used beside a font without them. */
const SCRIPTS = [
  { name: 'cyrillic', letter: /\p{Script=Cyrillic}/u, families: ['nunito', 'eb-garamond'] },
  { name: 'greek', letter: /\p{Script=Greek}/u, families: ['eb-garamond'] },
] as const;

/** The font files in which a text can be set, in their order: western Europe, other Latin letters, and the other scripts that occur in it. */
export function fontsOf({ file, axes }: Face, text: string): Pick<Face, 'file' | 'axes'>[] {
  const others = SCRIPTS.filter(({ letter }) => letter.test(text)).map(({ name, families }) => {
    const own = families.some((family) => file.startsWith(`${family}/`));
    return own ? file.replace('-latin-', `-${name}-`) : `${families[0]}/files/${families[0]}-${name}-wght-normal.woff2`;
  });
  const latin = [file, file.replace('-latin-', '-latin-ext-')].map((each) => ({ file: each, axes }));
  return [...latin, ...others.map((each) => ({ file: each, axes: {} }))];
}
