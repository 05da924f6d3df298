import { burger } from '../drawings/burger.ts';
import { ribs, saucePot, wings } from '../drawings/grill.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const predator = burger('dark', 'beef', 'cheddar', 'beef', 'cheddar', 'beef', 'cheddar', 'bacon');
const jaguar = burger('rustic', 'lettuce', 'beef', 'provolone', 'padron');
const wolf = burger('dark', 'beef', 'cheddar', 'crispyOnion');
const falcon = burger('rustic', 'pickle', 'chicken', 'slaw');

export const depredador: VenuePictures = {
  palette: {
    wall: ['#6f9a12', '#12180a'],
    table: ['#1e211a', '#33382c'],
    vessel: '#4a5044',
    accent: '#d4f56a',
  },
  scenes: {
    'la-fiera': {
      kind: 'dish',
      wall: 'rays',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: predator, x: 400, foot: 504, width: 300 }],
      behind: [emoji('beer-mug'), emoji('fire')],
      before: [emoji('bone'), emoji('french-fries')],
    },
    jaguar: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: jaguar, x: 400, foot: 502, width: 350 }],
      behind: [emoji('potted-plant'), emoji('french-fries')],
      before: [emoji('hot-pepper'), saucePot('#c8541f')],
      palette: {
        wall: ['#b8a020', '#20260c'],
        table: ['#3a2a18', '#5c4426'],
        vessel: '#a87a46',
        accent: '#d4f56a',
      },
    },
    alitas: {
      kind: 'dish',
      wall: 'bricks',
      table: 'slate',
      vessel: 'basket',
      dish: [{ piece: wings, x: 400, foot: 488, width: 340 }],
      behind: [emoji('fire'), emoji('beer-mug')],
      before: [emoji('hot-pepper'), saucePot('#8f2417')],
      palette: {
        wall: ['#b4531f', '#1c0f0a'],
        table: ['#1e211a', '#33382c'],
        vessel: '#e9e2d0',
        accent: '#ffb066',
      },
    },
    costillar: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'board',
      dish: [{ piece: ribs('#5a2210', '#8a3414'), x: 400, foot: 500, width: 420 }],
      behind: [emoji('fire'), emoji('ear-of-corn')],
      before: [saucePot('#3c1a0e'), emoji('french-fries')],
      steam: true,
      palette: {
        wall: ['#d96a1c', '#1a120a'],
        table: ['#1e211a', '#33382c'],
        vessel: '#7d5a36',
        accent: '#ffb066',
      },
    },
    manada: {
      kind: 'row',
      wall: 'rays',
      table: 'slate',
      row: [
        { piece: emoji('beer-mug'), width: 190 },
        { piece: wolf, width: 235 },
        { piece: predator, width: 225 },
        { piece: falcon, width: 235 },
        { piece: emoji('french-fries'), width: 175 },
      ],
    },
  },
};
