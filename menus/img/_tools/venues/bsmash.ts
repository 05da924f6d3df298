import { burger } from '../drawings/burger.ts';
import { loadedFries } from '../drawings/crispy.ts';
import { saucePot } from '../drawings/grill.ts';
import { milkshake } from '../drawings/shakes.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const b = burger('milk', 'pickle', 'smash', 'cheddar', 'smash', 'cheddar');
const oklahoma = burger('milk', 'smash', 'caramelOnion', 'cheddar', 'smash', 'caramelOnion', 'cheddar');
const breakfast = burger('milk', 'smash', 'cheddar', 'smash', 'cheddar', 'bacon', 'egg');
const triple = burger('milk', 'smash', 'cheddar', 'smash', 'cheddar', 'smash', 'cheddar');
const thick = burger('milk', 'lettuce', 'beef', 'cheddar', 'tomato', 'onion');

const strawberry = milkshake({ light: '#ffb3c8', shade: '#f58aa9', sauce: '#d8305a', straw: '#ff5fa2' });
const chocolate = milkshake({ light: '#9a6444', shade: '#774629', sauce: '#3f2011', straw: '#ffd84d' });
const vanilla = milkshake({ light: '#fff0c8', shade: '#f2d999', sauce: '#d99a2e', straw: '#8a5cf0' });
const pistachio = milkshake({ light: '#cfe3a0', shade: '#a9c670', sauce: '#5f8f34', straw: '#ff5fa2' });

export const bsmash: VenuePictures = {
  palette: {
    wall: ['#a03fd0', '#2b1055'],
    table: ['#3a1668', '#5a2a94'],
    vessel: '#ffe9f4',
    accent: '#ff8fc0',
  },
  scenes: {
    'la-b': {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'basket',
      dish: [{ piece: b, x: 400, foot: 490, width: 330 }],
      behind: [emoji('french-fries'), emoji('cup-with-straw')],
      before: [emoji('cucumber'), emoji('onion')],
      palette: {
        wall: ['#ff7fb4', '#7a1f7a'],
        table: ['#ffd84d', '#e8a81c'],
        vessel: '#fff6fb',
        accent: '#ffe0ee',
      },
    },
    oklahoma: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: oklahoma, x: 400, foot: 502, width: 340 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('onion'), saucePot('#f0b860')],
      steam: true,
      palette: {
        wall: ['#8a4fe0', '#1f0b3f'],
        table: ['#241a36', '#3f3058'],
        vessel: '#5c4a78',
        accent: '#ffd84d',
      },
    },
    desayuno: {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: breakfast, x: 400, foot: 502, width: 330 }],
      behind: [emoji('hot-beverage'), emoji('french-fries')],
      before: [emoji('bacon'), emoji('egg')],
      palette: {
        wall: ['#ffe07a', '#f09a3a'],
        table: ['#6a2ab0', '#8a4fd0'],
        vessel: '#fffaf0',
        accent: '#fff8d8',
      },
    },
    gorda: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: thick, x: 400, foot: 502, width: 350 }],
      behind: [emoji('cup-with-straw'), emoji('french-fries')],
      before: [emoji('tomato'), emoji('leafy-green')],
      palette: {
        wall: ['#b04fc8', '#35104f'],
        table: ['#4a2440', '#6f3c5c'],
        vessel: '#d9a066',
        accent: '#ffb3d6',
      },
    },
    'patatas-b': {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: loadedFries, x: 400, foot: 504, width: 330 }],
      behind: [emoji('cup-with-straw'), emoji('beer-mug')],
      before: [saucePot('#f0b860'), emoji('cheese-wedge')],
    },
    'batido-fresa': {
      kind: 'dish',
      wall: 'rays',
      table: 'marble',
      vessel: 'none',
      dish: [{ piece: strawberry, x: 400, foot: 520, width: 240 }],
      behind: [emoji('ice-cream'), emoji('doughnut')],
      before: [emoji('strawberry'), emoji('strawberry')],
      palette: {
        wall: ['#ffc2da', '#e0568f'],
        table: ['#fff0f5', '#f0cfdc'],
        vessel: '#ffffff',
        accent: '#ffffff',
      },
    },
    'batido-chocolate': {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'none',
      dish: [{ piece: chocolate, x: 400, foot: 520, width: 240 }],
      behind: [emoji('cookie'), emoji('chocolate-bar')],
      before: [emoji('chocolate-bar'), emoji('cherries')],
      palette: {
        wall: ['#b07ae0', '#4a1f80'],
        table: ['#efe4f6', '#cdb9e0'],
        vessel: '#ffffff',
        accent: '#ffd84d',
      },
    },
    plancha: {
      kind: 'row',
      wall: 'rays',
      table: 'slate',
      row: [
        { piece: emoji('french-fries'), width: 165 },
        { piece: b, width: 235 },
        { piece: triple, width: 230 },
        { piece: breakfast, width: 228 },
        { piece: emoji('cup-with-straw'), width: 195 },
      ],
    },
    batidos: {
      kind: 'row',
      wall: 'lights',
      table: 'marble',
      row: [
        { piece: emoji('doughnut'), width: 150 },
        { piece: strawberry, width: 190 },
        { piece: vanilla, width: 190 },
        { piece: chocolate, width: 190 },
        { piece: pistachio, width: 190 },
        { piece: emoji('cookie'), width: 150 },
      ],
      palette: {
        wall: ['#d070e8', '#3a1470'],
        table: ['#ffe6f2', '#f2c4dc'],
        vessel: '#ffffff',
        accent: '#ffd84d',
      },
    },
  },
};
