import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const dumpling: Piece =
  shape('#ead3a4', 'M2 66Q4 30 50 26t48 40q0 10-12 12-36 6-72 0Q2 76 2 66z') +
  shape('#fdf3dc', 'M6 58Q12 32 50 30q36 2 43 26-10-8-18-2-6-8-14-1-6-8-13 0-7-7-13 1-8-6-14 2-8-5-15 2z') +
  line('#d9bb84', 2, 'M22 56q2-12 10-18M36 54q2-12 6-19M50 53V32M64 54q-1-12-5-20M78 56q-2-12-9-18') +
  shape('#b9722c', 'M6 70q20 8 44 8t44-8q2 8-10 10-34 5-68 0Q5 78 6 70z');

/** Dumplings browned below, in two rows. */
export const gyozas: Piece = [
  put(dumpling, 8, 14, 0.4, -3),
  put(dumpling, 50, 14, 0.4, 4),
  put(dumpling, -6, 38, 0.44, -4),
  put(dumpling, 28, 36, 0.44),
  put(dumpling, 62, 38, 0.44, 5),
  put(dumpling, 10, 60, 0.48, -2),
  put(dumpling, 46, 61, 0.48, 3),
  line('#6fae3f', 2.6, 'M30 62l5-3M66 64l5-2M48 40l4-3M88 84l5-2M8 84l5-2'),
].join('');

/** A folded bun, open at the top, with pork belly, cucumber and peanuts. */
export const bao: Piece = [
  shape('#e6d6ba', 'M4 66Q2 32 50 30t46 36z'),
  shape('#fffaf0', 'M8 62Q8 30 50 27t42 35z'),
  shape('#7fae3c', 'M12 62q3-13 13-12 5-8 13-5 8-7 17-1 9-5 15 2 11-2 18 16-8 8-38 8T12 62z'),
  line('#a9cf6a', 2, 'M19 60q3-8 9-7M44 51q5-3 9 0M69 53q8-1 10 6'),
  shape('#6b2d18', 'M14 68q2-14 18-14l8 3 10-6 12 4 10-3q14 4 14 16-6 8-36 8t-36-8z'),
  shape('#a4502a', 'M20 64q4-8 12-8l8 4 10-6 11 5 10-4q9 3 10 10-14 6-61-1z'),
  line('#f0cfae', 3.4, 'M26 63q6-4 12-1M46 60q7-4 13 0M66 62q6-3 11 1'),
  ...(
    [
      [33, 55],
      [47, 52],
      [60, 55],
      [72, 55],
    ] as const
  ).map(([x, y]) => oval('#c98f45', x, y, 3, 2.3) + oval('#f2d3a0', x - 0.6, y - 0.6, 1.5, 1.1)),
  shape('#fffaf0', 'M3 66q0-8 8-5 39 20 78 0 8-3 8 5-3 34-47 34T3 66z'),
  shape('#f1e4cc', 'M9 80q16 9 41 9t41-9q-9 20-41 20T9 80z'),
  faint(line('#ffffff', 3, 'M12 68q9 6 22 8'), 0.9),
].join('');

/** A tower of two bamboo steamers, the upper one open. */
export const steamers: Piece = [
  ...[78, 54].map(
    (y) =>
      shape('#c98f45', `M4 ${y}v18q0 4 46 4t46-4V${y}z`) +
      shape('#a8712f', `M4 ${y + 8}q46 7 92 0v4q-46 7-92 0z`) +
      line('#e6b873', 2, `M16 ${y + 3}v16M32 ${y + 5}v16M50 ${y + 5}v16M68 ${y + 5}v16M84 ${y + 3}v16`),
  ),
  oval('#a8712f', 50, 54, 46, 12),
  oval('#ecd09a', 50, 54, 41, 9),
  put(dumpling, 10, 34, 0.27),
  put(dumpling, 62, 34, 0.27),
  put(dumpling, 35, 36, 0.3),
  faint(line('#ffffff', 5, 'M34 24q-8-10 0-20t0-18M62 24q8-10 0-20t0-18'), 0.28),
].join('');

const mochi = (skin: string, lit: string): Piece =>
  shape(skin, 'M2 74Q2 34 50 32t48 42q0 26-48 26T2 74z') +
  shape(lit, 'M14 62q4-22 34-24 20 0 28 10-34-6-62 14z') +
  [20, 34, 52, 68, 80, 44].map((x, index) => disc('#ffffff', x, 56 + ((index * 11) % 30), 1.4)).join('');

/** Three mochi of matcha, mango and strawberry. */
export const mochis: Piece = [
  put(mochi('#9fbf62', '#c3dc90'), 25, 18, 0.5),
  put(mochi('#f5bd45', '#ffdd8c'), 0, 48, 0.52),
  put(mochi('#ef9aa8', '#fbc6ce'), 48, 48, 0.52),
].join('');
