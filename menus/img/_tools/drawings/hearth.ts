import { emoji } from '../emoji.ts';
import type { Piece } from '../piece.ts';
import { disc, line, put, shape } from '../piece.ts';

const log = (turn: number, x: number, y: number): Piece =>
  put(
    shape('#4a2a18', 'M-26-7h52v14h-52z') +
      shape('#6d4124', 'M-26-7h52v5h-52z') +
      disc('#e0b070', 26, 0, 7) +
      disc('#b9824a', 26, 0, 4) +
      disc('#3a1f12', -26, 0, 7),
    x,
    y,
    1,
    turn,
  );

/** Sparks that rise above a fire, from the lowest to the highest. */
const sparks = (
  [
    [30, 26],
    [68, 20],
    [42, 6],
    [58, -4],
    [34, -14],
    [72, -6],
    [50, -24],
  ] as const
)
  .map(([x, y], index) => disc(index % 2 === 0 ? '#ffd257' : '#ff9a3d', x, y, 1.9 - index * 0.15))
  .join('');

/** An open fire on crossed logs. */
export const campfire: Piece = [
  put(emoji('fire'), 2, 26, 0.56),
  put(emoji('fire'), 44, 24, 0.56),
  put(emoji('fire'), 13, -2, 0.76),
  log(-14, 34, 88),
  log(14, 66, 88),
  log(0, 50, 93),
  sparks,
].join('');

/** Firewood in a stack. */
export const firewood: Piece = (
  [
    [18, 88],
    [42, 88],
    [66, 88],
    [90, 88],
    [30, 67],
    [54, 67],
    [78, 67],
    [42, 46],
    [66, 46],
  ] as const
)
  .map(
    ([x, y], index) =>
      disc('#4a2a18', x, y, 12) +
      disc(index % 2 === 0 ? '#d9a564' : '#c78f50', x, y, 9.6) +
      disc('#b07a40', x, y, 5.6) +
      disc('#d9a564', x, y, 3.4) +
      line('#8f5f30', 1.2, `M${x} ${y}l7-4`),
  )
  .join('');
