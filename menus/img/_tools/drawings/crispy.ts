import type { Piece } from '../piece.ts';
import { disc, flip, line, oval, put, shape } from '../piece.ts';

/** Colours of a crust: its own, its lit side and its edges. */
export type Crust = { crust: string; lit: string; edge: string };

export const GOLDEN: Crust = { crust: '#cf8226', lit: '#efb452', edge: '#96560f' };
export const RED_GLAZE: Crust = { crust: '#a82a12', lit: '#de5a24', edge: '#6a1408' };

const bite = ({ crust, lit, edge }: Crust): Piece =>
  shape(
    crust,
    'M10 62q-8-14 6-22 2-16 20-14 8-14 24-6 18-6 22 10 16 4 10 20 6 14-8 20-6 12-22 8-12 8-24 0-22 2-28-16z',
  ) +
  shape(lit, 'M20 48q2-12 16-12 8-12 22-5 12-4 18 6-12-2-20 4-10-4-16 4-12-4-20 3z') +
  line(edge, 3, 'M24 62q6 4 11-1M46 56q7 4 12-1M62 70q6 3 11-3M38 74q6 3 10 0M74 52q4 3 8-1') +
  line(lit, 2.5, 'M30 70q4 2 7 0M56 64q4 2 8-1');

/** Pieces of fried chicken in a heap, with what is strewn over them: sesame and spring onion, or nothing. */
export function friedChicken(crust: Crust, isStrewn = false): Piece {
  const piece = bite(crust);
  const heap = [
    put(piece, 26, 12, 0.5, -6),
    put(piece, 4, 32, 0.5, 8),
    put(piece, 48, 30, 0.52, -10),
    put(piece, 26, 34, 0.5, 4),
    put(piece, -8, 54, 0.54, -4),
    put(piece, 56, 54, 0.54, 6),
    put(piece, 23, 55, 0.56, 0),
  ].join('');
  return isStrewn ? heap + SESAME + SPRING_ONION : heap;
}

const SESAME: Piece = (
  [
    [26, 52],
    [42, 36],
    [58, 40],
    [72, 56],
    [40, 76],
    [14, 80],
    [54, 86],
    [80, 78],
    [36, 60],
  ] as const
)
  .map(([x, y]) => disc('#fff1cf', x, y, 1.5))
  .join('');

const SPRING_ONION: Piece = (
  [
    [36, 44],
    [66, 60],
    [48, 68],
    [24, 68],
    [70, 86],
    [52, 30],
  ] as const
)
  .map(([x, y]) => oval('#4f9a35', x, y, 3.4, 2.4) + oval('#bfe39a', x, y, 1.6, 1))
  .join('');

const anchovy: Piece =
  shape('#b97a24', 'M2 50q22-18 60-12 10 2 16 8l16-10q4 14 0 28L78 54q-6 6-16 8Q24 68 2 50z') +
  shape('#e6b350', 'M6 48q22-14 56-8 8 2 14 6-34 2-70 2z') +
  line('#8f5a14', 2, 'M20 54q5 3 9 0M38 57q6 2 11-1M58 55q5 2 9-1') +
  disc('#3c2410', 14, 48, 2);

/** Fried anchovies in a heap. */
export const anchovies: Piece = [
  put(anchovy, 24, 34, 0.52, 8),
  put(anchovy, 2, 42, 0.54, -8),
  put(flip(anchovy), 38, 42, 0.54, -6),
  put(anchovy, -8, 52, 0.58, 6),
  put(flip(anchovy), 46, 54, 0.58, 6),
  put(anchovy, 20, 52, 0.58, -4),
  put(flip(anchovy), -2, 66, 0.58, -4),
  put(anchovy, 38, 66, 0.6, 3),
].join('');

const FRIES = [
  [8, 60, -28],
  [18, 46, -18],
  [30, 38, -10],
  [42, 34, -3],
  [54, 36, 4],
  [66, 42, 13],
  [78, 52, 22],
  [86, 64, 32],
  [24, 58, 20],
  [48, 52, -14],
  [70, 62, -20],
  [36, 60, 8],
  [58, 62, 18],
] as const;

/** Fries with chopped beef, melted cheese and sauce over them, in a paper tray. */
export const loadedFries: Piece = [
  ...FRIES.map(([x, y, turn], index) =>
    put(
      shape(index % 2 === 0 ? '#f2b53a' : '#fbd067', 'M-5-14h10v52H-5z') + shape('#d28f1f', 'M3-14h2v52H3z'),
      x,
      y,
      0.95,
      turn,
    ),
  ),
  shape(
    '#ffa91f',
    'M10 66q8-16 24-14 8-10 20-4 14-6 22 6 14 2 15 14 2 12-8 14-3 10-8 0-8 8-16 2-4 12-10 0-10 8-18 0-5 9-9-1-12-2-12-17z',
  ),
  ...(
    [
      [26, 62],
      [40, 56],
      [56, 58],
      [70, 64],
      [34, 72],
      [50, 70],
      [64, 74],
      [80, 72],
    ] as const
  ).map(
    ([x, y]) => shape('#6b3620', `M${x - 6} ${y}q2-6 7-5 6 0 6 5 0 5-6 5-7 0-7-5z`) + disc('#8a4b2e', x - 1, y - 1, 2),
  ),
  line('#f7e3c0', 3.5, 'M18 68q10-8 16 0t16-2 16 2 16-2'),
  ...(
    [
      [30, 58],
      [46, 64],
      [62, 66],
      [74, 58],
    ] as const
  ).map(([x, y]) => oval('#6fae3c', x, y, 3.6, 2.6)),
  shape('#f4f0ea', 'M0 78q50 10 100 0l-12 22H12z'),
  ...[8, 31, 54, 77].map((x) => shape('#ff5fa2', `M${x} 80l12 1-2 19h-8z`)),
  shape('#ffffff', 'M0 78q50 10 100 0l-2 4q-48 9-96 0z'),
].join('');
