import type { Piece } from '../piece.ts';
import { disc, faint, line, put, shape } from '../piece.ts';

/** A slice of brisket: its dark bark, the ring that smoke leaves, and the grain of the meat. */
const slice: Piece = [
  shape('#2a1510', 'M0 14Q2 2 14 2H70Q84 2 86 14V40Q84 52 70 52H14Q2 52 0 40z'),
  shape('#b8434a', 'M5 17Q6 8 15 8H69Q80 8 81 17V37Q80 46 69 46H15Q6 46 5 37z'),
  shape('#8d4a37', 'M10 20Q11 14 18 14H67Q75 14 76 20V34Q75 40 67 40H18Q11 40 10 34z'),
  faint(line('#d08a6a', 1.8, 'M18 20l6 14M30 18l6 17M43 18l5 17M56 18l5 16M68 20l3 12'), 0.8),
  shape('#f2dcb4', 'M8 12Q12 6 20 7q16 3 34 1 12-1 20 3 2 3-6 2-14-2-26 0-18 2-34-1z'),
].join('');

const pickleCoin: Piece = disc('#6f8f2b', 0, 0, 7) + disc('#a9bf55', 0, 0, 5) + disc('#cddb8a', 0, 0, 2);

/** Slices of brisket that lie over one another, with pickles. */
export const brisket: Piece = [
  put(slice, 22, 12, 0.88, 8),
  put(slice, 12, 26, 0.9, 5),
  put(slice, 2, 40, 0.94, 2),
  put(pickleCoin, 12, 94, 0.9),
  put(pickleCoin, 26, 97, 0.9),
  put(pickleCoin, 86, 92, 0.9),
].join('');

/** A soft roll, open towards the eye, whose filling is drawn on the line between its halves from x = 8 to 92. */
export function roll(filling: Piece): Piece {
  return [
    shape('#c57f33', 'M6 40Q4 20 28 18H72Q96 20 94 40 94 58 50 58T6 40z'),
    shape('#e3a556', 'M13 36Q14 24 32 23H70q15 1 17 12-34-11-74 1z'),
    filling,
    shape('#b9732c', 'M3 72Q3 64 12 66 50 76 88 66q9-2 9 6 0 24-20 28H23Q3 96 3 72z'),
    shape('#d99a4a', 'M5 73q6-4 12-2 33 8 66 0 6-2 12 2-3 8-12 9-33 7-66 0-9-1-12-9z'),
    faint(line('#f6cf8e', 2.4, 'M30 26q18-4 34-2'), 0.9),
  ].join('');
}

/** Pulled pork in threads, with slaw on top. */
export const pulledPorkFilling: Piece = [
  shape('#7c3a20', 'M7 66q-3-14 12-15 10-7 20-1 10-8 21-1 10-6 19 1 14 0 14 13-1 9-13 11-30 7-60 0-11-1-13-8z'),
  line('#b9683c', 2.6, 'M14 64q8-8 18-2M30 70q10-9 22-1M50 62q9-8 18-1M64 70q9-7 20-3M22 72q6-4 12 0'),
  shape('#eef0cf', 'M22 50q6-9 16-5 8-7 17-1 9-6 17 0 8 0 7 6-6 6-14 3-7 5-14 0-8 5-15 0-14 4-14-3z'),
  line('#b06bb0', 2, 'M34 48l8 3M58 47l7 3'),
  line('#ef8e3c', 2, 'M46 46l7 4M68 50l5-2'),
].join('');

/** Roast beef in thin slices, with pickled peppers and carrots. */
export const beefFilling: Piece = [
  shape('#6d3524', 'M6 66q-2-13 10-15 12-8 22 0 10-8 23 0 11-8 21 1 13 1 12 14-2 9-14 10-30 7-60 0-12-2-14-10z'),
  line('#a8664c', 3, 'M12 62q12-9 24 0M30 70q12-10 26 0M50 60q12-9 24 0M62 70q12-8 24-3'),
  ...(
    [
      [24, 48, '#8fb33c'],
      [38, 43, '#c8371f'],
      [50, 47, '#f08a24'],
      [62, 42, '#8fb33c'],
      [75, 48, '#f08a24'],
    ] as const
  ).map(([x, y, fill]) => disc(fill, x, y, 5) + disc('#fff3d6', x, y, 1.8)),
].join('');
