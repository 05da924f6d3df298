import { gildas, siphon, tinOfCockles, vermouth } from '../drawings/aperitif.ts';
import { bottle, olives } from '../drawings/bar.ts';
import { bikini, bombas, cremaCatalana } from '../drawings/catalan.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

const red = vermouth('#7a1f1c', '#a8382a');
const white = vermouth('#e3b64f', '#f4d486');

export const vermu: VenuePictures = {
  palette: {
    wall: ['#ffd9a0', '#b5302f'],
    table: ['#efe2cf', '#d6bf9f'],
    vessel: '#fffaf0',
    accent: '#fff3d6',
  },
  scenes: {
    vermuts: {
      kind: 'row',
      wall: 'tiles',
      table: 'marble',
      row: [
        { piece: bottle('#3a1a16', '#f4e6c8'), width: 140 },
        { piece: olives, width: 190 },
        { piece: red, width: 205 },
        { piece: siphon, width: 165 },
        { piece: white, width: 185 },
      ],
    },
    vermut: {
      kind: 'dish',
      wall: 'tiles',
      table: 'marble',
      vessel: 'none',
      dish: [{ piece: red, x: 400, foot: 540, width: 300 }],
      behind: [siphon, bottle('#3a1a16', '#f4e6c8')],
      before: [emoji('tangerine'), olives],
    },
    berberechos: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: tinOfCockles, x: 400, foot: 512, width: 370 }],
      behind: [white, bottle('#8f1d22', '#f4e6c8')],
      before: [emoji('lemon'), olives],
      palette: {
        wall: ['#ffe2a8', '#c9552c'],
        table: ['#6b3a20', '#96613a'],
        vessel: '#fffaf0',
        accent: '#fff3d6',
      },
    },
    gilda: {
      kind: 'dish',
      wall: 'tiles',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: gildas, x: 400, foot: 520, width: 340 }],
      behind: [red, white],
      before: [emoji('olive'), emoji('hot-pepper')],
      palette: {
        wall: ['#e6e2a0', '#6d7a2a'],
        table: ['#efe2cf', '#d6bf9f'],
        vessel: '#fffaf0',
        accent: '#fdf8d8',
      },
    },
    bomba: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: bombas, x: 400, foot: 508, width: 360 }],
      behind: [emoji('beer-mug'), siphon],
      before: [emoji('potato'), emoji('hot-pepper')],
      steam: true,
      palette: {
        wall: ['#ffd9a0', '#b5302f'],
        table: ['#6b3a20', '#96613a'],
        vessel: '#fffaf0',
        accent: '#fff3d6',
      },
    },
    bikini: {
      kind: 'dish',
      wall: 'rays',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: bikini, x: 400, foot: 508, width: 330 }],
      behind: [red, emoji('hot-beverage')],
      before: [emoji('cheese-wedge'), emoji('tomato')],
    },
    'crema-catalana': {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: cremaCatalana, x: 400, foot: 512, width: 350 }],
      behind: [emoji('hot-beverage'), emoji('glass-of-milk')],
      before: [emoji('egg'), emoji('lemon')],
      palette: {
        wall: ['#ffe6b4', '#c46a2a'],
        table: ['#a8242f', '#c2474a'],
        vessel: '#fffaf0',
        accent: '#fff6dc',
      },
    },
  },
};
