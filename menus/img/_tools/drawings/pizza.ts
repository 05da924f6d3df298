import type { Piece } from '../piece.ts';
import { faint, line, oval, put, shape } from '../piece.ts';

/** Chunky tomato sauce over a deep pizza, with grated cheese and basil. */
const tomatoTop: Piece = [
  oval('#a92215', 50, 54, 43, 14),
  oval('#cf3a22', 50, 53, 40, 12),
  ...(
    [
      [24, 52],
      [36, 46],
      [48, 56],
      [62, 47],
      [74, 54],
      [56, 62],
      [34, 60],
    ] as const
  ).map(([x, y]) => oval('#e2573a', x, y, 6, 2.6)),
  line('#fff0c8', 1.8, 'M28 48l4 2M44 50l4-2M58 54l4 1M68 50l4-2M38 56l4 1M52 46l4 1M46 63l4-1'),
  shape('#3f8a33', 'M46 50q3-7 11-6-1 7-11 6zM60 58q8-3 11 2-7 4-11-2z'),
].join('');

/** Rounds of pepperoni that cover a deep pizza. */
const pepperoniTop: Piece = [
  oval('#d8451f', 50, 54, 43, 14),
  oval('#f6c24e', 50, 53, 40, 12),
  ...(
    [
      [26, 50],
      [42, 46],
      [60, 46],
      [76, 51],
      [34, 57],
      [52, 55],
      [68, 59],
      [48, 63],
    ] as const
  ).map(([x, y]) => oval('#8f1f17', x, y, 7.6, 3.6) + oval('#c4402f', x, y - 0.6, 6, 2.5)),
  line('#3f8a33', 1.8, 'M30 54l3-1M56 51l3 1M62 63l3-1'),
].join('');

/** A deep pizza in its black pan. The toppings are drawn higher, for a rounder view. */
function deepDish(top: Piece): Piece {
  return [
    shape('#241f20', 'M1 66l4 25q2 9 14 9h62q12 0 14-9l4-25z'),
    faint(shape('#ffffff', 'M6 74l3 15q1 4 5 5-1-10-3-20z'), 0.2),
    oval('#3a3334', 50, 66, 50, 21),
    oval('#b9772a', 50, 63, 47.5, 19.5),
    oval('#e8b564', 50, 61, 47, 18.5),
    `<g transform="translate(0 -9.5) scale(1 1.3)">${top}</g>`,
  ].join('');
}

export const tomatoDeepDish: Piece = deepDish(tomatoTop);
export const pepperoniDeepDish: Piece = deepDish(pepperoniTop);

/** A wedge of deep pizza, seen from its cut side: crust, cheese, sausage and tomato. */
export const wedge: Piece = [
  shape('#b9772a', 'M6 98L2 52q0-6 8-6l6 2 4 34 72 8q6 1 5 8z'),
  shape('#e0a850', 'M6 98L2 52q0-6 8-6l3 1 4 40 78 7q4 4 1 4z'),
  shape('#fbe29a', 'M17 87l-3-24 84 17v13z'),
  shape('#fff2c4', 'M17 87l-1-8 80 11v3z'),
  shape('#8a4526', 'M30 78q6-7 14-2 2 8-7 8-8 0-7-6zM56 82q6-6 13-1 2 7-6 7-8 0-7-6zM80 86q5-4 10 0 0 4-5 4t-5-4z'),
  shape('#c2311d', 'M13 64L11 50q14-8 30-2 34 10 57 30v4z'),
  shape('#e2573a', 'M14 58q12-9 28-4 24 8 40 18-34-8-68-14z'),
  line('#fff0c8', 2, 'M26 52l6 2M42 56l7 1M58 64l6 1M72 69l5 2'),
  shape('#3f8a33', 'M48 54q5-9 15-5-4 8-15 5z'),
].join('');

/** The wedge held up, with strings of cheese that run down from it to the pan below. */
export const lifted: Piece = [
  tomatoDeepDish,
  line('#ffe08a', 7, 'M38 14Q44 40 40 62'),
  line('#fbe29a', 5, 'M54 16q2 24 0 46M68 18q-2 26 2 44'),
  line('#fff2c4', 3, 'M46 16q-2 22 0 46M60 18q3 20 2 44'),
  put(wedge, 18, -58, 0.78),
].join('');
