import type { Piece } from '../piece.ts';
import { line, put, shape } from '../piece.ts';

/** A prawn in tempura batter, lying along the line y = 0, its tail on the right. */
const prawn: Piece =
  shape('#d8392b', 'M34-4q10-12 18-10-4 6-8 9 6 1 10 7-10 4-20 0z') +
  shape(
    '#e0a23c',
    'M-50 0q-4-10 8-12 6-6 14-2 6-6 14-1 8-5 14 1 8-4 14 2 10-2 24 6 6 4 2 8-8 10-22 8-6 6-14 1-8 6-14 0-8 6-15 0-10 4-15-1-10-1-10-10z',
  ) +
  shape('#f6c766', 'M-46-3q2-8 11-8 7-5 13-1 8-5 14 0 8-4 14 2 9-3 13 3-34-4-65 4z') +
  line('#fff0c8', 2.2, 'M-36-6q4-3 8-1M-12-7q4-3 8-1M12-5q4-2 7 0');

/** A slice of vegetable in batter. */
const slice = (inside: string): Piece =>
  shape('#e0a23c', 'M-16 0q-2-16 14-17 18-1 18 15 0 15-15 16-16 0-17-14z') +
  shape(inside, 'M-10 0q-1-10 9-11 11 0 11 10 0 9-9 10-10 0-11-9z') +
  line('#f6c766', 2.4, 'M-13-6q4-8 12-8');

/** Prawns and vegetables in tempura, heaped. */
export const tempura: Piece = [
  put(slice('#b5d65a'), 20, 56, 0.9),
  put(slice('#f08a24'), 80, 56, 0.9),
  put(slice('#7d4a8a'), 50, 46, 0.9),
  put(prawn, 44, 64, 0.78, -16),
  put(prawn, 60, 70, 0.78, 12),
  put(prawn, 42, 80, 0.82, -6),
  put(prawn, 62, 88, 0.82, 6),
  put(prawn, 40, 94, 0.8, -2),
  put(slice('#f08a24'), 12, 88, 0.7),
].join('');
