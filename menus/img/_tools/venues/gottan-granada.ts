import { suitcase } from '../drawings/bar.ts';
import { burger } from '../drawings/burger.ts';
import { nachos } from '../drawings/fried.ts';
import { ribs, saucePot, wings } from '../drawings/grill.ts';
import { cheesecake } from '../drawings/sweets.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import { put } from '../piece.ts';

const gordi = burger('dark', 'lettuce', 'beef', 'blackCheddar', 'bacon', 'pumpkin', 'beef', 'blackCheddar');
const gottan = burger('brioche', 'pickle', 'beef', 'cheddar', 'bacon', 'caramelOnion');
const classic = burger('brioche', 'lettuce', 'beef', 'cheddar', 'tomato', 'onion');
const truffle = burger('brioche', 'beef', 'provolone', 'mushroom', 'rocket');
const iberian = burger('rustic', 'pulledPork', 'provolone', 'padron');
const crisp = burger('brioche', 'pickle', 'chicken', 'slaw');
const green = burger('rustic', 'lettuce', 'chickpea', 'avocado', 'tomato');

export const gottanGranada: VenuePictures = {
  palette: {
    wall: ['#a4501c', '#2a1710'],
    table: ['#4a2a18', '#6d4124'],
    vessel: '#b98149',
    accent: '#ffb066',
  },
  scenes: {
    'la-gordi': {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'slab',
      dish: [{ piece: gordi, x: 400, foot: 502, width: 318 }],
      behind: [emoji('candle'), emoji('jack-o-lantern')],
      before: [emoji('jack-o-lantern'), emoji('bacon')],
      palette: {
        wall: ['#d9641e', '#2b1233'],
        table: ['#2b1a2c', '#4b2c40'],
        vessel: '#40363c',
        accent: '#ff9a3d',
      },
    },
    'la-gottan': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: gottan, x: 400, foot: 502, width: 344 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('onion'), emoji('bacon')],
      steam: true,
    },
    'la-clasica': {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: classic, x: 400, foot: 502, width: 344 }],
      behind: [emoji('cup-with-straw'), emoji('french-fries')],
      before: [emoji('tomato'), emoji('leafy-green')],
      palette: {
        wall: ['#c8703a', '#54200f'],
        table: ['#5b3218', '#8a5128'],
        vessel: '#f4e9dc',
        accent: '#ffd9b0',
      },
    },
    'la-trufada': {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: truffle, x: 400, foot: 502, width: 350 }],
      behind: [emoji('garlic'), emoji('wine-glass')],
      before: [emoji('brown-mushroom'), emoji('herb')],
      palette: {
        wall: ['#8a6a3c', '#241a12'],
        table: ['#2f2a28', '#4c4440'],
        vessel: '#6a5f58',
        accent: '#ffe0a0',
      },
    },
    'la-iberica': {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: iberian, x: 400, foot: 502, width: 350 }],
      behind: [emoji('wine-glass'), emoji('potato')],
      before: [emoji('hot-pepper'), emoji('cheese-wedge')],
      palette: {
        wall: ['#b8472a', '#4a130f'],
        table: ['#4a2a18', '#754526'],
        vessel: '#c99256',
        accent: '#ffc58a',
      },
    },
    'la-crujiente': {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: crisp, x: 400, foot: 502, width: 344 }],
      behind: [emoji('french-fries'), emoji('cup-with-straw')],
      before: [emoji('cucumber'), emoji('carrot')],
      palette: {
        wall: ['#ffc65c', '#c45a12'],
        table: ['#b5341c', '#d04a26'],
        vessel: '#fff7ea',
        accent: '#fff3c4',
      },
    },
    'la-verde': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: green, x: 400, foot: 502, width: 344 }],
      behind: [emoji('potted-plant'), emoji('lemon')],
      before: [emoji('avocado'), emoji('tomato')],
      palette: {
        wall: ['#9fb24a', '#2c3b16'],
        table: ['#6a4423', '#976637'],
        vessel: '#f6f1e2',
        accent: '#eaf5b0',
      },
    },
    nachos: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: nachos, x: 400, foot: 506, width: 400 }],
      behind: [emoji('tropical-drink'), emoji('ear-of-corn')],
      before: [emoji('lime'), emoji('hot-pepper')],
      palette: {
        wall: ['#ef8a2c', '#7a2412'],
        table: ['#54301a', '#7d4b28'],
        vessel: '#3d6f78',
        accent: '#ffd98a',
      },
    },
    alitas: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'basket',
      dish: [{ piece: wings, x: 400, foot: 488, width: 340 }],
      behind: [emoji('beer-mug'), emoji('fire')],
      before: [saucePot('#8f2417'), saucePot('#f4efe2')],
      palette: {
        wall: ['#b4531f', '#2d140d'],
        table: ['#4a2a18', '#6d4124'],
        vessel: '#f2e3c8',
        accent: '#ffb066',
      },
    },
    costillar: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: ribs('#6e2a14', '#9c3d17'), x: 400, foot: 500, width: 420 }],
      behind: [emoji('beer-mug'), emoji('ear-of-corn')],
      before: [saucePot('#7a1f10'), emoji('french-fries')],
      steam: true,
    },
    'tarta-de-queso': {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: cheesecake, x: 400, foot: 500, width: 340 }],
      behind: [emoji('hot-beverage'), emoji('honey-pot')],
      before: [emoji('strawberry'), emoji('blueberries')],
      palette: {
        wall: ['#e3a079', '#7d3328'],
        table: ['#e9dccb', '#cdb9a3'],
        vessel: '#fffaf2',
        accent: '#fff0dc',
      },
    },
    burgers: {
      kind: 'row',
      wall: 'bricks',
      table: 'wood',
      row: [
        { piece: emoji('french-fries'), width: 150 },
        { piece: classic, width: 240 },
        { piece: gordi, width: 225 },
        { piece: gottan, width: 245 },
        { piece: green, width: 235 },
      ],
    },
    bebidas: {
      kind: 'row',
      wall: 'lights',
      table: 'wood',
      row: [
        { piece: emoji('cup-with-straw'), width: 195 },
        { piece: emoji('beer-mug'), width: 215 },
        { piece: emoji('tropical-drink'), width: 205 },
        { piece: emoji('wine-glass'), width: 210 },
        { piece: emoji('tumbler-glass'), width: 160 },
        { piece: emoji('lemon'), width: 105 },
      ],
    },
    viaje: {
      kind: 'row',
      wall: 'rays',
      table: 'cloth',
      above: put(emoji('airplane'), 480, 20, 2, 0),
      row: [
        { piece: emoji('palm-tree'), width: 265 },
        { piece: suitcase, width: 230 },
        { piece: gottan, width: 230 },
        { piece: emoji('camera'), width: 150 },
        { piece: emoji('palm-tree'), width: 220 },
      ],
      palette: {
        wall: ['#ffd27a', '#e8672c'],
        table: ['#c8602a', '#e58a48'],
        vessel: '#ffffff',
        accent: '#fff4c8',
      },
    },
  },
};
