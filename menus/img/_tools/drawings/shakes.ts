import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, shape } from '../piece.ts';

/** Colours of a milkshake: its light and its shade, the sauce down the inside of the glass, and the straw. */
export type Shake = { light: string; shade: string; sauce: string; straw: string };

const cream: Piece =
  shape('#e9dfd2', 'M16 4Q12-8 24-11 20-26 36-28 38-44 52-44T66-28Q82-26 77-11 88-8 84 4z') +
  shape('#ffffff', 'M18 1Q15-8 26-10 23-24 38-26 40-41 51-41T62-27Q70-24 66-12 74-6 70 1z') +
  line('#e9dfd2', 2.5, 'M30-10q14 7 30 0M40-26q8 5 18 0');

const cherry: Piece =
  line('#4d7a26', 2.5, 'M51-56q2-14 14-18') + disc('#c41e34', 51, -50, 9.5) + disc('#f0727f', 47.5, -53.5, 2.8);

/** A tall glass of milkshake with whipped cream, a cherry and a straw. */
export const milkshake = ({ light, shade, sauce, straw }: Shake): Piece =>
  line(straw, 7, 'M66 6L80-58') +
  line('#ffffff', 2, 'M67-13l6 1.4M71-31l6 1.4M75-49l6 1.4') +
  faint(shape('#eaf4f8', 'M14-2h72L76 92q-1 4-5 4H29q-4 0-5-4z'), 0.6) +
  shape(shade, 'M18 2h64L73 88q0 3-4 3H31q-4 0-4-3z') +
  shape(light, 'M18 2h40l-4 89H31q-4 0-4-3z') +
  line(sauce, 4.5, 'M26 8q7 12 1 24t5 24 1 22M46 8q-5 12 1 22t-3 26M66 8q6 14-1 26t3 22-3 16') +
  oval('#dbe8ee', 50, 96, 27, 4) +
  cream +
  line(sauce, 3.5, 'M32-14q6 8 12 2t12 2 12-2') +
  cherry +
  faint(line('#ffffff', 4, 'M24 12l6 66'), 0.65);
