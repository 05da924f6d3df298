import { burger } from '../drawings/burger.ts';
import { friedChicken, GOLDEN, RED_GLAZE } from '../drawings/crispy.ts';
import { saucePot, wings } from '../drawings/grill.ts';
import { shortRibs } from '../drawings/meats.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const dak = burger('brioche', 'pickle', 'chicken', 'slaw');
const seoul = burger('brioche', 'lettuce', 'chicken', 'kimchi');
const kimchi = burger('brioche', 'beef', 'provolone', 'kimchi', 'egg');
const usual = burger('brioche', 'lettuce', 'beef', 'cheddar', 'tomato', 'onion');
const crest = burger('brioche', 'chicken', 'cheddar', 'bacon', 'chicken', 'cheddar');

export const dakBurger: VenuePictures = {
  palette: {
    wall: ['#ffd24a', '#d98a12'],
    table: ['#8c1c13', '#b3392a'],
    vessel: '#fff6dc',
    accent: '#fff2b8',
  },
  scenes: {
    'pollo-frito': {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'basket',
      dish: [{ piece: friedChicken(GOLDEN), x: 400, foot: 490, width: 350 }],
      behind: [emoji('beer-mug'), emoji('rooster')],
      before: [saucePot('#f4ead0'), saucePot('#8f2417')],
    },
    'pollo-picante': {
      kind: 'dish',
      wall: 'rays',
      table: 'slate',
      vessel: 'plate',
      dish: [{ piece: friedChicken(RED_GLAZE, true), x: 400, foot: 500, width: 350 }],
      behind: [emoji('beer-mug'), emoji('cooked-rice')],
      before: [emoji('hot-pepper'), emoji('garlic')],
      palette: {
        wall: ['#e2502a', '#5a0f0a'],
        table: ['#2e2422', '#4a3a36'],
        vessel: '#f7ead2',
        accent: '#ffb36a',
      },
    },
    alitas: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'basket',
      dish: [{ piece: wings, x: 400, foot: 488, width: 340 }],
      behind: [emoji('honey-pot'), emoji('beer-mug')],
      before: [emoji('butter'), saucePot('#f4e2a8')],
      palette: {
        wall: ['#f0a030', '#6e2a0c'],
        table: ['#5b2d16', '#854a26'],
        vessel: '#fff2d2',
        accent: '#ffe2a0',
      },
    },
    costilla: {
      kind: 'dish',
      wall: 'bricks',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: shortRibs, x: 400, foot: 502, width: 370 }],
      behind: [emoji('cooked-rice'), emoji('chopsticks')],
      before: [emoji('leafy-green'), saucePot('#4a2412')],
      steam: true,
      palette: {
        wall: ['#b5471f', '#33100a'],
        table: ['#2b2726', '#45403e'],
        vessel: '#5d5654',
        accent: '#ffc58a',
      },
    },
    'la-dak': {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: dak, x: 400, foot: 502, width: 350 }],
      behind: [emoji('french-fries'), emoji('cup-with-straw')],
      before: [emoji('lime'), emoji('cucumber')],
    },
    'la-seul': {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: seoul, x: 400, foot: 502, width: 350 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('hot-pepper'), saucePot('#a82a12')],
      palette: {
        wall: ['#c43a5a', '#2a0f33'],
        table: ['#28222c', '#453a4a'],
        vessel: '#6a5a66',
        accent: '#ffd24a',
      },
    },
    'la-kimchi': {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: kimchi, x: 400, foot: 502, width: 345 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('leafy-green'), emoji('egg')],
      palette: {
        wall: ['#d95a2c', '#5a1a0c'],
        table: ['#5b3218', '#8a5128'],
        vessel: '#d09a58',
        accent: '#ffd9a0',
      },
    },
    entrantes: {
      kind: 'row',
      wall: 'rays',
      table: 'cloth',
      row: [
        { piece: emoji('french-fries'), width: 170 },
        { piece: emoji('dumpling'), width: 165 },
        { piece: friedChicken(GOLDEN), width: 250 },
        { piece: friedChicken(RED_GLAZE, true), width: 220 },
        { piece: emoji('beer-mug'), width: 150 },
      ],
    },
    burgers: {
      kind: 'row',
      wall: 'rays',
      table: 'cloth',
      row: [
        { piece: emoji('rooster'), width: 190 },
        { piece: dak, width: 235 },
        { piece: crest, width: 220 },
        { piece: usual, width: 235 },
        { piece: kimchi, width: 228 },
      ],
      palette: {
        wall: ['#ffdf6e', '#e09a18'],
        table: ['#8c1c13', '#b3392a'],
        vessel: '#fff6dc',
        accent: '#fff2b8',
      },
    },
  },
};
