import { juice, toast } from '../drawings/bar.ts';
import { paella } from '../drawings/rice.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

export const dbhIturrialde: VenuePictures = {
  palette: {
    wall: ['#d9b071', '#1f5c4a'],
    table: ['#6b4123', '#9a6a3d'],
    vessel: '#f7f1e4',
    accent: '#fdf3d8',
  },
  scenes: {
    desayunos: {
      kind: 'row',
      wall: 'rays',
      table: 'marble',
      row: [
        { piece: juice, width: 175 },
        { piece: toast, width: 280 },
        { piece: emoji('hot-beverage'), width: 255 },
        { piece: emoji('croissant'), width: 240 },
        { piece: emoji('tangerine'), width: 145 },
      ],
      palette: {
        wall: ['#ffe1a0', '#d98a3c'],
        table: ['#efe6d6', '#d3c3a8'],
        vessel: '#ffffff',
        accent: '#fff8e0',
      },
    },
    paellas: {
      kind: 'row',
      wall: 'tiles',
      table: 'wood',
      row: [
        { piece: emoji('tomato'), width: 120 },
        { piece: paella, width: 340 },
        { piece: emoji('lemon'), width: 110 },
        { piece: paella, width: 340 },
        { piece: emoji('bell-pepper'), width: 130 },
      ],
    },
    paella: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: paella, x: 400, foot: 540, width: 500 }],
      behind: [emoji('wine-glass'), emoji('tomato')],
      before: [emoji('lemon'), emoji('bell-pepper')],
      steam: true,
    },
  },
};
