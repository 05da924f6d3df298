import { bottle, hangingHam, olives } from '../drawings/bar.ts';
import { croquettes } from '../drawings/fried.ts';
import { ribs } from '../drawings/grill.ts';
import { migas } from '../drawings/rice.ts';
import { piononos } from '../drawings/sweets.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import { put } from '../piece.ts';

export const elMoreno: VenuePictures = {
  palette: {
    wall: ['#e9b878', '#9c3a22'],
    table: ['#5a2f1a', '#8a5230'],
    vessel: '#f8efe0',
    accent: '#fff0cf',
  },
  scenes: {
    barra: {
      kind: 'row',
      wall: 'tiles',
      table: 'wood',
      above: [170, 420, 790, 1040]
        .map((x, index) => put(hangingHam, x, index % 2 === 0 ? 14 : 2, 1.25, index % 2 === 0 ? 3 : -3))
        .join(''),
      row: [
        { piece: bottle('#2f4a2a', '#f4e6c8'), width: 150 },
        { piece: olives, width: 190 },
        { piece: emoji('beer-mug'), width: 190 },
        { piece: croquettes, width: 240 },
        { piece: emoji('wine-glass'), width: 205 },
        { piece: bottle('#5a1522', '#f0d9a8'), width: 150 },
      ],
    },
    costillas: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: ribs('#8a3a16', '#cf7a22'), x: 400, foot: 500, width: 410 }],
      behind: [emoji('honey-pot'), emoji('wine-glass')],
      before: [emoji('potato'), emoji('herb')],
      steam: true,
      palette: {
        wall: ['#e9b878', '#9c3a22'],
        table: ['#5a2f1a', '#8a5230'],
        vessel: '#c08b52',
        accent: '#fff0cf',
      },
    },
    migas: {
      kind: 'dish',
      wall: 'tiles',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: migas, x: 400, foot: 504, width: 380 }],
      behind: [emoji('bread'), emoji('melon')],
      before: [emoji('garlic'), emoji('grapes')],
      palette: {
        wall: ['#f0c68a', '#b5622c'],
        table: ['#8f2b1c', '#ad3d27'],
        vessel: '#f8efe0',
        accent: '#fff6dc',
      },
    },
    piononos: {
      kind: 'dish',
      wall: 'tiles',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: piononos, x: 400, foot: 500, width: 330 }],
      behind: [emoji('hot-beverage'), emoji('egg')],
      before: [emoji('lemon'), emoji('honey-pot')],
      palette: {
        wall: ['#f3cf9c', '#b3573c'],
        table: ['#efe4d2', '#d2bfa6'],
        vessel: '#ffffff',
        accent: '#fff6e2',
      },
    },
  },
};
