import { emoji } from '../emoji.ts';
import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const dumpling: Piece =
  disc('#cfa66a', 0, 1, 15) +
  disc('#ecd09a', -1, -1, 13) +
  [-7, 0, 6, -3, 4].map((x, index) => disc(index % 2 === 0 ? '#6d9a3a' : '#b98a4c', x, -6 + index * 3, 1.4)).join('');

const sauerkraut: Piece =
  oval('#d9cf8e', 0, 6, 24, 10) +
  line('#f3edc4', 3, 'M-20 4q8-9 17-2M-8 0q9-9 18 0M4 3q8-7 16 2M-16 10q10-6 20 0M2 10q9-5 17 0') +
  line('#b9ad62', 1.6, 'M-14 8q8-3 14 1M2 5q7-3 12 1');

/** A roast pork knuckle with its crackling and bone, sauerkraut and a dumpling in gravy. */
export const haxe: Piece = [
  shape('#6b3314', 'M4 88q6-9 46-9t46 9q0 11-46 11T4 88z'),
  shape('#f3e6cc', 'M46 8q-8-12 2-16 6-2 9 5 6-6 11 0 5 9-5 14l-3 16H48z'),
  line('#d5c09a', 2, 'M52 2l2 18M60 4l-2 16'),
  shape('#7a3413', 'M46 18q8-6 18 0 4 16 14 26 12 18 2 36-8 12-28 12t-30-12Q12 62 26 42q14-10 20-24z'),
  shape('#a8541d', 'M47 20q8-4 14 0 4 18 13 28 9 16 1 28-8 8-23 8-17 0-24-9-8-16 4-30 12-10 15-25z'),
  shape('#d98a35', 'M50 26q6-3 9 0 2 14 9 23 4 8 1 14-8-10-18-10-12 0-17 8-2-8 5-15 9-9 11-20z'),
  line('#5a230c', 1.8, 'M34 50l34 30M30 60l28 26M44 40l34 30M68 46L32 78M74 58L44 86M58 36L28 64'),
  faint(line('#ffe0a8', 3.2, 'M38 52q8-8 12-18'), 0.7),
  put(sauerkraut, 18, 86, 0.72),
  put(dumpling, 84, 82, 0.86),
].join('');

const cutlet: Piece = [
  shape('#a8651d', 'M-2 76q2-16 20-18 14-12 34-9 20-7 32 6 18 2 18 19 0 15-18 19-14 10-36 6-20 5-32-4Q-4 92-2 76z'),
  shape('#dd9a37', 'M2 74q2-12 18-14 13-12 32-8 19-7 30 5 17 2 18 16-1 12-16 14-14 9-34 5-20 5-31-3Q2 88 2 74z'),
  shape('#eeb658', 'M10 72q5-9 15-9 12-9 28-6 15-4 25 4-15 2-25 0-17-2-26 4-9 0-17 7z'),
  ...Array.from({ length: 40 }, (_, index) =>
    disc(index % 3 === 0 ? '#f7d48a' : '#b9751f', 12 + ((index * 29) % 78), 63 + ((index * 13) % 25), 1.4),
  ),
  line('#b9751f', 2.2, 'M24 84q10 4 20 1M58 68q10-3 18 1M62 86q10 0 16-4'),
].join('');

/** A schnitzel that hangs over the plate, with a slice of lemon, parsley and cranberries. */
export const schnitzel: Piece = [
  `<g transform="translate(0 34) scale(1 .66)">${cutlet}</g>`,
  put(
    disc('#f6c51f', 0, 0, 15) +
      disc('#fff6cf', 0, 0, 12.6) +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => put(shape('#f7d64a', 'M0-1.5-5-9.5Q0-13 5-9.5z'), 0, 0, 1, turn))
        .join(''),
    46,
    79,
    0.72,
  ),
  put(emoji('herb'), 52, 62, 0.19),
  ...(
    [
      [78, 92],
      [84, 89],
      [81, 86],
      [88, 92],
      [74, 89],
    ] as const
  ).map(([x, y]) => disc('#a3162c', x, y, 3.2) + disc('#f08a98', x - 1, y - 1.1, 0.9)),
].join('');

