import { bottle, hangingHam } from '../drawings/bar.ts';
import { cheeks, cheeses, copita, glassOf, hamSlices } from '../drawings/cellar.ts';
import { croquettes } from '../drawings/fried.ts';
import { torrija } from '../drawings/sweets.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import { put } from '../piece.ts';

const red = glassOf('#6b1230', '#95294a');
const white = glassOf('#ecd27a', '#f7e7ac');
const rose = glassOf('#e8887a', '#f5b2a4');
const fino = copita('#ecd58a', '#f8eab6');
const oloroso = copita('#8a4a1c', '#b8702e');

export const ovidio: VenuePictures = {
  palette: {
    wall: ['#b0624a', '#3a0d1c'],
    table: ['#3d1f14', '#6a3b24'],
    vessel: '#f6ead6',
    accent: '#f6d9b0',
  },
  scenes: {
    copas: {
      kind: 'row',
      wall: 'lights',
      table: 'wood',
      row: [
        { piece: white, width: 190 },
        { piece: rose, width: 190 },
        { piece: red, width: 210 },
        { piece: fino, width: 165 },
        { piece: oloroso, width: 165 },
      ],
    },
    bodega: {
      kind: 'row',
      wall: 'bricks',
      table: 'wood',
      row: [
        { piece: bottle('#1f3a24', '#f4e6c8'), width: 150 },
        { piece: bottle('#3a0d1c', '#e8c98a'), width: 150 },
        { piece: emoji('bottle-with-popping-cork'), width: 250 },
        { piece: bottle('#c9a24a', '#fffaf0'), width: 150 },
        { piece: bottle('#14241c', '#d9b88f'), width: 150 },
      ],
    },
    'vino-de-la-semana': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'none',
      dish: [
        { piece: bottle('#2a0f18', '#f4e6c8'), x: 320, foot: 520, width: 200 },
        { piece: red, x: 480, foot: 545, width: 220 },
      ],
      before: [emoji('grapes'), emoji('cheese-wedge')],
    },
    jamon: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: hamSlices, x: 400, foot: 528, width: 340 }],
      behind: [put(hangingHam, 50, -40, 1.15), fino],
      before: [emoji('baguette-bread'), emoji('olive')],
    },
    'tabla-de-quesos': {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'board',
      dish: [{ piece: cheeses, x: 400, foot: 510, width: 390 }],
      behind: [oloroso, red],
      before: [emoji('grapes'), emoji('chestnut')],
      palette: {
        wall: ['#b0624a', '#3a0d1c'],
        table: ['#231a1c', '#463438'],
        vessel: '#b98350',
        accent: '#f6d9b0',
      },
    },
    croquetas: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: croquettes, x: 400, foot: 512, width: 360 }],
      behind: [white, put(hangingHam, 50, -40, 1.15)],
      before: [emoji('lemon'), emoji('herb')],
      steam: true,
    },
    carrillada: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: cheeks, x: 400, foot: 545, width: 420 }],
      behind: [red, bottle('#2a0f18', '#f4e6c8')],
      before: [emoji('garlic'), emoji('carrot')],
      steam: true,
    },
    torrija: {
      kind: 'dish',
      wall: 'rays',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: torrija, x: 400, foot: 500, width: 330 }],
      behind: [oloroso, emoji('hot-beverage')],
      before: [emoji('honey-pot'), emoji('grapes')],
      palette: {
        wall: ['#e8b48a', '#5a1528'],
        table: ['#efe2cf', '#d6bf9f'],
        vessel: '#ffffff',
        accent: '#fff0d6',
      },
    },
    jerez: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'none',
      dish: [
        { piece: fino, x: 310, foot: 530, width: 190 },
        { piece: oloroso, x: 490, foot: 545, width: 190 },
      ],
      behind: [bottle('#14241c', '#f4e6c8'), bottle('#4a2412', '#f0d9a8')],
      before: [emoji('olive'), emoji('shrimp')],
    },
  },
};
