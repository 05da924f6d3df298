import { emoji } from '../emoji.ts';
import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const mussel: Piece =
  shape('#1f2430', 'M-9 5Q-10-6 0-9 10-6 9 5q-9 5-18 0z') + shape('#f08a35', 'M-6 4q0-7 6-9 6 2 6 9-6 3-12 0z');

const wedge: Piece = shape('#f6c51f', 'M-9 0A9 9 0 0 0 9 0z') + shape('#fff2b0', 'M-6.5 0A6.5 6.5 0 0 0 6.5 0z');

/** Things strewn over the rice, from the back to the front. */
const strewn: readonly Piece[] = [
  put(mussel, 30, 66, 0.7, -12),
  put(mussel, 50, 63, 0.7),
  put(mussel, 70, 66, 0.7, 14),
  put(emoji('shrimp'), 12, 60, 0.2),
  put(emoji('shrimp'), 68, 66, 0.21),
  put(mussel, 22, 84, 0.85, -20),
  put(mussel, 78, 86, 0.85, 24),
  put(emoji('shrimp'), 29, 68, 0.24),
  put(emoji('shrimp'), 47, 73, 0.24),
];

const grains = [
  [18, 74],
  [26, 72],
  [38, 64],
  [44, 82],
  [58, 68],
  [64, 78],
  [60, 90],
  [36, 90],
  [84, 76],
  [74, 74],
  [48, 92],
  [88, 82],
] as const;

/** A paella pan seen from the side and a little above. */
function pan(rice: string, lit: string, greens: string): Piece {
  return [
    line('#2c2523', 4.5, 'M3 74Q-7 74-6 82T5 88M97 74q10 0 9 8T95 88'),
    shape('#2c2523', 'M0 77q2 23 50 23t50-23z'),
    oval('#3d3431', 50, 77, 50, 20),
    oval(rice, 50, 78, 45, 16.5),
    faint(oval(lit, 46, 75, 36, 11), 0.55),
    ...grains.map(([x, y], index) => disc(index % 3 === 0 ? '#c8371f' : greens, x, y, 1.5)),
  ].join('');
}

const lemons = put(wedge, 10, 82, 0.8, -20) + put(wedge, 90, 80, 0.8, 20);

/** Seafood paella in its pan. */
export const paella: Piece = pan('#eda91c', '#ffd257', '#4f8a2f') + strewn.join('') + lemons;

/** Creamy rice with prawns and cuttlefish, in a clay dish. */
export const creamyRice: Piece = [
  shape('#7b3419', 'M2 74q2 26 48 26t48-26z'),
  oval('#a04d28', 50, 74, 48, 18),
  oval('#c9642b', 50, 75, 42, 14.5),
  oval('#e08a3f', 46, 72, 33, 9),
  ...grains.map(([x, y], index) => disc(index % 2 === 0 ? '#ffdf9a' : '#f5c06a', x, y - 2, 1.5)),
  put(emoji('shrimp'), 18, 52, 0.26),
  put(emoji('shrimp'), 56, 52, 0.26),
  put(emoji('shrimp'), 37, 58, 0.28),
  line('#fff6e6', 4, 'M26 82q4-4 8 0M66 84q4-4 8 0M48 66q4-4 8 0'),
  line('#4f9a35', 2.2, 'M40 88l6-2M60 80l5 2M30 72l5-1M72 74l5 2'),
].join('');

const chorizo: Piece =
  disc('#8f2417', 0, 0, 7) +
  disc('#c4442c', 0, 0, 5.6) +
  [-2, 2, 0].map((x, index) => disc('#f3c9ad', x, index * 2 - 2, 0.9)).join('');

/** Fried breadcrumbs in a clay bowl, with chorizo, peppers and melon. */
export const migas: Piece = [
  shape('#b97c33', 'M10 66q4-24 26-28 14-8 28 0 22 4 26 28z'),
  ...Array.from({ length: 70 }, (_, index) => {
    const x = 15 + ((index * 37) % 71);
    const y = 40 + ((index * 23) % 24) + Math.abs(x - 50) * 0.2;
    return disc(['#f0cb8c', '#c48a3e', '#e6b871'][index % 3] ?? '', x, y, 2.4);
  }),
  put(chorizo, 34, 52),
  put(chorizo, 52, 46),
  put(chorizo, 66, 56),
  put(chorizo, 46, 62),
  line('#c8371f', 4, 'M24 60q6-6 10-2M58 64q8-5 14-1'),
  line('#4f8a2f', 4, 'M38 44q5-5 11-3M72 50q5 1 7 6'),
  shape('#8a3f1e', 'M4 64h92q-2 28-24 35-22 2-44 0Q6 92 4 64z'),
  shape('#a85a2f', 'M4 64h92l-1 9q-45 7-90 0z'),
  line('#e8c38c', 2, 'M10 82q8 6 13 0t13 0 14 0 14 0 13 0 13 0'),
].join('');