const bratwurst: Piece =
  line('#7a3a18', 15, 'M6 10Q36 22 68 8') +
  line('#b56a34', 11.5, 'M6 9Q36 20 68 7') +
  line('#5a2410', 2, 'M16 6l7 12M29 9l6 12M43 9l4 12M56 6l2 12') +
  line('#eebf8e', 2.2, 'M9 6q8 3 14 4M48 8q10-1 16-4');

/** Grilled sausages on sauerkraut, with mustard. */
export const sausages: Piece = [
  put(sauerkraut, 30, 84, 1.25),
  put(sauerkraut, 70, 84, 1.25),
  put(sauerkraut, 50, 74, 1.2),
  put(bratwurst, 2, 50, 0.78, -8),
  put(bratwurst, 42, 48, 0.78, 8),
  put(bratwurst, 20, 60, 0.8, -2),
  put(bratwurst, 6, 72, 0.78, 3),
  put(bratwurst, 44, 70, 0.78, -4),
  shape('#e8e0d2', 'M80 84h20l-3 12q-1 4-5 4h-5q-4 0-5-4z'),
  oval('#ffffff', 90, 84, 10, 3.6) + oval('#d9a21b', 90, 84, 8, 2.6),
].join('');

/** Egg noodles with melted cheese and fried onions, in a black pan. */
export const cheeseNoodles: Piece = [
  line('#1f1a18', 7, 'M94 74L126 62'),
  shape('#1f1a18', 'M0 74q2 26 50 26t50-26z'),
  oval('#3a322e', 50, 74, 50, 17),
  oval('#e2a93a', 50, 74, 45, 14),
  shape('#f2c65a', 'M10 72q4-12 18-14 10-10 22-8 14-4 24 8 14 2 16 14-8 8-40 9-34 0-40-9z'),
  ...Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [16 + ((index * 23) % 68), 56 + ((index * 11) % 26)];
    return put(line(index % 2 === 0 ? '#fbe09a' : '#d99a2c', 3.4, 'M-7 2q6-6 13-1'), x, y, 1, (index * 37) % 90);
  }),
  ...Array.from({ length: 13 }, (_, index) =>
    put(
      line(index % 2 === 0 ? '#8a4a16' : '#b5691f', 2.6, 'M-5 0q5-7 10 0'),
      30 + ((index * 19) % 42),
      50 + ((index * 7) % 14),
      1,
      index * 31,
    ),
  ),
  line('#4f9a35', 2.2, 'M28 66l5-3M66 70l5 2M50 76l5-2M74 60l4-2M38 78l4 2'),
].join('');

/** A slice of apple strudel under icing sugar, with custard. */
export const strudel: Piece = [
  faint(shape('#f6d874', 'M0 92q8-10 50-10t50 10q0 9-50 9T0 92z'), 0.95),
  shape('#b9701f', 'M6 58q2-18 20-20h48q18 2 20 20v20q0 12-14 12H20Q6 90 6 78z'),
  shape('#df9f42', 'M10 54q4-13 18-13h44q14 0 18 13-18-6-40-6t-40 6z'),
  shape('#f3dba4', 'M14 64q2-10 16-10h40q14 0 16 10v12q0 8-10 8H24q-10 0-10-8z'),
  line('#b9701f', 3.4, 'M30 70q0-9 12-9h18q12 0 12 8t-12 8H46q-7 0-7-4t7-4h14'),
  ...(
    [
      [22, 66],
      [24, 77],
      [78, 66],
      [78, 77],
      [52, 81],
    ] as const
  ).map(([x, y], index) => put(shape(index % 2 === 0 ? '#e6c65a' : '#d9b048', 'M-6-3q6-4 12 0l-2 6q-4 2-8 0z'), x, y)),
  disc('#4a2316', 34, 80, 2.4) +
    disc('#4a2316', 66, 62, 2.4) +
    disc('#4a2316', 46, 58, 2.2) +
    disc('#4a2316', 70, 81, 2.2),
  faint(
    Array.from({ length: 34 }, (_, index) =>
      disc('#ffffff', 14 + ((index * 43) % 71), 40 + ((index * 17) % 13), 1.2 + (index % 3) * 0.35),
    ).join(''),
    0.95,
  ),
].join('');
