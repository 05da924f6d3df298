import type { Piece } from '../piece.ts';
import { disc, faint, flip, line, oval, put, shape } from '../piece.ts';

/** A rack of ribs, glazed in the given colours. */
export function ribs(meat: string, glaze: string): Piece {
  const bones = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 12 + index * 15.2;
    const bone =
      shape('#f5e6cc', `M${x - 3.4} 44V24q-5-3-2-7 3-3 5.4 0 3-3 5.4.4 2 4-2 6.6v20z`) +
      line('#dcc5a0', 1.4, `M${x + 1.6} 26v14`);
    return bone;
  });
  const joints = [0, 1, 2, 3, 4].map((index) => `M${19.6 + index * 15.2} 44q-2 22 0 46`);
  const rack = [
    ...bones,
    shape(
      meat,
      'M4 48q2-10 12-9 8-5 15 0 8-5 15 0 8-5 16 0 8-5 15 0 9-4 14 1 7 1 6 11l-2 36q-1 10-12 10H16q-10 0-11-10z',
    ),
    shape(
      glaze,
      'M7 50q3-8 11-6 7-4 14 0 7-4 14 0 8-4 15 0 7-4 14 0 9-3 13 4l-1 14q-3 7-9 1-5 9-11-1-6 14-13 1-6 8-12-1-6 12-13 0-6 9-12 0-7 5-10-3z',
    ),
    faint(line('#2a0d06', 2, joints.join('')), 0.35),
    faint(line('#ffd9a0', 2.6, 'M12 54q2-5 6-5M43 52q3-4 7-4M74 52q3-4 7-3'), 0.7),
  ].join('');
  return `<g transform="translate(0 26) scale(1 .74)">${rack}</g>`;
}

/** A chicken wing with a dark glaze. */
const wing: Piece =
  shape('#f2e3c8', 'M84 18q6-8 11-2 6 1 3 7-3 5-9 3l-8 9-6-6z') +
  shape('#9a3f14', 'M80 24q10 8 2 20Q70 66 44 82 22 92 12 80T22 48Q44 22 66 18q9-1 14 6z') +
  shape('#c75f1d', 'M72 24q-22 2-44 28-14 18-9 25 2-18 20-33 17-14 33-20z') +
  line('#ffd08a', 3, 'M40 40q9-9 18-12');

/** Wings in a heap, with sesame and a little pot of sauce. */
export const wings: Piece = [
  put(wing, 24, 14, 0.5, 4),
  put(wing, 50, 22, 0.52, 12),
  put(wing, 2, 30, 0.52, -14),
  put(wing, -4, 48, 0.52, -4),
  put(wing, 26, 50, 0.52, 8),
  put(wing, 62, 42, 0.5, 26),
  ...(
    [
      [24, 48],
      [42, 36],
      [54, 44],
      [66, 42],
      [36, 66],
      [18, 72],
      [52, 74],
      [70, 66],
    ] as const
  ).map(([x, y]) => disc('#fff1cf', x, y, 1.3)),
].join('');

export const saucePot = (sauce: string): Piece =>
  shape('#f7f2ea', 'M14 48h72l-8 44q-2 8-12 8H34q-10 0-12-8z') +
  shape('#d8cfc2', 'M62 48h24l-8 44q-2 8-12 8H54q8-20 8-52z') +
  oval('#fffdf8', 50, 48, 38, 13) +
  oval(sauce, 50, 49, 31, 9.5) +
  faint(line('#ffffff', 2.5, 'M32 47q10-5 20-4'), 0.5);

/** A tentacle of octopus that rises from the plate and curls in, with its suckers. */
const tentacle: Piece =
  line('#7d2740', 17, 'M4 90Q30 96 46 84 70 64 62 36 56 14 36 18 20 24 28 38q8 8 16-1') +
  line('#b04a60', 10, 'M4 87Q30 92 44 81 66 62 59 37 54 18 37 22 25 27 31 36') +
  (
    [
      [14, 97],
      [27, 96.5],
      [40, 93],
      [51, 86],
      [60, 76],
      [66, 64],
      [68, 51],
      [67, 38],
      [62, 25],
    ] as const
  )
    .map(([x, y], index) => disc('#f3c6bd', x, y, 3.8 - index * 0.2) + disc('#7d2740', x, y, 1.5))
    .join('');

const wrinkledPotato: Piece =
  oval('#a5763f', 50, 70, 34, 27) +
  oval('#c4935a', 46, 64, 26, 18) +
  line('#8a5f2e', 2.6, 'M26 70q6-5 10 1M44 56q8-5 14 1M56 78q7-5 13 1M40 86q5-4 9 0') +
  (
    [
      [34, 60],
      [52, 68],
      [66, 64],
      [46, 80],
      [60, 54],
    ] as const
  )
    .map(([x, y]) => disc('#fff6e6', x, y, 1.8))
    .join('');

/** Grilled octopus on its red sauce, with wrinkled potatoes. */
export const octopus: Piece = [
  shape('#c8371f', 'M2 90q4-12 26-10 20-8 40 0 24-2 30 9 0 11-34 11H34Q0 100 2 90z'),
  put(wrinkledPotato, -6, 44, 0.46),
  put(wrinkledPotato, 66, 36, 0.44, 10),
  put(tentacle, 8, 0, 0.98),
  flip(put(tentacle, 2, 38, 0.56)),
  put(wrinkledPotato, 22, 58, 0.42),
  line('#4f9a35', 2.4, 'M20 92l5-3M72 92l6-2M52 98l5-2'),
].join('');
