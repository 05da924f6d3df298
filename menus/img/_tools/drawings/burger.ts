import type { Piece } from '../piece.ts';
import { disc, line, put, shape } from '../piece.ts';

/** What a burger is built of, between its two halves of bread. */
export type Layer = keyof typeof LAYERS;

export type Bread = 'brioche' | 'dark' | 'rustic' | 'milk';

/** Colours of the crust, its lit side and its seeds, where it has any. */
const BREADS: Record<Bread, { crust: string; lit: string; seed?: string }> = {
  brioche: { crust: '#df9338', lit: '#f3b561', seed: '#fff1cf' },
  dark: { crust: '#2e2726', lit: '#4a3f3c', seed: '#e9ddc4' },
  rustic: { crust: '#c57b3a', lit: '#dda061', seed: '#f6e2bd' },
  milk: { crust: '#e59a35', lit: '#f7c470' },
};

/** The height of a layer and its drawing, whose foot is the line y = 0 and which spans x from 6 to 94. */
const LAYERS = {
  beef: {
    height: 14,
    draw:
      shape('#6b3620', 'M14-14H86q8 0 8 7t-8 7H14Q6 0 6-7t8-7z') +
      shape('#84482c', 'M14-14H86q7 0 8 5-44 4-88 0 1-5 8-5z') +
      line('#4d2413', 2.2, 'M20-5h7M38-4h10M58-6h8M76-4h6'),
  },
  smash: {
    height: 7,
    draw:
      shape(
        '#5a2a16',
        'M8-8q10-2 18 0 10-2 20 0 12-2 22 0 12-1 24 0 7 1 4 4 2 3-3 4-5 3-9 0-6 4-11 0-7 4-13 0-7 4-13 0-8 4-14 0-7 3-12 0-6 3-11 0-6-1-4-4-4-3 2-4z',
      ) +
      shape('#7d4225', 'M12-8q18-2 38 0 18-2 38 0 4 1 2 3-40 3-80 0-2-2 2-3z') +
      line('#3c190b', 1.8, 'M16-2h6M36-3h8M57-2h7M78-3h6'),
  },
  goatCheese: {
    height: 8,
    draw: [8, 37, 66]
      .map(
        (x) =>
          shape('#fdf8ea', `M${x}-8h26q3 1 3 4t-3 4H${x}q-3-1-3-4t3-4z`) +
          shape('#e3cfa4', `M${x}-2h26l-2 2H${x + 2}z`) +
          line('#ffffff', 1.5, `M${x + 4}-6h14`),
      )
      .join(''),
  },
  crispyOnion: {
    height: 7,
    draw:
      shape(
        '#c47a26',
        'M6-3q4-7 12-3 6-6 13-1 8-5 14 0 8-5 14 0 7-5 14 0 8-4 13 1 9-3 8 3-3 5-12 3-7 3-14 0-8 4-15 0-8 4-15 0-8 3-14 0-14 4-18-3z',
      ) +
      line('#efb95c', 2, 'M14-3q4-5 9-1M33-4q5-4 10 0M52-3q5-5 10 0M71-4q4-4 9 0') +
      line('#8f5214', 1.4, 'M24-1q4 2 8 0M61-1q5 2 9-1'),
  },
  kimchi: {
    height: 8,
    draw:
      shape(
        '#d8472a',
        'M5-4q8-7 17-2 8-5 15 0 8-5 15 0 8-5 15 0 8-5 14 0 12-3 13 3-4 6-13 2-7 6-15 1-8 5-15 0-8 6-16 0-8 4-14 0-12 3-16-4z',
      ) +
      line('#f6d9a8', 2.2, 'M16-4q6-3 10 1M42-5q5-2 10 1M68-4q6-3 11 0') +
      line('#f08a5a', 1.6, 'M28-1l8-2M56 0l8-3M82-2l6-1') +
      line('#5e9c3c', 1.8, 'M34-6l5 3M62-6l4 3'),
  },
  strawPotato: {
    height: 9,
    draw:
      line('#d9962c', 2.4, 'M8-1l20-7M14-7l18 6M30-2l22-6M38-8l16 7M52-1l22-7M58-8l18 6M72-2l20-5M76-8l14 6') +
      line('#f9d27a', 1.8, 'M10-4l22 2M26-7l18 4M44-5l22 1M60-6l20 4M20-2l10-7M48-2l10-7M80-1l8-7'),
  },
  fish: {
    height: 16,
    draw:
      shape('#e2a53f', 'M9-3Q2-8 8-12q6-5 15-3 8-3 16 0 9-3 17 0 8-3 16 0 9-3 17 1 9 3 5 9 1 5-6 5H16q-6 0-7-3z') +
      shape('#f3c768', 'M10-11q6-4 14-2 8-3 16 0 8-3 16 0 8-3 16 0 8-2 15 1-38 5-77 1z') +
      line('#b87a20', 1.6, 'M22-5h4M40-4h5M58-6h4M74-4h5'),
  },
  chicken: {
    height: 17,
    draw:
      shape('#d9882b', 'M10-4Q3-10 12-14q4-5 12-2 6-5 14-1 8-4 15 0 8-4 14 1 9-4 15 1 10 2 8 9 2 6-6 6H18q-8 0-8-4z') +
      line('#f3b95a', 2.4, 'M18-9q4-3 7 0M34-11q4-3 7 0M50-8q4-3 7 0M66-11q4-3 7 0M80-7q3-3 6 0'),
  },
  chickpea: {
    height: 14,
    draw:
      shape('#a5823b', 'M14-14H86q8 0 8 7t-8 7H14Q6 0 6-7t8-7z') +
      [16, 28, 41, 55, 67, 80]
        .map((x, index) => disc(index % 2 === 0 ? '#c7a55a' : '#7d9a3c', x, -7 + (index % 3) - 1, 2.6))
        .join(''),
  },
  pulledPork: {
    height: 13,
    draw:
      shape('#8a4526', 'M10-12q8 3 14-1 8 3 15-1 9 4 17 0 9 3 16 0 10 4 14 1 10 4 8 9-2 5-10 4H14Q4 0 5-5q0-5 5-7z') +
      line('#b9683c', 2.2, 'M14-6q8-5 16-1M36-4q9-5 18 0M60-6q8-4 15 1M78-8q5 0 9 3'),
  },
  cheddar: { height: 2, draw: shape('#ffb31a', 'M7-4H93l-8 7-9-3-9 9-11-9-13 12-11-12-9 5-8-5-10 3z') },
  blackCheddar: { height: 2, draw: shape('#463a4d', 'M7-4H93l-8 7-9-3-9 9-11-9-13 12-11-12-9 5-8-5-10 3z') },
  provolone: { height: 2, draw: shape('#fbe29a', 'M7-4H93l-8 7-9-3-9 9-11-9-13 12-11-12-9 5-8-5-10 3z') },
  lettuce: {
    height: 6,
    draw:
      shape(
        '#6fb63a',
        'M4-4q6-6 13-2 6-5 13 0 7-5 14 0 7-5 14 0 7-5 13 0 7-4 13 0 8-4 12 2-4 8-11 4-7 6-14 0-7 6-13 0-7 6-14 0-7 6-14 0-7 6-13 0-7 3-13-4z',
      ) + line('#92d45c', 1.8, 'M14-3q4-2 8 0M40-3q4-2 8 0M68-3q4-2 8 0'),
  },
  rocket: {
    height: 6,
    draw: [8, 22, 36, 50, 64, 78]
      .map((x, index) => shape(index % 2 === 0 ? '#4f9a35' : '#6bb84a', `M${x}-5q9-5 18 2-3 7-9 4-8 2-9-6z`))
      .join(''),
  },
  tomato: {
    height: 6,
    draw: [9, 37, 65]
      .map(
        (x) =>
          shape('#e2412e', `M${x + 3}-6h20q3 0 3 3t-3 3H${x + 3}q-3 0-3-3t3-3z`) +
          line('#f47c60', 1.5, `M${x + 6}-4h12`),
      )
      .join(''),
  },
  onion: {
    height: 5,
    draw: line('#8e3f86', 2.6, 'M10-2h20M35-3h18M58-2h16M79-3h12') + line('#e8c3e2', 1.4, 'M12-4h14M38-5h12M61-4h10'),
  },
  caramelOnion: {
    height: 6,
    draw:
      shape(
        '#9a5a1d',
        'M8-4q10-4 18 0 9-4 18 0 9-4 18 0 10-4 18 0 10-2 12 3-6 4-14 2-9 5-17 1-9 4-17 0-9 4-18 0-12 3-18-6z',
      ) + line('#cf8b3a', 1.6, 'M16-2q6-3 12 0M44-2q6-3 12 0M70-2q6-3 10 0'),
  },
  bacon: {
    height: 6,
    draw:
      shape('#b3322b', 'M4-5q11-5 22 0t23 0 23 0 23 1v6q-11 5-23 0t-23 0-23 0-22-1z') +
      line('#f3c9ad', 1.9, 'M6-3q10-4 20 0t23 0 23 0 20 1'),
  },
  pumpkin: {
    height: 7,
    draw:
      shape('#ef7f1a', 'M8-7h24l3 7H5zM39-7h22l3 7H36zM68-7h24l3 7H65z') +
      line('#ffb057', 1.6, 'M12-5h14M43-5h12M72-5h14'),
  },
  mushroom: {
    height: 10,
    draw: [8, 29, 50, 71]
      .map(
        (x) =>
          shape('#b98d5f', `M${x}-4q0-7 10.5-7t10.5 7q-4 2-7 0v4h-7v-4q-4 2-7 0z`) +
          line('#e7cda6', 1.6, `M${x + 5}-7q5-2 9 0`),
      )
      .join(''),
  },
  padron: {
    height: 7,
    draw: [6, 34, 62]
      .map(
        (x, index) =>
          shape(index === 1 ? '#3f7f2e' : '#56993a', `M${x}-4q14-7 27 0 4 3-1 4-13 5-25 0-3-2-1-4z`) +
          line('#8cc063', 1.4, `M${x + 6}-4q7-3 13-1`),
      )
      .join(''),
  },
  avocado: {
    height: 7,
    draw: [7, 28, 49, 70]
      .map(
        (x) =>
          shape('#4f8a2f', `M${x}-1q2-8 12-7t11 8q-12 4-23-1z`) +
          shape('#cfe27a', `M${x + 3}-1q2-5 9-5t8 5q-8 3-17 0z`),
      )
      .join(''),
  },
  slaw: {
    height: 8,
    draw:
      shape(
        '#eef0cf',
        'M6-4q6-6 14-3 8-4 16 0 8-4 16 0 8-4 15 0 9-4 14 1 12 2 11 5-8 4-16 1-9 4-18 0-8 4-17 0-8 4-18 0-15 4-17-4z',
      ) +
      line('#b06bb0', 1.7, 'M14-4l8 3M44-5l7 3M72-4l8 3') +
      line('#ef8e3c', 1.7, 'M28-2l8-3M58-2l8-3M84-3l5-2'),
  },
  pickle: {
    height: 5,
    draw: [12, 34, 56, 76]
      .map(
        (x) =>
          shape('#7f9c2f', `M${x}-5h14q3 0 3 2.5T${x + 14} 0H${x}q-3 0-3-2.5T${x}-5z`) +
          line('#b7cc63', 1.3, `M${x + 2}-3h9`),
      )
      .join(''),
  },
  egg: {
    height: 6,
    draw:
      shape(
        '#fffaf0',
        'M8-3q8-5 18-3 12-5 24-2 12-4 22 1 14-1 18 4 2 6-8 5-4 6-9 0-10 2-19 0-10 3-20 0-8 5-12-1-13 1-14-4z',
      ) + shape('#ffb81f', 'M40-6q10-8 20 0z'),
  },
} as const satisfies Record<string, { height: number; draw: Piece }>;

