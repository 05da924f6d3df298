import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const bubbles = (
  [
    [36, 66],
    [58, 74],
    [46, 44],
    [62, 30],
    [38, 20],
    [54, 8],
    [44, 84],
  ] as const
)
  .map(([x, y]) => disc('#ffffff', x, y, 1.6))
  .join('');

/** A pint glass of a beer, from its colour and that of its lit side to its foam. It is taller than wide. */
export const pint = (beer: string, lit: string, foam = '#fff6dc'): Piece =>
  faint(shape('#eaf4f7', 'M16-42h68L76 92q-1 8-9 8H33q-8 0-9-8z'), 0.5) +
  shape(beer, 'M20-18h60L73 88q-1 6-7 6H34q-6 0-7-6z') +
  faint(shape(lit, 'M24-18h20l4 112H35q-5 0-6-6z'), 0.75) +
  faint(bubbles, 0.35) +
  shape(foam, 'M17-40q4-9 14-7 6-8 17-4 10-6 18 1 12-3 17 8l-2 26q-8 6-15 1-7 5-15 0-8 5-16 0-8 4-16-1z') +
  faint(line('#ffffff', 4, 'M27-8l5 78'), 0.55);

/** A jug with a handle, full of beer. */
export const pitcher: Piece =
  line('#e3eef2', 9, 'M80 6q26 0 24 32T78 76') +
  faint(shape('#eaf4f7', 'M8-20Q20-16 22-4L16 92q0 8 9 8h52q9 0 9-8L80-20z'), 0.6) +
  shape('#e9a020', 'M22-2h57l5 88q0 8-7 8H25q-7 0-7-8z') +
  faint(shape('#ffcf5a', 'M24-2h18l-2 96H26q-6 0-6-8z'), 0.8) +
  faint(bubbles, 0.4) +
  shape('#fff6dc', 'M18-26q8-8 16-3 8-7 17 0 8-6 16 0 8-4 13 3l1 28q-8 5-15 0-8 5-15 0-8 5-15 0-8 4-15-2z') +
  faint(line('#ffffff', 4, 'M30 14l-2 62'), 0.5);

/** A hop cone with its leaf. */
export const hop: Piece = [
  shape('#3f7f2e', 'M46 18q-20-22-44-10 4 24 28 24 10-2 16-14z'),
  line('#2c5c20', 2.4, 'M8 12q20 2 38 8M50 4v14'),
  ...[0, 1, 2, 3, 4].flatMap((row) => {
    const half = [20, 27, 27, 21, 12][row] ?? 0;
    return [-1, 0, 1].map((side) =>
      put(
        shape((row + side) % 2 === 0 ? '#7fb83c' : '#98cc52', 'M-13-4Q0-12 13-4 12 14 0 24-12 14-13-4z'),
        52 + side * half * 0.62,
        24 + row * 13,
        0.9,
        -side * 16,
      ),
    );
  }),
].join('');

const chip = (fill: string): Piece =>
  shape(fill, 'M-22-4h44v8h-44z') + faint(shape('#ffffff', 'M-22-4h44v2.6h-44z'), 0.35);

/** Chips in a heap, whose middle is 0, 0. */
const chips: Piece = (
  [
    [-18, 12, -14],
    [16, 13, 12],
    [-4, 14, 4],
    [-24, 3, 18],
    [22, 3, -22],
    [2, 4, -8],
    [-12, -6, 30],
    [14, -8, -36],
    [0, -10, 12],
  ] as const
)
  .map(([x, y, turn], index) => put(chip(['#f4c04a', '#eaa92f', '#f9d46c'][index % 3] ?? ''), x, y, 1, turn))
  .join('');

const fillet: Piece =
  shape('#b9701f', 'M4 22Q8 4 30 6 44-4 62 2q18-4 30 10 16 6 14 18-4 16-26 14-14 10-32 4-20 6-32-4Q2 44 4 22z') +
  shape('#dd9a37', 'M9 20q6-12 23-10 14-9 30-3 17-4 27 8 11 4 11 11-12-8-26-4-14-8-30-2Q22 14 9 20z') +
  line('#f3c877', 2.4, 'M22 22q6-4 11 0M42 16q7-4 12 0M64 20q6-4 12 0M82 24q5-3 9 0M30 34q6-3 10 0M58 34q6-3 11 0');

