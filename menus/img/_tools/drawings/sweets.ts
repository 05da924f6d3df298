import type { Piece } from '../piece.ts';
import { disc, faint, line, put, shape } from '../piece.ts';

const berry = (fill: string, x: number, y: number): Piece =>
  disc(fill, x, y, 5.5) + disc('#ffffff', x - 1.8, y - 2, 1.3);

/** A slice of baked cheesecake with red berry jam. */
export const cheesecake: Piece = [
  shape('#fbe3a6', 'M4 62L96 46v38q0 6-6 7L12 100q-8 1-8-6z'),
  shape('#fff2cc', 'M4 66L96 50v24L4 90z'),
  shape('#c98a45', 'M4 92l92-13v5q0 6-6 7L12 100q-8 1-8-6z'),
  shape('#8a4a1c', 'M4 62Q26 34 74 30q18 2 22 16L4 62z'),
  shape('#b46a2c', 'M12 57q20-22 60-24 14 2 19 10z'),
  shape('#c21f3a', 'M24 50q10-12 30-14 22-1 32 8-2 6-9 6-1 16-7 3-6 1-8 2 0 20-7 3-8 3-11 1-1 11-7 2-10 2-13-11z'),
  berry('#8e1230', 42, 40),
  berry('#d8304b', 54, 35),
  berry('#4a2a6b', 65, 40),
  faint(line('#ffffff', 2.2, 'M30 48q5-6 10-7'), 0.6),
  shape('#4f9a35', 'M60 32q2-12 14-14-1 12-14 14z'),
].join('');

const scoop: Piece =
  shape('#fff0c4', 'M6 34C6 14 18 4 32 4s26 10 26 30q-4 6-9 1-4 7-9 1-5 7-10 0-5 6-10-1-9 6-14-1z') +
  shape('#ffe19a', 'M42 8q16 8 14 26-6 3-9-1 4-14-5-25z') +
  [24, 34, 28, 40, 20].map((x, index) => disc('#7a5a24', x, 14 + index * 4, 0.9)).join('');

/** French toast with a caramel crust and a scoop of vanilla ice cream. */
export const torrija: Piece = [
  faint(shape('#7a3b10', 'M2 88q6-8 46-9t50 8q2 13-46 13T2 88z'), 0.75),
  shape('#e9b765', 'M8 62h84v22q0 8-8 8H16q-8 0-8-8z'),
  shape('#f6d999', 'M8 72h84v8H8z'),
  shape('#b4621a', 'M14 44h72q6 0 7 8v10q0 5-6 5H13q-6 0-6-5V52q1-8 7-8z'),
  shape('#d98b35', 'M16 46h68q5 0 6 5-40 5-80 0 1-5 6-5z'),
  line('#7a3b10', 2, 'M24 56h12M46 60h14M68 55h12'),
  shape('#b4621a', 'M14 64q6 0 6 8 0 6-4 6t-4-6zM70 64q8 0 8 12 0 6-4 6t-4-6z'),
  put(scoop, 22, 13, 0.95),
  shape('#4f9a35', 'M70 38q4-14 18-14-3 14-18 14z'),
].join('');

const pionono: Piece = [
  shape('#f4ead8', 'M14 62h72l-8 34q-1 4-6 4H28q-5 0-6-4z'),
  line('#d5c3a4', 2, 'M26 66l4 30M40 66l2 32M54 66v32M68 66l-4 30'),
  shape('#e7b45f', 'M20 40q0-8 30-8t30 8v26q0 6-30 6t-30-6z'),
  line('#c4863a', 4, 'M22 50q28 8 56 0M22 60q28 8 56 0'),
  shape('#fbe6ab', 'M18 40Q18 12 50 10t32 30q-4 8-32 8t-32-8z'),
  shape('#a8591f', 'M28 28q4-15 22-15t23 14q-8-3-12 2-6-5-11 1-6-6-11 0-6-4-11-2z'),
].join('');

/** Three piononos: little rolled sponge cakes with toasted cream. */
export const piononos: Piece = [put(pionono, 2, 36, 0.5), put(pionono, 48, 36, 0.5), put(pionono, 24, 42, 0.56)].join(
  '',
);
