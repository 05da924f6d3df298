import { emoji } from '../emoji.ts';
import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const halfEgg: Piece =
  oval('#fffaf0', 0, 0, 11, 8) + oval('#f39a1f', 0, 0.5, 6, 4.6) + faint(oval('#ffd27a', -1.5, -1, 2.6, 1.6), 0.9);

const porkSlice: Piece =
  oval('#8d4a30', 0, 0, 14, 9.5) +
  oval('#d59a7c', 0, 0, 12, 8) +
  line('#f6dcc8', 2.2, 'M-8 1q4-5 8-1t7-2') +
  line('#a8664c', 1.6, 'M-6 4q6 2 11 0');

/** A bowl seen from the side and a little above; what floats in it is drawn around y = 50. */
function bowl(outside: string, rim: string, broth: string, inside: Piece): Piece {
  return [
    shape(outside, 'M3 52q3 34 28 42l2 6h34l2-6q25-8 28-42z'),
    faint(shape('#000000', 'M58 92q28-8 34-40h5q-3 34-28 42l-2 6H52z'), 0.16),
    line(rim, 3, 'M10 68q40 16 80 0'),
    oval(rim, 50, 52, 48, 17),
    oval(broth, 50, 53, 43, 13.5),
    inside,
  ].join('');
}

const strands = (stroke: string): Piece =>
  line(stroke, 3, 'M16 54q10-8 20 0t20 0 20 0M22 60q9-7 18 0t18 0 18 0M28 47q8-6 16 0t16 0');

/** Ramen with pork, a marinated egg, seaweed and spring onion. */
export const ramen: Piece = bowl(
  '#1f1b1b',
  '#c2182f',
  '#e9cf9f',
  [
    strands('#f8e6b4'),
    shape('#1d2b22', 'M66 16l20 4-6 34-16-4z'),
    put(porkSlice, 28, 47, 1, -10),
    put(porkSlice, 42, 42, 0.95, 6),
    put(halfEgg, 62, 54, 1.1, -8),
    put(emoji('fish-cake-with-swirl'), 36, 48, 0.2),
    ...[24, 32, 52, 74, 80, 68].map((x, index) => disc('#6fae3f', x, 57 + (index % 3) * 3, 2.2)),
    line('#c9a05a', 4, 'M76 46l10 5M72 50l10 6'),
  ].join(''),
);

/** Pad thai heaped on its plate, with prawns, peanuts and lime. */
export const padThai: Piece = [
  shape('#c57a2a', 'M6 90q2-24 20-28 8-18 26-16 18-2 24 16 18 4 18 28-6 10-44 10T6 90z'),
  line(
    '#eab765',
    3.4,
    'M14 86q10-14 24-4t24-4 22 4M20 74q12-14 24-2t26-2M30 62q10-12 22-2t20-2M26 94q12-8 24 0t26-2M40 52q8-6 18 0',
  ),
  line('#fff3d2', 2.6, 'M18 80q6-6 12-3M60 66q7-5 12 1M44 92q7-5 13 0M72 84q5-4 10-1'),
  put(emoji('shrimp'), 22, 40, 0.3),
  put(emoji('shrimp'), 52, 46, 0.3),
  put(emoji('shrimp'), 34, 62, 0.32),
  line('#6fae3f', 3, 'M18 70l8-4M74 74l7-3M46 58l6-5M64 90l7-2'),
  ...(
    [
      [30, 84],
      [38, 70],
      [68, 80],
      [56, 96],
      [80, 92],
      [20, 92],
    ] as const
  ).map(([x, y]) => oval('#8a5424', x, y, 2.6, 2) + oval('#d9a86a', x - 0.5, y - 0.6, 1.4, 1)),
  put(emoji('lime'), 74, 56, 0.28, 10),
].join('');
