import type { Piece } from '../piece.ts';
import { disc, line, oval, put, shape } from '../piece.ts';

const croquette: Piece =
  shape('#c9812e', 'M12 62q-2-19 18-20h40q20 1 18 20t-20 20H32Q13 82 12 62z') +
  shape('#e5a851', 'M18 56q2-10 14-10h36q12 1 14 9-30-6-64 1z') +
  [24, 36, 47, 59, 71, 80, 30, 53, 66, 42]
    .map((x, index) => disc(index % 3 === 0 ? '#f4c878' : '#a9641c', x, 60 + ((index * 7) % 17), 1.7))
    .join('');

/** A croquette cut open, so that the béchamel and the ham show. */
const openCroquette: Piece =
  croquette +
  oval('#a9641c', 78, 62, 14, 20) +
  oval('#fff0cf', 78, 62, 11, 16.5) +
  line('#c8543e', 2.6, 'M74 54l4 2M80 62l4-2M73 68l4 2M80 72l2-1');

/** Croquettes in a heap, 100 wide, one of them cut open in front. */
export const croquettes: Piece = [
  put(croquette, 22, 14, 0.5, -3),
  put(croquette, 4, 33, 0.5, -6),
  put(croquette, 45, 30, 0.5, 7),
  put(croquette, -8, 50, 0.5, 4),
  put(openCroquette, 27, 55, 0.5, -3),
  put(croquette, 60, 50, 0.5, -5),
].join('');

const chip = (fill: string, edge: string): Piece =>
  shape(edge, 'M-17 14Q0 20 17 14L1-17q-1-1-2 0z') + shape(fill, 'M-15 12Q0 17 15 12L1-14q-1-1-2 0z');

const golden = chip('#f5bd4a', '#d9902a');
const pale = chip('#fbd273', '#e0a13a');

/** A mountain of nachos with cheese, guacamole, sour cream and jalapeños. */
export const nachos: Piece = [
  ...(
    [
      [12, 84, -20],
      [88, 84, 24],
      [30, 82, 14],
      [70, 82, -12],
      [50, 84, 180],
      [22, 64, 160],
      [78, 64, -158],
      [40, 62, -16],
      [62, 62, 20],
      [32, 44, 26],
      [68, 44, -22],
      [50, 46, 172],
      [50, 26, 4],
    ] as const
  ).map(([x, y, turn], index) => put(index % 2 === 0 ? golden : pale, x, y, 1.05, turn)),
  shape('#ff9f1c', 'M26 56q8-14 24-16t25 15q6 2 2 9-3 9-7 1-3 14-9 2-4 18-10 1-4 9-9-1-5 13-9-1-8 6-8-3-3-3 1-7z'),
  shape('#8a4526', 'M34 52q6-8 16-8t17 7q-4 7-16 6-12 2-17-5z'),
  shape('#fff8ee', 'M40 34q2-10 11-11 10 0 11 10 1 8-11 8t-11-7z'),
  shape('#7fae3c', 'M14 76q2-9 12-9t13 8q0 7-13 7t-12-6z'),
  shape('#7fae3c', 'M66 78q1-7 9-7t10 6q0 6-10 6t-9-5z'),
  ...(
    [
      [44, 58],
      [60, 66],
      [30, 60],
      [54, 80],
      [72, 60],
    ] as const
  ).map(([x, y]) => disc('#4f8a2f', x, y, 4.2) + disc('#cfe27a', x, y, 2.6)),
].join('');
