import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

/** A slice of an orange, about its own middle. */
const orangeSlice: Piece =
  disc('#f08a24', 0, 0, 20) +
  disc('#ffe0a8', 0, 0, 17) +
  [0, 60, 120, 180, 240, 300].map((turn) => put(shape('#f49a34', 'M0-2-6.5-13Q0-17 6.5-13z'), 0, 0, 1, turn)).join('');

const ice: Piece =
  faint(shape('#fff3e6', 'M0 4l19-4 5 17-19 4z'), 0.55) + faint(shape('#ffffff', 'M0 4l19-4 1 5-19 4z'), 0.7);

const stuffedOlive: Piece = disc('#5d7a24', 0, 0, 9) + disc('#86a63c', -2, -2, 5.5) + disc('#c8371f', 5, -2, 3);

/** A glass of vermouth with ice, a slice of orange and an olive on its pick. */
export const vermouth = (wine: string, lit: string): Piece =>
  [
    put(orangeSlice, 79, 4, 1.05),
    faint(shape('#e8f3f2', 'M15-6h70l-7 99q-1 7-8 7H30q-7 0-8-7z'), 0.42),
    shape(wine, 'M17 20h66l-5.5 72q-.5 5-7 5h-41q-6.5 0-7-5z'),
    shape(lit, 'M17 20h66l-.8 10q-32 6-64.4 0z'),
    put(ice, 26, 34, 1.05, -6),
    put(ice, 52, 42, 1, 8),
    put(ice, 34, 60, 0.95, 4),
    line('#e8cf9a', 2.4, 'M26-16l30 40'),
    put(stuffedOlive, 40, 4),
    put(stuffedOlive, 51, 19),
    faint(line('#ffffff', 3.4, 'M24 14l5.5 72'), 0.55),
  ].join('');

/** A siphon of soda, of blue glass with a metal head. */
export const siphon: Piece = [
  line('#b9c3c9', 8, 'M46-22H26q-9 0-9 9v6'),
  line('#8d999f', 6, 'M52-40q22 2 26 22'),
  shape('#cfd8dc', 'M38-38h24l3 26v16H35v-16z'),
  shape('#9aa7ad', 'M54-38h8l3 26v16H54z'),
  shape('#3f8fbd', 'M35 2h30q2 10 10 16 5 4 5 12v60q0 10-9 10H29q-9 0-9-10V30q0-8 5-12 8-6 10-16z'),
  faint(shape('#bfe6f5', 'M26 46h48v42q0 8-7 8H33q-7 0-7-8z'), 0.45),
  line('#e3e9eb', 2.2, 'M50 4v76'),
  faint(line('#ffffff', 4, 'M29 30v52'), 0.6),
  ...(
    [
      [40, 84],
      [60, 76],
      [66, 60],
      [36, 62],
      [58, 52],
    ] as const
  ).map(([x, y]) => disc('#ffffff', x, y, 1.8)),
].join('');

const cockle: Piece =
  oval('#c9702a', 0, 0, 7.5, 5) +
  oval('#f2b25c', -0.6, -0.8, 6, 3.6) +
  line('#8a3d12', 1.1, 'M-5 2.500q5 3 10-1') +
  line('#fbe0a8', 1.1, 'M-4-2q3-2 7-1');

/** An open tin of cockles in their liquor, its lid rolled back. */
export const tinOfCockles: Piece = [
  shape('#9aa7ad', 'M20 46q30-30 60 0l-4 10H24z'),
  shape('#dfe6e9', 'M20 46q30-30 60 0-30-14-60 0z'),
  line('#7d8990', 1.6, 'M26 45q24-14 48 0'),
  shape('#b08a3c', 'M2 66v16q0 18 48 18t48-18V66z'),
  shape('#d3ae5c', 'M2 70v9q8 13 48 13t48-13v-9q-8 14-48 14T2 70z'),
  oval('#eef2f4', 50, 66, 48, 20),
  oval('#a9b4ba', 50, 67, 43.5, 16.5),
  oval('#b5652a', 50, 68, 42, 15),
  ...(
    [
      [24, 64, -12],
      [38, 58, 8],
      [54, 57, -6],
      [69, 60, 14],
      [80, 66, -4],
      [16, 70, 6],
      [32, 70, 10],
      [47, 66, -8],
      [62, 68, 6],
      [75, 74, -14],
      [26, 77, -6],
      [41, 76, 12],
      [56, 78, -4],
    ] as const
  ).map(([x, y, turn]) => put(cockle, x, y, 1, turn)),
  faint(line('#fff2d0', 2, 'M18 60q10-6 18-7'), 0.6),
].join('');

/** A pick with an olive, an anchovy, mild chillies and an olive; it lies along y = 0, 100 long. */
const gilda: Piece = [
  line('#d9b878', 2.4, 'M0 0H100'),
  shape('#a9c64a', 'M30-1q14-11 40-7 6 3 0 5-20 3-40 4z'),
  shape('#7f9e2c', 'M30 1q18 10 40 8 6-3 0-6-20-4-40-4z'),
  line('#8f4526', 6.5, 'M30 0q6-8 13 0t13 0 13 0'),
  line('#d48a5c', 2.2, 'M31-2q5-6 11 1t13 0 13 0'),
  put(stuffedOlive, 20, 0, 1.05),
  put(stuffedOlive, 81, 0, 1.05),
].join('');

/** Three gildas side by side, the Basque bite on a pick, in a little oil. */
export const gildas: Piece = [
  faint(oval('#c2a83c', 50, 86, 56, 15), 0.45),
  put(gilda, 0, 72, 0.98, -3),
  put(gilda, -4, 86, 1.06, 1),
  put(gilda, 2, 99, 1, 4),
].join('');
