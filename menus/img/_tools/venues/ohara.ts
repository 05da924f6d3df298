import { bottle } from '../drawings/bar.ts';
import { burger } from '../drawings/burger.ts';
import { cakeWithIce, fishAndChips, fullIrish, irishCoffee, pie, pint, stew } from '../drawings/pub.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import type { Palette } from '../scenery/palette.ts';

const stout = pint('#1d1210', '#3a241c', '#f0dcb4');
const redAle = pint('#8a2f14', '#c25a2a');
const lager = pint('#e9a020', '#ffcf5a');

const PUB: Palette = {
  wall: ['#3f8a5c', '#0b2a1c'],
  table: ['#3f2413', '#6d4124'],
  vessel: '#f7f1e0',
  accent: '#e6bf63',
};
const BOARD: Palette = { ...PUB, vessel: '#b98149' };

export const ohara: VenuePictures = {
  palette: PUB,
  scenes: {
    pub: {
      kind: 'row',
      wall: 'bricks',
      table: 'wood',
      row: [
        { piece: emoji('violin'), width: 215 },
        { piece: pie, width: 240 },
        { piece: stout, width: 165 },
        { piece: stew, width: 235 },
        { piece: emoji('shamrock'), width: 165 },
      ],
    },
    grifos: {
      kind: 'row',
      wall: 'lights',
      table: 'wood',
      row: [
        { piece: bottle('#5a3a14', '#f0dcae'), width: 135 },
        { piece: lager, width: 165 },
        { piece: stout, width: 180 },
        { piece: redAle, width: 165 },
        { piece: emoji('tumbler-glass'), width: 150 },
        { piece: bottle('#2f4a2a', '#f4e6c8'), width: 135 },
      ],
    },
    desayuno: {
      kind: 'dish',
      wall: 'tiles',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: fullIrish, x: 400, foot: 516, width: 390 }],
      behind: [emoji('teapot'), emoji('bread')],
      before: [emoji('butter'), emoji('tomato')],
      palette: { ...PUB, wall: ['#b8d8a8', '#3f7a52'], table: ['#1f5a3c', '#2f7a54'], vessel: '#ffffff' },
    },
    'fish-and-chips': {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: fishAndChips, x: 400, foot: 506, width: 390 }],
      behind: [lager, emoji('pea-pod')],
      before: [emoji('lemon'), emoji('potato')],
      steam: true,
      palette: BOARD,
    },
    estofado: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: stew, x: 400, foot: 532, width: 430 }],
      behind: [redAle, emoji('bread')],
      before: [emoji('carrot'), emoji('potato')],
      steam: true,
    },
    'pastel-de-ternera': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: pie, x: 400, foot: 506, width: 380 }],
      behind: [stout, emoji('fire')],
      before: [emoji('herb'), emoji('onion')],
      steam: true,
      palette: BOARD,
    },
    burger: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [
        {
          piece: burger('brioche', 'lettuce', 'beef', 'cheddar', 'bacon', 'caramelOnion'),
          x: 400,
          foot: 502,
          width: 344,
        },
      ],
      behind: [stout, emoji('french-fries')],
      before: [emoji('onion'), emoji('cheese-wedge')],
      palette: BOARD,
    },
    pudin: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'plate',
      dish: [{ piece: cakeWithIce('#9a5a24', '#6b3814', '#b86a1c'), x: 400, foot: 500, width: 300 }],
      behind: [emoji('hot-beverage'), emoji('tumbler-glass')],
      before: [emoji('honey-pot'), emoji('herb')],
      palette: { ...PUB, table: ['#1f2a24', '#3a4a42'] },
    },
    stout: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: stout, x: 400, foot: 530, width: 285 }],
      behind: [emoji('violin'), emoji('candle')],
      before: [emoji('peanuts'), emoji('shamrock')],
    },
    'cafe-irlandes': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: irishCoffee, x: 400, foot: 530, width: 285 }],
      behind: [bottle('#5a3a14', '#f0dcae'), emoji('candle')],
      before: [emoji('chestnut'), emoji('cookie')],
    },
  },
};
