import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

/** A piece of nigiri: rice under a slice of fish. */
export const nigiri = (fish: string, grain: string): Piece =>
  shape('#fffdf6', 'M10 78q-4-14 10-16h60q14 2 10 16-2 22-40 22T10 78z') +
  [22, 34, 46, 58, 70, 80].map((x, index) => oval('#e6dfcd', x, 88 + (index % 3) * 3, 3, 1.6)).join('') +
  shape(fish, 'M2 72Q6 48 34 46h36q24 2 28 26-2 8-12 6-36-8-72 0Q4 80 2 72z') +
  faint(line(grain, 3.4, 'M24 52l-6 20M40 49l-5 22M56 49l-2 22M72 51l3 22'), 0.85);

/** A roll of rice in seaweed, seen from above its cut. */
export const maki = (heart: string): Piece =>
  shape('#1d2b26', 'M6 60v22q0 18 44 18t44-18V60z') +
  oval('#22352e', 50, 60, 44, 20) +
  oval('#fffdf6', 50, 59, 38, 16.5) +
  [24, 36, 66, 78, 50, 30, 70].map((x, index) => disc('#e6dfcd', x, 50 + ((index * 7) % 19), 1.6)).join('') +
  oval(heart, 50, 59, 17, 8) +
  faint(oval('#ffffff', 46, 57, 8, 3), 0.35);

/** Nigiri behind, rolls in front, on a board 100 wide. */
export const sushiSelection: Piece = [
  put(nigiri('#f47a3c', '#ffd0b0'), 3, 52, 0.31),
  put(nigiri('#d8304b', '#f58a9a'), 35, 52, 0.31),
  put(nigiri('#f47a3c', '#ffd0b0'), 67, 52, 0.31),
  put(nigiri('#fbd9c8', '#e08a7a'), 18, 60, 0.32),
  put(nigiri('#d8304b', '#f58a9a'), 51, 60, 0.32),
  put(maki('#f47a3c'), 2, 77, 0.24),
  put(maki('#7fae3c'), 27, 78, 0.24),
  put(maki('#f47a3c'), 52, 78, 0.24),
  put(maki('#d8304b'), 77, 77, 0.24),
].join('');
