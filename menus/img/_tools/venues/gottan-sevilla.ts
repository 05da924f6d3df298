import { burger } from '../drawings/burger.ts';
import { filletInSauce } from '../drawings/meats.ts';
import { torrija } from '../drawings/sweets.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const triana = burger('brioche', 'beef', 'provolone', 'strawPotato');
const tower = burger('brioche', 'beef', 'cheddar', 'beef', 'cheddar', 'bacon', 'crispyOnion', 'egg');
const classic = burger('brioche', 'lettuce', 'beef', 'cheddar', 'tomato', 'onion');

export const gottanSevilla: VenuePictures = {
  palette: {
    wall: ['#f2b84a', '#a8560f'],
    table: ['#6a3a1c', '#96602f'],
    vessel: '#fff8ea',
    accent: '#fff0c4',
  },
  scenes: {
    'la-triana': {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: triana, x: 400, foot: 502, width: 350 }],
      behind: [emoji('tumbler-glass'), emoji('french-fries')],
      before: [emoji('garlic'), emoji('potato')],
      palette: {
        wall: ['#3f86b8', '#123a5e'],
        table: ['#6a3a1c', '#96602f'],
        vessel: '#fff8ea',
        accent: '#ffe08a',
      },
    },
    'la-campanario': {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: tower, x: 400, foot: 504, width: 306 }],
      behind: [emoji('beer-mug'), emoji('french-fries')],
      before: [emoji('bell'), emoji('bacon')],
      palette: {
        wall: ['#d98a3c', '#5c2710'],
        table: ['#4a2a18', '#754526'],
        vessel: '#c99256',
        accent: '#ffdca0',
      },
    },
    solomillo: {
      kind: 'dish',
      wall: 'tiles',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: filletInSauce, x: 400, foot: 512, width: 380 }],
      behind: [emoji('tumbler-glass'), emoji('baguette-bread')],
      before: [emoji('garlic'), emoji('french-fries')],
      steam: true,
      palette: {
        wall: ['#f0c25c', '#a35a16'],
        table: ['#a33a14', '#c45a26'],
        vessel: '#fff8ea',
        accent: '#fff0c4',
      },
    },
    torrija: {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: torrija, x: 400, foot: 498, width: 330 }],
      behind: [emoji('wine-glass'), emoji('honey-pot')],
      before: [emoji('tangerine'), emoji('herb')],
    },
    patio: {
      kind: 'row',
      wall: 'tiles',
      table: 'wood',
      row: [
        { piece: emoji('potted-plant'), width: 175 },
        { piece: triana, width: 235 },
        { piece: tower, width: 220 },
        { piece: classic, width: 235 },
        { piece: emoji('tangerine'), width: 150 },
      ],
    },
  },
};
