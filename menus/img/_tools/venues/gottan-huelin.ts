import { burger } from '../drawings/burger.ts';
import { anchovies } from '../drawings/crispy.ts';
import { saucePot } from '../drawings/grill.ts';
import { tortaLoca } from '../drawings/pastry.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const jabega = burger('brioche', 'rocket', 'beef', 'goatCheese', 'caramelOnion');
const fisherman = burger('brioche', 'lettuce', 'fish', 'pickle');
const gottan = burger('brioche', 'pickle', 'beef', 'cheddar', 'bacon', 'caramelOnion');

export const gottanHuelin: VenuePictures = {
  palette: {
    wall: ['#3f88a8', '#0f2c44'],
    table: ['#5a3a22', '#8a6238'],
    vessel: '#f4efe4',
    accent: '#bfe6f2',
  },
  scenes: {
    'la-jabega': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: jabega, x: 400, foot: 502, width: 348 }],
      behind: [emoji('wine-glass'), emoji('french-fries')],
      before: [emoji('grapes'), emoji('cheese-wedge')],
      palette: {
        wall: ['#e08a4a', '#3a1c3a'],
        table: ['#4a2a18', '#6d4124'],
        vessel: '#b98149',
        accent: '#ffd09a',
      },
    },
    'la-marinera': {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: fisherman, x: 400, foot: 502, width: 348 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('lemon'), saucePot('#f6f0d6')],
    },
    boquerones: {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: anchovies, x: 400, foot: 500, width: 380 }],
      behind: [emoji('wine-glass'), emoji('garlic')],
      before: [emoji('lemon'), emoji('herb')],
      palette: {
        wall: ['#8fd0e0', '#2a7396'],
        table: ['#1f6a8c', '#3f8fb0'],
        vessel: '#fffaf0',
        accent: '#e6f8fc',
      },
    },
    'torta-loca': {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: tortaLoca, x: 400, foot: 500, width: 320 }],
      behind: [emoji('hot-beverage'), emoji('tangerine')],
      before: [emoji('cherries'), emoji('tangerine')],
      palette: {
        wall: ['#f4b46a', '#a0522a'],
        table: ['#ece2d2', '#cfc0aa'],
        vessel: '#fffaf2',
        accent: '#ffeccf',
      },
    },
    orilla: {
      kind: 'row',
      wall: 'rays',
      table: 'wood',
      row: [
        { piece: emoji('palm-tree'), width: 250 },
        { piece: gottan, width: 235 },
        { piece: fisherman, width: 245 },
        { piece: jabega, width: 235 },
        { piece: emoji('sailboat'), width: 170 },
      ],
      palette: {
        wall: ['#ffc98a', '#2f7fa6'],
        table: ['#7a5230', '#b0834e'],
        vessel: '#ffffff',
        accent: '#fff0d0',
      },
    },
    terraza: {
      kind: 'row',
      wall: 'lights',
      table: 'wood',
      row: [
        { piece: emoji('cup-with-straw'), width: 185 },
        { piece: emoji('beer-mug'), width: 210 },
        { piece: emoji('tropical-drink'), width: 215 },
        { piece: emoji('wine-glass'), width: 205 },
        { piece: emoji('grapes'), width: 160 },
      ],
    },
  },
};
