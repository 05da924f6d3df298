import type { Piece } from '../piece.ts';
import type { Look } from './look.ts';

const line = (stroke: string, width: number, d: string): Piece =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;

/** A rectangle `inset` from the edges whose corners are cut in by quarter circles, as on an old menu card. */
const notched = (inset: number, notch: number): string => {
  const [left, top, right, bottom] = [inset, inset, 1200 - inset, 630 - inset];
  const arc = (x: number, y: number): string => `A${notch} ${notch} 0 0 0 ${x} ${y}`;
  return (
    `M${left + notch} ${top}H${right - notch}${arc(right, top + notch)}V${bottom - notch}${arc(right - notch, bottom)}` +
    `H${left + notch}${arc(left, bottom - notch)}V${top + notch}${arc(left + notch, top)}Z`
  );
};

const straight = (inset: number): string => `M${inset} ${inset}H${1200 - inset}V${630 - inset}H${inset}Z`;

/** Slanting bars along an edge, `high` pixels. */
function hazard(colour: string, top: number, high: number): Piece {
  const bars = Array.from({ length: 34 }, (_, index) => {
    const x = index * 38 - 40;
    return `M${x} ${top + high}l${high} ${-high}h18l${-high} ${high}z`;
  });
  return `<path fill="${colour}" d="${bars.join('')}"/>`;
}

/** Frames by the words that a theme has for fonts: the house style of a tavern, a pub, a burger house, a cocktail bar. */
const FRAMES: Readonly<Record<string, (look: Look) => Piece>> = {
  serif: ({ accent }) => line(accent, 4, notched(30, 44)) + line(accent, 1.5, notched(44, 38)),
  slab: ({ accent }) => line(accent, 10, straight(30)) + line(accent, 2, straight(46)),
  condensed: ({ accent }) => hazard(accent, 0, 26) + hazard(accent, 604, 26),
  rounded: ({ accent }) =>
    `<rect x="30" y="30" width="1140" height="570" rx="70" fill="none" stroke="${accent}" stroke-width="7" stroke-dasharray="1 20" stroke-linecap="round"/>`,
  mono: ({ accent }) => line(accent, 3, 'M30 110V30H110M1090 30H1170V110M1170 520V600H1090M110 600H30V520'),
};

const plain = ({ accent }: Look): Piece => line(accent, 4, straight(32));

export const frame = (look: Look): Piece => (FRAMES[look.font] ?? plain)(look);
