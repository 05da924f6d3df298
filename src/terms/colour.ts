/** Colours are CSS hex colours: `#rgb`, `#rrggbb`, and both with an alpha behind. */

/** A colour as its red, green and blue, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE = '#ffffff';

/** The least contrast of a text that is legible (WCAG 2.2 AA, 1.4.3). */
export const LEGIBLE = 4.5;

/** Reads a colour; an alpha is left out. */
function parse(hex: string): Rgb {
  return [part(hex, 0), part(hex, 1), part(hex, 2)];
}

/** A part of a colour, 0 to 255: red, green, blue, alpha; a missing alpha is 255. */
function part(hex: string, index: number): number {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(long.slice(index * 2, index * 2 + 2) || 'ff', 16);
}

const print = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a text and its background as WCAG 2 defines it, 1 to 21. A text with an alpha is blended with the background, a background with white. */
export function contrast(text: string, ground: string): number {
  const below = over(ground, WHITE);
  const [one, other] = [luminance(over(text, below)), luminance(below)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A colour blended with an opaque one below it. */
export const over = (hex: string, below: string): string => mix(below, hex, part(hex, 3) / 255);

/** Mixes a `share` (0 to 1) of the second colour into the first. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return print(from.map((value, index) => value + ((to[index] ?? 0) - value) * share) as unknown as Rgb);
}

type Legibility = { readonly on: readonly string[]; readonly towards: string; readonly wanted: number };

/** The colour itself where it is legible on all backgrounds, else the first step from it towards another colour that is. */
export function legible(colour: string, { on, towards, wanted }: Legibility): string {
  for (let step = 0; step < 20; step++) {
    const mixed = mix(colour, towards, step / 20);
    if (on.every((ground) => contrast(mixed, ground) >= wanted)) return mixed;
  }
  return towards;
}
