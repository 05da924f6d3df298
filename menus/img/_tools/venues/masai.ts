import { honeyStick, longDrink, shortDrink, smoke, wheel } from '../drawings/cocktails.ts';
import { ribs, saucePot } from '../drawings/grill.ts';
import { campfire } from '../drawings/hearth.ts';
import { grilledChicken, grilledPrawns, skewers } from '../drawings/skewers.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import { put } from '../piece.ts';

const lime = wheel('#5f9a2e', '#b5d65a');
const orange = wheel('#ec7f1d', '#f9ae4c');

const dawa = shortDrink('#dfe8b0', '#f1f5cf', honeyStick + put(lime, 26, 22, 0.95));
const sundowner = longDrink('sundowner', ['#ffd257', '#f9922b', '#c21f2e'], put(orange, 24, -22));
const campfireDrink = shortDrink('#a8481a', '#d9742b', smoke + put(emoji('hot-pepper'), 62, -10, 0.42, 12));
const kilimanjaro = longDrink(
  'kilimanjaro',
  ['#ffffff', '#fdf6e4', '#f3e3bd'],
  put(emoji('pineapple'), 0, -62, 0.5, -14),
);
const serengeti = longDrink('serengeti', ['#fff3f5', '#e0567a', '#8f1d4a'], put(lime, 76, -22));

export const masai: VenuePictures = {
  palette: {
    wall: ['#c8541f', '#3a150a'],
    table: ['#2f170d', '#5a2f1a'],
    vessel: '#4b3a32',
    accent: '#ffcf70',
  },
  scenes: {
    mishkaki: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: skewers, x: 400, foot: 506, width: 390 }],
      behind: [emoji('tropical-drink'), emoji('coconut')],
      before: [saucePot('#f4efe2'), emoji('tomato')],
      palette: {
        wall: ['#f0a03c', '#8a2f12'],
        table: ['#3f2010', '#6d3c1e'],
        vessel: '#7fb0a4',
        accent: '#ffe3a0',
      },
    },
    'pollo-piri-piri': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: grilledChicken, x: 400, foot: 506, width: 360 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('hot-pepper'), emoji('lemon')],
      steam: true,
      palette: {
        wall: ['#d9641e', '#3a150a'],
        table: ['#2f170d', '#5a2f1a'],
        vessel: '#b5793f',
        accent: '#ffcf70',
      },
    },
    parrillada: {
      kind: 'dish',
      wall: 'rays',
      table: 'slate',
      vessel: 'slab',
      dish: [
        { piece: ribs('#6e2a14', '#9c3d17'), x: 300, foot: 470, width: 290 },
        { piece: grilledChicken, x: 520, foot: 474, width: 230 },
        { piece: skewers, x: 410, foot: 524, width: 280 },
      ],
      behind: [campfire, emoji('wine-glass')],
      before: [emoji('ear-of-corn'), saucePot('#a8321a')],
      palette: {
        wall: ['#e3742a', '#2a0f08'],
        table: ['#231712', '#40302a'],
        vessel: '#594c46',
        accent: '#ffcf70',
      },
    },
    langostinos: {
      kind: 'dish',
      wall: 'tiles',
      table: 'slate',
      vessel: 'plate',
      dish: [{ piece: grilledPrawns, x: 400, foot: 508, width: 360 }],
      behind: [emoji('coconut'), emoji('cocktail-glass')],
      before: [emoji('lime'), emoji('hot-pepper')],
      palette: {
        wall: ['#3f9a94', '#123a3e'],
        table: ['#2a2320', '#4a3d36'],
        vessel: '#f6efe0',
        accent: '#c8f0e0',
      },
    },
    pina: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'plate',
      dish: [
        { piece: emoji('pineapple'), x: 350, foot: 500, width: 300 },
        { piece: emoji('ice-cream'), x: 500, foot: 506, width: 170 },
      ],
      behind: [emoji('coconut'), emoji('tropical-drink')],
      before: [emoji('lime'), emoji('fire')],
      palette: {
        wall: ['#ffc65c', '#b8501a'],
        table: ['#3f2010', '#6d3c1e'],
        vessel: '#4b3a32',
        accent: '#fff3c4',
      },
    },
    dawa: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: dawa, x: 400, foot: 512, width: 250 }],
      behind: [emoji('honey-pot'), emoji('candle')],
      before: [emoji('lime'), emoji('herb')],
    },
    'puesta-de-sol': {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: sundowner, x: 400, foot: 520, width: 250 }],
      behind: [emoji('mango'), emoji('palm-tree')],
      before: [emoji('lime'), emoji('cherries')],
      palette: {
        wall: ['#ff9a3d', '#6a1a3a'],
        table: ['#2f170d', '#5a2f1a'],
        vessel: '#4b3a32',
        accent: '#ffd98a',
      },
    },
    hoguera: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'none',
      dish: [{ piece: campfireDrink, x: 400, foot: 512, width: 250 }],
      behind: [campfire, emoji('candle')],
      before: [emoji('salt'), emoji('hot-pepper')],
      palette: {
        wall: ['#a23b16', '#1f0c06'],
        table: ['#231712', '#40302a'],
        vessel: '#4b3a32',
        accent: '#ff9a3d',
      },
    },
    fuego: {
      kind: 'row',
      wall: 'rays',
      table: 'wood',
      row: [
        { piece: emoji('tropical-drink'), width: 165 },
        { piece: skewers, width: 270 },
        { piece: campfire, width: 230 },
        { piece: grilledChicken, width: 240 },
        { piece: emoji('ear-of-corn'), width: 140 },
      ],
    },
    cocteles: {
      kind: 'row',
      wall: 'lights',
      table: 'wood',
      row: [
        { piece: dawa, width: 180 },
        { piece: kilimanjaro, width: 175 },
        { piece: sundowner, width: 185 },
        { piece: campfireDrink, width: 180 },
        { piece: serengeti, width: 175 },
      ],
    },
  },
};