const BOTTOM = 15;
/** Where the seeds lie on the lid, and how they are turned. */
const SEEDS = [
  [30, -18, -30],
  [42, -27, 10],
  [56, -21, -10],
  [68, -25, 30],
  [50, -33, 0],
  [74, -14, 20],
  [22, -10, -20],
] as const;
/** How far the lid sinks into what lies under it. */
const SINK = 2;

/** A burger, its layers named from the bottom to the top. */
export function burger(bread: Bread, ...layers: readonly Layer[]): Piece {
  const { crust, lit, seed } = BREADS[bread];
  let markup =
    shape(crust, 'M10 86H90q2 14-12 14H22Q8 100 10 86z') + shape(lit, 'M10 86H90q1 4 0 5-40 4-80 0-1-1 0-5z');
  let foot = 100 - BOTTOM + 1;
  for (const name of layers) {
    markup += put(LAYERS[name].draw, 0, foot);
    foot -= LAYERS[name].height;
  }
  const lid =
    shape(crust, 'M6 0C4-26 24-40 50-40S96-26 94 0q-2 3-6 3H12Q8 3 6 0z') +
    shape(lit, 'M12-12C16-28 32-36 50-36c10 0 18 2 24 6-26-4-48 2-62 18z') +
    (seed === undefined
      ? ''
      : SEEDS.map(([x, y, turn]) => put(shape(seed, 'M-3 0q3-2.5 6 0-3 2.5-6 0z'), x, y, 1, turn)).join(''));
  return markup + put(lid, 0, foot + SINK);
}
