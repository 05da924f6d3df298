import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, shape } from '../piece.ts';

/** A torta loca: custard between two rounds of puff pastry, an orange glaze, and a cherry on top. */
export const tortaLoca: Piece = [
  shape('#b9742a', 'M4 78h92v8q0 14-46 14T4 86z'),
  line('#8d5216', 2, 'M8 84q40 10 84 0M10 91q40 9 80 0'),
  shape('#fbe08a', 'M3 70q47 14 94 0v8q-6 8-14 4-6 8-14 3-8 7-16 1-8 7-16 0-8 6-15 0-10 4-19-8z'),
  shape('#c98436', 'M4 56h92v14q0 12-46 12T4 70z'),
  line('#98591b', 2, 'M6 64q44 10 88 0M8 71q42 9 84 0'),
  oval('#f08a1c', 50, 55, 46, 15),
  oval('#ffab3d', 48, 52, 40, 11),
  shape('#f08a1c', 'M6 60q4 3 8 1 2 10 6 2 6 3 12 2 2 12 7 1 10 3 20 0 2 10 6-1 10 0 16-2 3 9 6-2 5-2 7-5v-3H6z'),
  faint(line('#ffffff', 3, 'M18 50q12-7 28-7'), 0.7),
  disc('#b8142c', 50, 44, 9),
  disc('#ee6a78', 47, 41, 2.6),
].join('');
