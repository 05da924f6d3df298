import { readFileSync } from 'node:fs';
import type { Piece } from '../piece.ts';

/**
 * Capitals as outlines, so that a picture needs no font and looks the same wherever it is drawn: for each letter its advance and
 * its shape on a baseline at 0, in thousandths of the font's size. Outlined once from Oswald Medium (OFL.txt).
 */
const letters = JSON.parse(readFileSync(new URL('letters.json', import.meta.url), 'utf8')) as Record<
  string,
  [advance: number, shape: string] | undefined
>;

/** Height of the capitals, in thousandths of the font's size. */
const CAPITAL = 810;

type Lettering = {
  readonly fill: string;
  /** Height of the capitals, in pixels. */
  readonly height: number;
  /** Space between letters, as a share of that height. */
  readonly spacing: number;
  /** The middle of the line, and the line that it stands on. */
  readonly x: number;
  readonly baseline: number;
  /** A line that would be longer is set smaller. */
  readonly longest: number;
};

/** A line of capitals, and how long it came out. Signs that there are no outlines for are left out. */
export function letterLine(text: string, style: Lettering): { piece: Piece; width: number } {
  const signs = [...text.toLocaleUpperCase('es')].flatMap((sign) => {
    const letter = letters[sign];
    return letter ? [letter] : [];
  });
  const gap = style.spacing * CAPITAL;
  const full = signs.reduce((sum, [advance]) => sum + advance + gap, -gap);
  const scale = Math.min(style.height / CAPITAL, style.longest / full);
  let at = 0;
  const shapes = signs.map(([advance, shape]) => {
    const piece = shape === '' ? '' : `<path transform="translate(${Math.round(at)} 0)" d="${shape}"/>`;
    at += advance + gap;
    return piece;
  });
  const width = full * scale;
  const place = `translate(${(style.x - width / 2).toFixed(2)} ${style.baseline}) scale(${scale.toFixed(5)})`;
  return { piece: `<g fill="${style.fill}" transform="${place}">${shapes.join('')}</g>`, width };
}
