import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

/** A small fish in flour, fried whole. */
const anchovy: Piece =
  shape('#a8701f', 'M-34 0Q-16-12 8-9q14 2 22 9l12-9q4 1 3 9 1 9-3 10L30 2Q20 11 4 11-18 12-34 0z') +
  shape('#dfa945', 'M-30 0Q-14-9 8-6q12 2 20 6-14-1-26 0-16 1-32 0z') +
  line('#f6d894', 1.8, 'M-18-3q10-3 22-1M-10 5q10 2 20 0') +
  disc('#5a3a14', -25, -1, 1.7);

/** A squid ring in batter, seen aslant. */
const ring: Piece =
  `<ellipse cx="0" cy="2" rx="15" ry="10" fill="none" stroke="#a8701f" stroke-width="9"/>` +
  `<ellipse cx="0" cy="0" rx="15" ry="10" fill="none" stroke="#e3ad48" stroke-width="8"/>` +
  line('#f9e0a2', 2, 'M-13-6q6-7 14-6M9 8q5-2 6-5');

/** Fried anchovies and squid rings in a heap, with half a lemon. */
export const fishFry: Piece = [
  put(anchovy, 50, 42, 0.74, -28),
  put(anchovy, 36, 56, 0.78, 24),
  put(anchovy, 68, 56, 0.78, -16),
  put(ring, 50, 58, 0.9, 10),
  put(anchovy, 26, 72, 0.8, -14),
  put(ring, 76, 70, 0.9, -12),
  put(anchovy, 54, 73, 0.8, 12),
  put(ring, 30, 84, 0.95, 8),
  put(anchovy, 80, 84, 0.8, 8),
  put(ring, 58, 88, 0.95, -6),
  put(anchovy, 12, 88, 0.74, 6),
  put(disc('#e3b21a', 0, 1.5, 13) + disc('#f6d232', 0, 0, 12) + disc('#fff6cf', 0, 0, 10), 92, 93, 0.9),
  put(
    [0, 60, 120, 180, 240, 300].map((turn) => put(shape('#f7dc5a', 'M0-1-4-7.5Q0-10 4-7.5z'), 0, 0, 1, turn)).join(''),
    92,
    93,
    0.9,
  ),
  faint(oval('#ffffff', 44, 50, 4, 1.6), 0.4),
].join('');
