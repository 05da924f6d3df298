import type { Piece } from '../piece.ts';
import { disc, line, put, shape } from '../piece.ts';

/** A strip of breaded cutlet, its white meat at the cut. */
const strip: Piece =
  shape('#a8651f', 'M0 6Q0 0 6 0H16Q22 0 22 6V50Q22 56 16 56H6Q0 56 0 50z') +
  shape('#d9952f', 'M2 6Q2 2 6 2H15Q18 2 18 6V48Q18 52 14 52H6Q2 52 2 48z') +
  [8, 16, 24, 32, 40, 47].map((y, index) => disc('#f3c46a', 6 + ((index * 5) % 10), y, 1.6)).join('') +
  shape('#fff3df', 'M3 46H19V51Q19 54 16 54H6Q3 54 3 51z');

/** Breaded chicken over rice, with a brown curry of carrot and potato. */
export const katsuCurry: Piece = [
  shape('#fffdf6', 'M4 88Q4 56 32 50q22-2 28 18 4 18 2 28-40 6-54 0-4-2-4-8z'),
  ...[14, 24, 34, 20, 40, 12].map((x, index) => disc('#e6dfcd', x, 66 + ((index * 9) % 26), 1.5)),
  put(strip, 18, 46, 0.85, -16),
  put(strip, 32, 40, 0.85, -9),
  put(strip, 46, 37, 0.85, -2),
  put(strip, 60, 37, 0.85, 5),
  shape('#8a4a1a', 'M36 92q4-16 22-18 24-4 36 6 6 12 0 18-16 6-44 4-10-1-10-8z'),
  shape('#a8642a', 'M44 88q6-9 18-10 18-2 26 4-22-1-44 6z'),
  shape('#ef8a24', 'M64 82l8-3 4 6-8 4zM82 88l7-2 2 6-7 2z'),
  shape('#f3d98a', 'M52 90l8-2 2 6-8 2zM74 92l7-1 1 5-7 1z'),
  line('#6fae3f', 3, 'M12 82l6-4M26 94l7-2M86 72l6 3'),
].join('');