/** Fish in batter over chips, with a slice of lemon and tartare sauce. */
export const fishAndChips: Piece = [
  put(chips, 26, 78, 0.92, -6),
  put(chips, 74, 78, 0.92, 6),
  put(chips, 50, 84, 0.92),
  put(fillet, 2, 40, 0.62, -12),
  put(fillet, 34, 44, 0.64, 8),
  put(disc('#f6c51f', 0, 0, 13) + disc('#fff2b0', 0, 0, 10.5), 14, 88),
  put(
    [0, 60, 120, 180, 240, 300].map((turn) => put(shape('#f7d64a', 'M0-1-4-8Q0-11 4-8z'), 0, 0, 1, turn)).join(''),
    14,
    88,
  ),
  shape('#ece4d6', 'M66 82h30l-4 14q-1 4-6 4H76q-5 0-6-4z'),
  oval('#ffffff', 81, 82, 15, 5),
  oval('#e9f0d2', 81, 82, 12, 3.6),
  disc('#6d9a3a', 77, 82, 1.2) + disc('#6d9a3a', 84, 81.4, 1.2) + disc('#6d9a3a', 81, 83, 1),
].join('');

/** A pie in its dish, with a lid of puff pastry and gravy at the rim. */
export const pie: Piece = [
  shape('#2f4f5a', 'M4 62h92l-6 28q-2 10-14 10H24q-12 0-14-10z'),
  shape('#3f6875', 'M4 62h92l-2 9q-44 8-88 0z'),
  line('#c9dde2', 2.4, 'M12 84q38 7 76 0'),
  oval('#5a2a14', 50, 62, 46, 11),
  shape(
    '#b9701f',
    'M2 60q2-12 14-16 12-20 34-20t34 20q12 4 14 16-6 9-16 4-7 8-16 2-8 7-16 1-8 6-16-1-9 6-16-2-10 5-16-4z',
  ),
  shape('#df9f42', 'M10 52q6-8 12-8 10-15 28-15t28 15q7 1 11 8-18 8-39 8t-40-8z'),
  line('#a85f1a', 2.6, 'M26 48q24 10 48 0M34 38q16 7 32 0M50 30v26'),
  faint(line('#fff0c8', 3, 'M30 40q6-7 14-8'), 0.8),
  put(shape('#cf8a30', 'M0-9q8 4 0 14-8-10 0-14z'), 42, 33, 0.8, -46),
  put(shape('#cf8a30', 'M0-9q8 4 0 14-8-10 0-14z'), 58, 33, 0.8, 46),
].join('');

/** Lamb stew with carrots, potatoes and leeks in a clay bowl. */
export const stew: Piece = [
  shape('#6b4a2c', 'M2 60h96q0 26-22 38-3 2-10 2H34q-7 0-10-2Q2 86 2 60z'),
  shape('#86603b', 'M2 60h96q0 5-1 9-47 9-94 0-1-4-1-9z'),
  line('#d9b98c', 2.4, 'M12 82q8 5 13 0t13 0 13 0 13 0 13 0 11 0'),
  oval('#4f371f', 50, 60, 48, 13),
  oval('#a9783f', 50, 60, 44, 10.5),
  ...(
    [
      [20, 58, '#f0d28a', 8],
      [68, 55, '#f0d28a', 9],
      [46, 64, '#f0d28a', 9],
      [33, 54, '#7a4526', 10],
      [56, 53, '#8a5230', 10],
      [80, 61, '#7a4526', 9],
      [30, 65, '#8a5230', 8],
      [64, 65, '#8a5230', 8],
    ] as const
  ).map(([x, y, fill, size]) => put(shape(fill, 'M-1-.5Q0-.9 1-.4L.9.3Q0 .7-.9.4z'), x, y, size)),
  ...(
    [
      [24, 63],
      [42, 55],
      [72, 62],
      [52, 60],
      [84, 56],
    ] as const
  ).map(([x, y]) => oval('#e8772a', x, y, 4.6, 3.2) + oval('#f7a052', x, y - 0.6, 2.6, 1.5)),
  line('#6d9a3a', 2.6, 'M38 60q4-3 7 0M60 58q4-3 7 0M16 61q3-2 5 0M76 58q3-2 6 0'),
].join('');

const sausage: Piece =
  line('#6b2f16', 15, 'M6 8Q30 16 56 6') +
  line('#9c5228', 11, 'M6 7Q30 14 56 5') +
  line('#d99a68', 2.4, 'M10 4q10 4 20 3M38 5q8-1 14-3');

