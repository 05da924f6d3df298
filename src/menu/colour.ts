/** A colour as its red, green and blue, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` and `#rrggbb`; an alpha that may follow is left out. */
function parse(hex: string): Rgb {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const part = (index: number): number => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16);
  return [part(0), part(1), part(2)];
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

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return print(from.map((value, index) => value + ((to[index] ?? 0) - value) * share) as unknown as Rgb);
}

type Legibility = { readonly on: readonly string[]; readonly towards: string; readonly wanted: number };

/** The colour itself where it is legible on all grounds, else the first step from it towards another that is. */
export function legible(colour: string, { on, towards, wanted }: Legibility): string {
  for (let step = 0; step < 20; step++) {
    const mixed = mix(colour, towards, step / 20);
    if (on.every((ground) => contrast(mixed, ground) >= wanted)) return mixed;
  }
  return towards;
}
