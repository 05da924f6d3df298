import { burger } from '../drawings/burger.ts';
import { nachos } from '../drawings/fried.ts';
import { ribs, saucePot, wings } from '../drawings/grill.ts';
import { campfire, firewood } from '../drawings/hearth.ts';
import { brisket, pulledPorkFilling, roll } from '../drawings/smoked.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const house = burger('brioche', 'pickle', 'beef', 'cheddar', 'bacon', 'caramelOnion');
const bigRig = burger('brioche', 'lettuce', 'beef', 'cheddar', 'bacon', 'beef', 'cheddar', 'egg');
const oklahoma = burger('brioche', 'pickle', 'beef', 'cheddar', 'caramelOnion', 'beef', 'cheddar');
const rack = ribs('#5f2312', '#8f3414');
const carolina = roll(pulledPorkFilling);

export const roadhouse: VenuePictures = {
  palette: {
    wall: ['#b5763a', '#3b1d12'],
    table: ['#3f2415', '#6d4326'],
    vessel: '#c1894f',
    accent: '#f6e3bd',
  },
  scenes: {
    nachos: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'slab',
      dish: [{ piece: nachos, x: 400, foot: 502, width: 400 }],
      behind: [emoji('beer-mug'), emoji('cactus')],
      before: [saucePot('#f4efe2'), emoji('hot-pepper')],
      palette: {
        wall: ['#d99a4a', '#6a2a14'],
        table: ['#3f2415', '#6d4326'],
        vessel: '#4b423d',
        accent: '#f6e3bd',
      },
    },
    alitas: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'basket',
      dish: [{ piece: wings, x: 400, foot: 488, width: 340 }],
      behind: [emoji('beer-mug'), firewood],
      before: [saucePot('#6e1f12'), saucePot('#f4efe2')],
      palette: {
        wall: ['#9c5a28', '#2c150c'],
        table: ['#4a2a18', '#7a4a2a'],
        vessel: '#f3e3c0',
        accent: '#ffcf8a',
      },
    },
    'big-rig': {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: bigRig, x: 400, foot: 502, width: 300 }],
      behind: [emoji('cup-with-straw'), emoji('french-fries')],
      before: [emoji('bacon'), emoji('onion')],
      palette: {
        wall: ['#e3ad4a', '#7a2f14'],
        table: ['#3b1d12', '#6b3a20'],
        vessel: '#c1894f',
        accent: '#fff1cf',
      },
    },
    'burger-roadhouse': {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: house, x: 400, foot: 502, width: 344 }],
      behind: [emoji('tumbler-glass'), emoji('french-fries')],
      before: [saucePot('#6e1f12'), emoji('bacon')],
      steam: true,
    },
    oklahoma: {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: oklahoma, x: 400, foot: 502, width: 330 }],
      behind: [emoji('french-fries'), emoji('cup-with-straw')],
      before: [emoji('onion'), emoji('cucumber')],
      palette: {
        wall: ['#f0cf8e', '#b5562a'],
        table: ['#9c2f1f', '#b94a30'],
        vessel: '#fff7e6',
        accent: '#fff6dc',
      },
    },
    brisket: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: brisket, x: 400, foot: 506, width: 370 }],
      behind: [firewood, emoji('beer-mug')],
      before: [saucePot('#6e1f12'), emoji('onion')],
      steam: true,
    },
    costillar: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: rack, x: 400, foot: 500, width: 420 }],
      behind: [campfire, emoji('ear-of-corn')],
      before: [saucePot('#6e1f12'), emoji('french-fries')],
      palette: {
        wall: ['#a2602c', '#2b120b'],
        table: ['#3f2415', '#6d4326'],
        vessel: '#c99256',
        accent: '#ffcf8a',
      },
    },
    carolina: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: carolina, x: 400, foot: 512, width: 380 }],
      behind: [emoji('french-fries'), emoji('glass-of-milk')],
      before: [saucePot('#d9a21e'), emoji('leafy-green')],
      palette: {
        wall: ['#ecd3a0', '#a2652f'],
        table: ['#55301a', '#82502c'],
        vessel: '#fff7e6',
        accent: '#fff6dc',
      },
    },
    burgers: {
      kind: 'row',
      wall: 'bricks',
      table: 'wood',
      row: [
        { piece: emoji('french-fries'), width: 150 },
        { piece: house, width: 240 },
        { piece: bigRig, width: 205 },
        { piece: oklahoma, width: 230 },
        { piece: emoji('cup-with-straw'), width: 160 },
      ],
    },
    ahumador: {
      kind: 'row',
      wall: 'bricks',
      table: 'wood',
      row: [
        { piece: firewood, width: 210 },
        { piece: rack, width: 280 },
        { piece: campfire, width: 200 },
        { piece: brisket, width: 260 },
        { piece: emoji('beer-mug'), width: 150 },
      ],
      palette: {
        wall: ['#a2602c', '#2b120b'],
        table: ['#3f2415', '#6d4326'],
        vessel: '#c99256',
        accent: '#ffcf8a',
      },
    },
  },
};
