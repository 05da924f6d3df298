import { emoji } from '../emoji.ts';
import type { Piece } from '../piece.ts';
import { faint, line, oval, put, shape } from '../piece.ts';

const cube: Piece =
  shape('#5c2413', 'M-9-8Q-9-11-6-11H6Q9-11 9-8V8Q9 11 6 11H-6Q-9 11-9 8z') +
  shape('#8f4423', 'M-8-8q0-2 3-2H6q2 0 2 3-7 4-16 2z') +
  faint(line('#2a0d06', 2, 'M-6 2l12-5M-6 8l12-5'), 0.7);

const pepper = (fill: string): Piece =>
  shape(fill, 'M-3.5-10q3.5-3 7 0v20q-3.5 3-7 0z') + faint(line('#ffffff', 1.4, 'M-1-7v8'), 0.5);

const onionSlice: Piece = oval('#7d3472', 0, 0, 4, 11) + oval('#e6c3df', 0, 0, 2.2, 8);

/** One skewer, 110 wide, its stick along the line y = 0. */
const skewer: Piece = [
  line('#d9b27a', 3, 'M-54 0H58'),
  put(cube, -38, 0),
  put(pepper('#d8392b'), -25, 0),
  put(cube, -12, 0),
  put(onionSlice, 0.5, 0),
  put(cube, 13, 0),
  put(pepper('#4f8a2f'), 26, 0),
  put(cube, 38, 0),
].join('');

/** Three skewers of beef, pepper and onion on a heap of rice. */
export const skewers: Piece = [
  shape('#fff6e2', 'M8 92q4-16 18-17 10-8 24-4 14-5 25 4 14 2 17 17-4 8-42 8T8 92z'),
  shape('#efdcb6', 'M8 92q16 5 42 5t42-5q-3 8-42 8T8 92z'),
  put(skewer, 50, 52, 0.88, -16),
  put(skewer, 50, 65, 0.88, -12),
  put(skewer, 50, 80, 0.88, -8),
  line('#4f9a35', 2.4, 'M16 88l6-4M78 90l6-3M60 94l5-3'),
].join('');

/** Half a chicken, flattened and grilled, with its red sauce. */
export const grilledChicken: Piece = [
  shape('#a8321a', 'M2 90q6-12 30-10 26-8 46 2 20 0 20 10-2 9-40 8-50 1-56-10z'),
  shape('#9c4a16', 'M8 66Q10 34 40 30q28-6 46 14 12 16 4 32-10 16-40 16T14 84Q7 78 8 66z'),
  shape('#cf7623', 'M13 62q4-24 30-27 24-4 38 12 6 9 4 18-10-14-34-14-24 0-38 11z'),
  shape('#9c4a16', 'M74 42q6-16 18-18 8 0 6 8-4 12-16 20z'),
  shape('#f2e3c8', 'M90 27q2-8 8-6 6-1 4 5 2 6-6 6z'),
  shape('#b85f1c', 'M22 84q-4-16 12-22 18-2 22 10-2 16-16 18-14 1-18-6z'),
  faint(line('#3a1408', 3.4, 'M24 52l34-13M30 62l44-17M38 72l44-17M48 80l36-14'), 0.65),
  line('#ffd08a', 2.8, 'M22 50q6-8 16-10'),
  line('#4f9a35', 2.2, 'M14 90l6-3M70 92l7-2'),
].join('');

/** Prawns in a fan over half a lemon and herbs. */
export const grilledPrawns: Piece = [
  put(emoji('leafy-green'), 8, 42, 0.42, -12),
  put(emoji('leafy-green'), 52, 42, 0.42, 12),
  put(emoji('shrimp'), 30, 10, 0.42),
  put(emoji('shrimp'), 2, 26, 0.44, -8),
  put(emoji('shrimp'), 54, 24, 0.44, 10),
  put(emoji('shrimp'), -4, 50, 0.48, -4),
  put(emoji('shrimp'), 54, 50, 0.48, 6),
  put(emoji('shrimp'), 24, 50, 0.5),
].join('');
