import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

/** A cured ham that hangs from its cord; it is drawn from the line y = 0 downwards. */
export const hangingHam: Piece =
  line('#e8d7b5', 2.5, 'M0-60V4') +
  shape('#2f2320', 'M-7 0h14l4 16h-22z') +
  shape('#c98a4b', 'M-9 14h18q2 20 16 36 18 26 8 54-8 24-33 24t-33-24q-10-28 8-54 14-16 16-36z') +
  shape('#e3b26f', 'M-6 18q2 22-12 40-16 24-9 46 4 10 11 14-8-34 10-60 8-14 6-40z') +
  shape('#a33327', 'M8 76q18 4 20 24-2 18-22 22-10-24 2-46z') +
  line('#f1c5a8', 2.5, 'M12 86q8 3 10 12M10 100q6 2 8 9');

/** A bottle with a label. */
export const bottle = (glass: string, label: string): Piece =>
  shape(glass, 'M42-36h16v28q0 8 6 14 10 8 10 22v66q0 6-6 6H32q-6 0-6-6V28q0-14 10-22 6-6 6-14z') +
  shape('#2a1d17', 'M41-44h18v14H41z') +
  shape(label, 'M26 40h48v36H26z') +
  line('#8a6a3c', 2.5, 'M34 52h32M38 62h24') +
  faint(line('#ffffff', 3, 'M34 22v10'), 0.35);

/** A short glass of negroni with a block of ice, an orange slice and smoke. */
export const negroni: Piece = [
  faint(line('#ffffff', 7, 'M38 10q-10-16 2-30t0-30M60 6q10-16-2-30t2-28'), 0.22),
  faint(shape('#dff0f5', 'M14 22h72l-7 72q-1 6-8 6H29q-7 0-8-6z'), 0.45),
  shape('#b3261e', 'M17 44h66l-5 44q-1 5-7 5H29q-6 0-7-5z'),
  shape('#e0482f', 'M17 44h66l-1 9q-32 5-64 0z'),
  faint(shape('#ffd9cc', 'M34 36l28-6 8 26-27 7z'), 0.75),
  faint(shape('#ffffff', 'M34 36l28-6 3 9-28 7z'), 0.8),
  put(
    disc('#f08a24', 0, 0, 20) +
      disc('#ffd08a', 0, 0, 16.5) +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => put(shape('#f49a34', 'M0-2-6.5-13Q0-17 6.5-13z'), 0, 0, 1, turn))
        .join(''),
    80,
    24,
  ),
  faint(line('#ffffff', 3, 'M24 32l5 52'), 0.6),
].join('');

/** Toast with grated tomato and oil. */
export const toast: Piece =
  shape('#a86426', 'M4 76q2-16 22-17 26-6 50 0 20 2 20 16v8q-1 12-14 12H18Q5 95 4 84z') +
  shape('#d99a4e', 'M4 74q2-16 22-17 26-6 50 0 20 2 20 16-1 13-14 13H18Q5 86 4 74z') +
  shape('#f3d398', 'M9 74q2-11 18-12 24-5 47 0 16 2 17 11-1 8-11 8H20q-10 0-11-7z') +
  shape('#d9412b', 'M15 74q3-8 14-8 20-4 40 0 15 1 16 7-2 6-11 5-4 3-9 0-7 4-14 0-8 4-14 0-6 3-10 0-11 1-12-4z') +
  [28, 40, 52, 64, 74].map((x, index) => disc('#f9b39a', x, 71 + (index % 2) * 4, 1.5)).join('') +
  line('#f7dc6f', 2, 'M34 68q6-2 10 1M58 75q6-2 10 0');

/** A glass of orange juice. */
export const juice: Piece =
  faint(shape('#e8f3f6', 'M22 10h56l-6 84q-1 6-8 6H36q-7 0-8-6z'), 0.6) +
  shape('#f6921e', 'M24 28h52l-5 62q0 5-6 5H35q-6 0-6-5z') +
  oval('#ffb653', 50, 28, 26, 5) +
  faint(line('#ffffff', 3, 'M34 40l3 40'), 0.5) +
  line('#c8371f', 5, 'M58 30L70-14');

const olive = (x: number, y: number): Piece =>
  disc('#5d7a24', x, y, 10) + disc('#86a63c', x - 2, y - 3, 6) + disc('#c8371f', x + 4, y - 4, 2.6);

/** Olives in a clay bowl. */
export const olives: Piece = [
  ...(
    [
      [34, 44],
      [54, 40],
      [70, 48],
      [22, 56],
      [42, 54],
      [60, 54],
      [78, 58],
    ] as const
  ).map(([x, y]) => olive(x, y)),
  shape('#8a3f1e', 'M4 58h92q0 24-20 38-4 4-12 4H36q-8 0-12-4Q4 82 4 58z'),
  shape('#a85a2f', 'M4 58h92v9q-46 8-92 0z'),
  line('#e8c38c', 2.4, 'M12 78q8 6 13 0t13 0 14 0 14 0 13 0 9 0'),
].join('');

/** A suitcase with stickers. */
export const suitcase: Piece =
  line('#4a2c1a', 6, 'M36 30V16q0-6 6-6h16q6 0 6 6v14') +
  shape('#c25a2a', 'M12 28h76q10 0 10 10v50q0 10-10 10H12Q2 98 2 88V38q0-10 10-10z') +
  shape('#8f3d18', 'M20 28h10v70H20zM70 28h10v70H70z') +
  disc('#ffd257', 50, 54, 12) +
  shape('#2fa4c7', 'M38 74h24v14H38z') +
  shape('#ffffff', 'M42 84l6-7 4 4 3-3 5 6z');
