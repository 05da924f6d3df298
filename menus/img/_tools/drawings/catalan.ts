import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const crumbs = [
  [22, 44],
  [34, 34],
  [30, 58],
  [46, 46],
  [58, 36],
  [66, 52],
  [54, 64],
  [76, 42],
  [40, 72],
  [70, 68],
  [20, 60],
  [62, 80],
  [36, 84],
  [80, 60],
] as const;

/** A ball of potato and meat in breadcrumbs, with aioli and hot sauce poured over. */
const bomba: Piece = [
  disc('#a9641c', 50, 57, 43),
  disc('#cf8a36', 48, 53, 38),
  disc('#e2a552', 42, 44, 22),
  ...crumbs.map(([x, y], index) => disc(index % 3 === 0 ? '#f4cd86' : '#a9641c', x, y, 2.2)),
  shape(
    '#fff4d6',
    'M16 38q6-24 34-26 28 2 34 26 3 9-4 8-4 16-11 1-3 10-9 1-5 22-12 0-5 9-9-1-4 15-11 1-6 6-9-1-5-2-3-9z',
  ),
  shape('#d2371f', 'M28 24q8-12 22-12t23 12q1 7-6 6-4 12-10 1-5 8-10-1-5 14-11-1-7 3-8-5z'),
  faint(line('#ffffff', 3, 'M30 30q6-9 14-11'), 0.7),
].join('');

/** Two bombas of the Barceloneta. */
export const bombas: Piece = put(bomba, -4, 40, 0.58) + put(bomba, 44, 42, 0.58);

/** Half of a toasted sandwich: its cut side in front, ham and melted cheese between. */
const half: Piece = [
  shape('#c98436', 'M6 40L62 20l34 22-2 8H6z'),
  shape('#e9b262', 'M8 40L62 22l30 19z'),
  line('#b06a24', 2, 'M24 36l14 4M40 30l18 7M56 26l20 9'),
  shape('#fbe7bd', 'M6 42h90v13H6z'),
  shape('#f0b93a', 'M5 55h92v7q-4 0-6 5-4 9-8-1-8 3-12 0-5 12-10 0-10 3-16 0-5 8-9 0-8 3-13 0-6 3-10-2-7-1-8-9z'),
  shape('#ea9a8e', 'M6 60h90v8H6z'),
  shape('#f7cb52', 'M6 67h90v6H6z'),
  shape('#fbe7bd', 'M6 73h90v13H6z'),
  shape('#c98436', 'M6 84h90v8q0 6-8 6H14q-8 0-8-6z'),
].join('');

/** A bikini: the toasted ham and cheese sandwich, cut in two and stacked. */
export const bikini: Piece = put(half, -2, 38, 0.64) + put(half, 38, 40, 0.62) + put(half, 17, 4, 0.64);

/** Crema catalana in its clay dish, with burnt sugar that the spoon has cracked. */
export const cremaCatalana: Piece = [
  shape('#8a3f1e', 'M2 66q2 34 30 34h36q28 0 30-34z'),
  shape('#a85a2f', 'M2 66q1 9 4 15 44 12 88 0 3-6 4-15z'),
  line('#e8c38c', 2, 'M9 86q8 5 14 0t14 0 13 0 14 0 13 0 13 0'),
  oval('#bd6a37', 50, 66, 48, 20),
  oval('#f6d07a', 50, 67, 43, 16),
  oval('#b4611a', 50, 66.5, 41, 14.5),
  oval('#d98a2e', 46, 64, 32, 9.5),
  oval('#8a4212', 70, 70, 10, 4),
  oval('#8a4212', 30, 72, 8, 3),
  shape('#fbe3a0', 'M60 58l14-1 8 6-9 5-12-3z'),
  line('#fff0c8', 1.8, 'M60 58l-10 6M61 65l-12 8M74 57l6-5'),
  faint(line('#ffffff', 2.6, 'M20 62q10-7 24-8'), 0.6),
].join('');
