import { tempura } from '../drawings/fried-prawn.ts';
import { saucePot } from '../drawings/grill.ts';
import { katsuCurry } from '../drawings/katsu.ts';
import { padThai, ramen } from '../drawings/noodles.ts';
import { bao, gyozas, mochis, steamers } from '../drawings/steamed.ts';
import { sushiSelection } from '../drawings/sushi.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import { put } from '../piece.ts';

const soy = saucePot('#2a1512');

export const shanao: VenuePictures = {
  palette: {
    wall: ['#e0405a', '#6a0f22'],
    table: ['#1c1a1a', '#3d3735'],
    vessel: '#fffaf2',
    accent: '#ffe3d6',
  },
  scenes: {
    tempura: {
      kind: 'dish',
      wall: 'rays',
      table: 'slate',
      vessel: 'plate',
      dish: [{ piece: tempura, x: 400, foot: 508, width: 360 }],
      behind: [emoji('teapot'), emoji('sake')],
      before: [soy, emoji('bell-pepper')],
      palette: {
        wall: ['#f3cf9c', '#a2502c'],
        table: ['#23201f', '#46403d'],
        vessel: '#8fb0b8',
        accent: '#fff6e2',
      },
    },
    gyozas: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: gyozas, x: 400, foot: 506, width: 390 }],
      behind: [emoji('teapot'), emoji('red-paper-lantern')],
      before: [soy, emoji('chopsticks')],
      palette: {
        wall: ['#d7263d', '#5a0c1c'],
        table: ['#4a2c1c', '#754a30'],
        vessel: '#2f3f46',
        accent: '#ffd9b0',
      },
    },
    bao: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'slab',
      dish: [
        { piece: bao, x: 312, foot: 490, width: 220 },
        { piece: bao, x: 494, foot: 504, width: 220 },
      ],
      behind: [steamers, emoji('beer-mug')],
      before: [emoji('peanuts'), emoji('cucumber')],
      palette: {
        wall: ['#c8953f', '#5a1f1a'],
        table: ['#3a2418', '#64422c'],
        vessel: '#3d3735',
        accent: '#ffe3b0',
      },
    },
    sushi: {
      kind: 'dish',
      wall: 'tiles',
      table: 'slate',
      vessel: 'board',
      dish: [{ piece: sushiSelection, x: 400, foot: 516, width: 400 }],
      behind: [emoji('sake'), emoji('teapot')],
      before: [soy, emoji('chopsticks')],
      palette: {
        wall: ['#5f8f94', '#1c3338'],
        table: ['#1c1a1a', '#3d3735'],
        vessel: '#b07a48',
        accent: '#d6f0ee',
      },
    },
    ramen: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: ramen, x: 400, foot: 536, width: 420 }],
      behind: [emoji('red-paper-lantern'), emoji('beer-mug')],
      before: [emoji('chopsticks'), emoji('garlic')],
      steam: true,
      palette: {
        wall: ['#f0b04a', '#a2301f'],
        table: ['#4a2c1c', '#754a30'],
        vessel: '#fffaf2',
        accent: '#fff3d0',
      },
    },
    'pad-thai': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: padThai, x: 400, foot: 506, width: 360 }],
      behind: [emoji('coconut'), emoji('tropical-drink')],
      before: [emoji('peanuts'), emoji('hot-pepper')],
      palette: {
        wall: ['#7fae5a', '#1f4a3a'],
        table: ['#4a2c1c', '#754a30'],
        vessel: '#f6efe0',
        accent: '#e6f5c0',
      },
    },
    'katsu-curry': {
      kind: 'dish',
      wall: 'tiles',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: katsuCurry, x: 400, foot: 506, width: 370 }],
      behind: [emoji('teapot'), emoji('glass-of-milk')],
      before: [emoji('carrot'), emoji('onion')],
      palette: {
        wall: ['#f3d9a0', '#b8722c'],
        table: ['#2f5a64', '#48808a'],
        vessel: '#fffaf2',
        accent: '#fff6dc',
      },
    },
    mochis: {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: mochis, x: 400, foot: 504, width: 340 }],
      behind: [emoji('teacup-without-handle'), emoji('cherry-blossom')],
      before: [emoji('strawberry'), emoji('mango')],
      palette: {
        wall: ['#f6c6cf', '#b0506a'],
        table: ['#efe4d8', '#d6c4b4'],
        vessel: '#3d3735',
        accent: '#fff0f2',
      },
    },
    vaporeras: {
      kind: 'row',
      wall: 'tiles',
      table: 'wood',
      above: [150, 420, 690, 960]
        .map((x, index) => put(emoji('red-paper-lantern'), x, index % 2 === 0 ? -14 : -40, 1))
        .join(''),
      row: [
        { piece: emoji('teapot'), width: 170 },
        { piece: steamers, width: 240 },
        { piece: bao, width: 210 },
        { piece: steamers, width: 240 },
        { piece: soy, width: 120 },
      ],
      palette: {
        wall: ['#d7263d', '#4a0a18'],
        table: ['#3a2418', '#64422c'],
        vessel: '#fffaf2',
        accent: '#ffd9b0',
      },
    },
  },
};
