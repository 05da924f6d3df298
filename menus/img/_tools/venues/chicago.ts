import { cheesecake } from '../drawings/sweets.ts';
import { ribs, saucePot, wings } from '../drawings/grill.ts';
import { lifted, pepperoniDeepDish, tomatoDeepDish, wedge } from '../drawings/pizza.ts';
import { beefFilling, roll } from '../drawings/smoked.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const beef = roll(beefFilling);

export const chicago: VenuePictures = {
  palette: {
    wall: ['#8ccbe8', '#1d4a70'],
    table: ['#4a2c1c', '#7a4d30'],
    vessel: '#ffffff',
    accent: '#ffffff',
  },
  scenes: {
    'la-loop': {
      kind: 'dish',
      wall: 'bricks',
      table: 'cloth',
      vessel: 'board',
      dish: [{ piece: tomatoDeepDish, x: 400, foot: 522, width: 400 }],
      behind: [emoji('wine-glass'), emoji('beer-mug')],
      before: [emoji('tomato'), emoji('cheese-wedge')],
      steam: true,
      palette: {
        wall: ['#c8703a', '#54200f'],
        table: ['#b3202a', '#cc3f44'],
        vessel: '#c1894f',
        accent: '#ffe0b8',
      },
    },
    pepperoni: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: pepperoniDeepDish, x: 400, foot: 522, width: 400 }],
      behind: [emoji('cup-with-straw'), emoji('beer-mug')],
      before: [emoji('cheese-wedge'), emoji('herb')],
      steam: true,
      palette: {
        wall: ['#9fd4ee', '#2a6494'],
        table: ['#4a2c1c', '#7a4d30'],
        vessel: '#c1894f',
        accent: '#ffffff',
      },
    },
    alitas: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'basket',
      dish: [{ piece: wings, x: 400, foot: 488, width: 340 }],
      behind: [emoji('beer-mug'), emoji('baseball')],
      before: [saucePot('#f4f2ec'), saucePot('#c2311d')],
      palette: {
        wall: ['#4f8fbf', '#12293f'],
        table: ['#1f2a35', '#3a4a58'],
        vessel: '#f6efe0',
        accent: '#cfeaff',
      },
    },
    costillas: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: ribs('#6b2512', '#a83c1a'), x: 400, foot: 500, width: 420 }],
      behind: [emoji('beer-mug'), emoji('red-apple')],
      before: [saucePot('#7a1f10'), emoji('french-fries')],
      steam: true,
      palette: {
        wall: ['#b5603a', '#3f1a10'],
        table: ['#3f2718', '#6b452c'],
        vessel: '#c99256',
        accent: '#ffd9b0',
      },
    },
    'italian-beef': {
      kind: 'dish',
      wall: 'tiles',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: beef, x: 400, foot: 512, width: 380 }],
      behind: [emoji('french-fries'), emoji('cup-with-straw')],
      before: [saucePot('#5a2a16'), emoji('bell-pepper')],
      palette: {
        wall: ['#f3efe2', '#8fb4c8'],
        table: ['#2a6494', '#4a86b4'],
        vessel: '#ffffff',
        accent: '#ffffff',
      },
    },
    perrito: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'basket',
      dish: [{ piece: emoji('hot-dog'), x: 400, foot: 536, width: 320, turn: 38 }],
      behind: [emoji('french-fries'), emoji('baseball')],
      before: [emoji('tomato'), emoji('cucumber')],
      palette: {
        wall: ['#ffe08a', '#d9541f'],
        table: ['#4a2c1c', '#7a4d30'],
        vessel: '#ffffff',
        accent: '#fff6d0',
      },
    },
    'tarta-de-queso': {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: cheesecake, x: 400, foot: 500, width: 340 }],
      behind: [emoji('hot-beverage'), emoji('glass-of-milk')],
      before: [emoji('blueberries'), emoji('strawberry')],
      palette: {
        wall: ['#a9d8ee', '#3f7398'],
        table: ['#eef3f5', '#cfdbe2'],
        vessel: '#16324f',
        accent: '#ffffff',
      },
    },
    queso: {
      kind: 'row',
      wall: 'rays',
      table: 'wood',
      row: [
        { piece: emoji('tomato'), width: 120 },
        { piece: emoji('cheese-wedge'), width: 170 },
        { piece: lifted, width: 270 },
        { piece: emoji('beer-mug'), width: 170 },
        { piece: emoji('herb'), width: 120 },
      ],
      palette: {
        wall: ['#ffd98a', '#c8541f'],
        table: ['#4a2c1c', '#7a4d30'],
        vessel: '#ffffff',
        accent: '#fff6d0',
      },
    },
    'deep-dish': {
      kind: 'row',
      wall: 'bricks',
      table: 'cloth',
      row: [
        { piece: emoji('wine-glass'), width: 160 },
        { piece: wedge, width: 190 },
        { piece: tomatoDeepDish, width: 290 },
        { piece: emoji('cheese-wedge'), width: 130 },
        { piece: pepperoniDeepDish, width: 250 },
      ],
      palette: {
        wall: ['#c8703a', '#54200f'],
        table: ['#b3202a', '#cc3f44'],
        vessel: '#ffffff',
        accent: '#ffe0b8',
      },
    },
  },
};
