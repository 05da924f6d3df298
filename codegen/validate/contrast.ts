import type { YAMLMap } from 'yaml';
import type { Report } from '../diagnostics/report.ts';
import { isNothing, textOf } from '../parse/nodes.ts';
import type { Located } from './values.ts';

type Colours = { readonly text?: Located<string> | undefined; readonly background?: Located<string> | undefined };
type Rgb = readonly [red: number, green: number, blue: number];

/** Colours of the house theme, where a venue sets only one of the two. */
const HOUSE = { text: '#1c1917', background: '#fffaf3' };
const LEAST = 4.5;

/** Fields of a theme that are no colour of text or background. */
const OTHERS: ReadonlySet<string> = new Set(['accent', 'font']);

/** Text must stand out from its background by 4.5:1 (WCAG 2.2, 1.4.3). Of colours that could not be read nothing is said. */
export function checkContrast(theme: YAMLMap, { text, background }: Colours, report: Report): void {
  const place = text ?? background;
  if (place === undefined || !isRead(theme, { text, background })) return;
  const ratio = contrast(text?.value ?? HOUSE.text, background?.value ?? HOUSE.background);
  if (ratio >= LEAST) return;
  // Rounded down: 4.49 must not read as 4.5.
  const shown = Math.floor(ratio * 10) / 10;
  const message = `The contrast of text and background is ${shown}:1, less than ${LEAST}:1.`;
  report.add(
    place.source,
    'low-contrast',
    place.at,
    message,
    'take a darker text or a lighter background, or the reverse',
  );
}

/** Whether each colour that is written was read, under whatever name. */
function isRead(theme: YAMLMap, colours: Colours): boolean {
  const written = theme.items.filter(({ key, value }) => !OTHERS.has(textOf(key) ?? '') && !isNothing(value));
  return written.length === Object.values(colours).filter((colour) => colour !== undefined).length;
}

/** The ratio of luminances, 1 to 21. A colour's transparency lets what lies below shine through. */
export function contrast(text: string, background: string): number {
  const below = over(channels(background), [255, 255, 255]);
  const one = luminance(over(channels(text), below));
  const other = luminance(below);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function channels(hex: string): { rgb: Rgb; alpha: number } {
  const digits = hex.slice(1);
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 2, 4, 6]
    .filter((from) => from < long.length)
    .map((from) => Number.parseInt(long.slice(from, from + 2), 16));
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

function over({ rgb, alpha }: { rgb: Rgb; alpha: number }, below: Rgb): Rgb {
  const mix = (channel: 0 | 1 | 2): number => rgb[channel] * alpha + below[channel] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
