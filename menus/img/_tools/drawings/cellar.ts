import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

/** A stemmed glass of wine. */
export const glassOf = (wine: string, lit: string): Piece =>
  [
    oval('#dfe7ea', 50, 96, 25, 4),
    line('#dfe7ea', 4, 'M50 50v46'),
    faint(shape('#eaf3f5', 'M26-28h48q8 40-2 60-8 16-22 18-14-2-22-18-10-20-2-60z'), 0.42),
    shape(wine, 'M24 4h52q1 18-6 30-8 13-20 15-12-2-20-15-7-12-6-30z'),
    oval(lit, 50, 4, 26, 4.5),
    faint(line('#ffffff', 3, 'M31-20q-5 26 0 46'), 0.6),
  ].join('');

/** A copita of sherry, small and narrow. */
export const copita = (wine: string, lit: string): Piece =>
  [
    oval('#e6ecee', 50, 96, 24, 4.5),
    line('#e6ecee', 4.5, 'M50 56v40'),
    faint(shape('#eaf3f5', 'M34-34h32q10 44 4 68-6 20-20 24-14-4-20-24-6-24 4-68z'), 0.42),
    shape(wine, 'M29 0h42q3 20-1 34-6 18-20 22-14-4-20-22-4-14-1-34z'),
    oval(lit, 50, 0, 21, 4),
    faint(line('#ffffff', 3, 'M37-26q-6 30-2 56'), 0.6),
  ].join('');

/** A slice of ham, folded, with its edge of fat; about its own middle. */
const slice: Piece =
  shape('#f3d3bd', 'M-24 2q4-17 22-18 20-2 27 10 3 9-7 13-16 8-32 5-11-2-10-10z') +
  shape('#a8323a', 'M-19 2q3-12 18-13 16-2 22 8 2 5-6 8-14 6-26 4-9-1-8-7z') +
  line('#e8a79a', 1.8, 'M-14 0q10-7 24-4M-12 5q12-4 24-3') +
  line('#7d1f2a', 1.4, 'M-6-6q8-4 18 0');

/** Iberian ham, its slices laid in a ring. */
export const hamSlices: Piece = [
  [18, 62, -30],
  [40, 54, -8],
  [62, 54, 10],
  [82, 62, 30],
  [12, 80, -70],
  [34, 74, -16],
  [56, 73, 8],
  [78, 79, 40],
  [28, 91, 14],
  [52, 92, -4],
  [74, 92, -14],
]
  .map(([x = 0, y = 0, turn]) => put(slice, x, y, 0.78, turn))
  .join('');

const walnut: Piece =
  disc('#a8703a', 0, 0, 7) +
  line('#6e4420', 1.6, 'M0-6v12M-4-4q3 4 0 8M4-4q-3 4 0 8') +
  disc('#d19a5c', -2.5, -2.5, 1.6);

/** A wedge of cheese: its top, its cut side, and the rind behind. */
const wedge = (paste: string, top: string, rind: string): Piece =>
  shape(rind, 'M2 46Q20 26 60 22l38 20v26L4 78z') +
  shape(top, 'M4 48Q22 30 60 26l36 17z') +
  shape(paste, 'M4 50l92-6v24L4 80z');

const blueVeins = line(
  '#4a6f8f',
  2.6,
  'M16 60q6-4 10 1M36 70q6-6 12-1M54 56q8-5 12 1M74 64q5-4 10-1M28 54h5M62 68l6-3',
);
const holes = disc('#d8a93a', 24, 62, 3.4) + disc('#d8a93a', 50, 64, 4.4) + disc('#d8a93a', 74, 56, 3);

/** Five cheeses with walnuts and quince paste. */
export const cheeses: Piece = [
  put(wedge('#f7e2a4', '#fff2cc', '#6b4a2a'), 2, 40, 0.5),
  put(wedge('#f3ead2', '#fbf6e6', '#cfc3a4') + blueVeins, 48, 39, 0.5),
  put(shape('#f7f1e0', 'M6 40h88v34q0 10-44 10T6 74z') + oval('#fffdf4', 50, 40, 44, 13), 30, 50, 0.42),
  put(wedge('#f2c14e', '#ffdc86', '#c1502c') + holes, -8, 58, 0.5),
  put(wedge('#e9cf9a', '#f4e2b8', '#8a8f7c'), 60, 58, 0.48),
  shape('#8f2a1c', 'M44 86l22-4 8 6v9l-22 4-8-6z'),
  shape('#b8452f', 'M44 86l22-4 8 6-22 4z'),
  put(walnut, 38, 95, 0.9),
  put(walnut, 84, 97, 0.9),
  put(walnut, 92, 90, 0.75),
].join('');

const cheek: Piece =
  shape('#4a1d12', 'M-22 6q-2-20 18-22 22-2 27 12 3 16-12 20-28 4-33-10z') +
  shape('#743021', 'M-18 2q0-14 15-15 18-1 22 10 1 9-9 12-24 3-28-7z') +
  line('#a85a3c', 2, 'M-10-4q8-6 18-3M-12 4q12-4 24-2') +
  faint(line('#ffe3cc', 2.4, 'M-8-9q6-3 12-2'), 0.6);

/** Pork cheeks in their wine sauce beside mashed potato, in a clay dish. */
export const cheeks: Piece = [
  shape('#7b3419', 'M2 72q2 28 48 28t48-28z'),
  oval('#a04d28', 50, 72, 48, 19),
  oval('#4d1620', 50, 73, 43, 15.5),
  shape('#f6e3a8', 'M52 72q2-18 20-18 6-8 14 0 10 6 7 18-4 12-20 12-20 0-21-12z'),
  shape('#fff2c6', 'M58 66q4-8 14-8 6-5 11 0 5 4 4 9-14-6-29-1z'),
  put(cheek, 28, 62, 0.82, -6),
  put(cheek, 46, 72, 0.86, 8),
  put(cheek, 26, 78, 0.76, 4),
  line('#e8872e', 4, 'M60 84l6-2M16 70l4 2'),
  line('#4f8a2f', 2.2, 'M70 62l4-3M78 66l4-2M40 60l4-3M34 84l5-2'),
].join('');
