import type { Piece } from '../piece.ts';
import { disc, line, oval, put, shape } from '../piece.ts';

const medallion: Piece =
  oval('#7c4423', 50, 62, 40, 24) +
  shape('#a8683a', 'M10 56q0-22 40-22t40 22-40 20-40-20z') +
  shape('#c68a55', 'M20 50q6-12 30-12 20 0 28 8-30-4-58 4z') +
  line('#5c2f14', 3.5, 'M26 62l18-18M44 66l20-22M62 66l16-16');

const clove: Piece =
  shape('#e7c48a', 'M0 10Q-8 0 2-8q3-3 6 0 10 8 2 18-5 4-10 0z') + line('#b98d4a', 1.5, 'M3-5q4 6 1 13');

/** Pork fillet in slices in its sauce, with whole cloves of garlic. */
export const filletInSauce: Piece = [
  oval('#b8761f', 50, 90, 60, 13),
  oval('#dba048', 48, 88, 52, 9.5),
  put(medallion, 22, 26, 0.56, 4),
  put(medallion, -8, 44, 0.58, -6),
  put(medallion, 50, 44, 0.58, 8),
  put(medallion, 19, 52, 0.62, 2),
  put(clove, 6, 88, 0.9, -20),
  put(clove, 86, 90, 1, 16),
  put(clove, 96, 82, 0.8, 40),
  put(clove, 48, 44, 0.8, 70),
  line('#4f9a35', 2.4, 'M20 94l6-3M66 96l6-2M70 52l5-3'),
].join('');

const strip: Piece =
  shape('#5d2411', 'M2 34q2-14 18-12 14-6 30 0 16-6 30 1 16-1 18 12 2 18-12 19H14Q0 52 2 34z') +
  shape('#8c3a18', 'M6 34q2-10 15-8 14-6 29 0 16-5 30 2 12-2 14 8-44-6-88-2z') +
  [24, 50, 76].map((x) => oval('#d9c09a', x, 38, 7.5, 8.5) + oval('#fbf0dc', x, 37, 5, 6)).join('') +
  line('#2f0f06', 2.5, 'M10 48h10M34 48h10M58 49h10M84 47h6');

/** Thin strips of beef short rib, cut across the bone, with sesame. */
export const shortRibs: Piece = [
  put(strip, 16, 26, 0.7, -5),
  put(strip, -4, 38, 0.76, 5),
  put(strip, 30, 42, 0.74, -6),
  put(strip, -6, 56, 0.84, -2),
  put(strip, 22, 58, 0.84, 4),
  ...(
    [
      [36, 50],
      [58, 47],
      [14, 63],
      [84, 61],
      [50, 70],
      [20, 87],
      [58, 90],
      [88, 85],
    ] as const
  ).map(([x, y]) => disc('#fff1cf', x, y, 1.5)),
  ...(
    [
      [46, 52],
      [72, 54],
      [34, 85],
      [72, 83],
    ] as const
  ).map(([x, y]) => oval('#4f9a35', x, y, 3.4, 2.4) + oval('#bfe39a', x, y, 1.6, 1)),
].join('');