/** A full Irish breakfast: egg, sausages, pudding, beans, tomato and bacon. */
export const fullIrish: Piece = [
  shape('#a8331f', 'M6 82q6-12 24-11 16 1 18 11-2 9-21 9T6 82z'),
  ...Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [11 + ((index * 17) % 32), 75 + ((index * 7) % 13)];
    return oval(index % 2 === 0 ? '#d9703a' : '#c85a2c', x, y, 3.2, 2.3);
  }),
  put(
    shape('#b3322b', 'M0 0q14-7 28 0t30-1v12q-15 7-30 0T0 12z') + line('#f3c9ad', 3, 'M2 5q13-6 27 0t27-1'),
    14,
    46,
    0.86,
    -8,
  ),
  put(sausage, 46, 44, 0.8, 10),
  put(sausage, 42, 56, 0.8, 4),
  shape('#fffdf6', 'M40 82q-2-12 16-12 10-6 22 0 18-2 19 10-1 12-20 13-10 5-20 0-16 0-17-11z'),
  disc('#f6a81c', 68, 80, 9.5) + disc('#ffc94d', 65.5, 77.5, 4.5),
  ...(['#2c201d', '#d8c7a8'] as const).map((fill, index) =>
    put(
      oval('#1d1412', 0, 3, 11, 7) +
        oval(fill, 0, 0, 11, 7) +
        disc('#b9a78c', -3, -1, 1.3) +
        disc('#8a7a66', 4, 1, 1.3),
      20 + index * 18,
      64 - index * 3,
    ),
  ),
  put(
    oval('#b3281c', 0, 2, 11, 8) + oval('#e2412e', 0, 0, 11, 8) + line('#f9b39a', 1.8, 'M-5-1h4M2-3l3 2M0 3h5'),
    86,
    92,
  ),
].join('');

/** Irish coffee in a glass with a foot, the cream afloat. */
export const irishCoffee: Piece = [
  faint(
    shape(
      '#eaf4f7',
      'M22-34h56q2 50-14 66-8 8-8 20v30h16q8 2 8 12 0 6-8 6H28q-8 0-8-6 0-10 8-12h16V52q0-12-8-20Q20 16 22-34z',
    ),
    0.6,
  ),
  line('#dfeaee', 6, 'M76-16q22-2 20 16T68 22'),
  shape('#3b1d10', 'M26-6h48Q73 20 62 28q-12 8-24 0Q27 20 26-6z'),
  faint(shape('#8a4a22', 'M26-6h14q0 24 6 36-5 0-8-2Q27 20 26-6z'), 0.7),
  shape('#fff8e8', 'M25-26h50l-1 21q-24 6-48 0z'),
  oval('#ffffff', 50, -26, 25, 5),
  disc('#6b3a1c', 42, -26, 1.4) + disc('#6b3a1c', 52, -28, 1.4) + disc('#6b3a1c', 60, -25, 1.4),
  faint(line('#ffffff', 3, 'M32 2q1 12 6 20'), 0.6),
].join('');

const scoop: Piece =
  shape('#fff0c4', 'M6 34C6 14 18 4 32 4s26 10 26 30q-4 6-9 1-4 7-9 1-5 7-10 0-5 6-10-1-9 6-14-1z') +
  shape('#ffe19a', 'M42 8q16 8 14 26-6 3-9-1 4-14-5-25z');

/** A square of cake with a scoop of vanilla ice cream, under a sauce. */
export const cakeWithIce = (crumb: string, crust: string, sauce: string): Piece =>
  [
    faint(oval(sauce, 50, 93, 48, 7), 0.85),
    shape(crust, 'M12 54l24-12h52v38l-22 16H12z'),
    shape(crumb, 'M12 56h54v40H18q-6 0-6-6z'),
    faint(shape('#000000', 'M66 56l22-14v38q0 4-4 7L66 96z'), 0.18),
    ...[20, 34, 47, 58, 27, 41, 54].map((x, index) => disc(crust, x, 64 + ((index * 11) % 26), 2)),
    shape(
      sauce,
      'M10 55l25-14h55l-1 8q-4 8-8 2-2 20-8 20t-6-12q-4 4-6 0-2 16-8 16t-8-12q-6 10-12 2-4 12-10 10t-7-10q-6-1-6-10z',
    ),
    put(scoop, 24, 15, 0.9),
    faint(line('#ffffff', 2.6, 'M22 52l14-7'), 0.5),
  ].join('');
