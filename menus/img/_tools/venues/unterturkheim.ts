import { cheeseNoodles, haxe, sausages, schnitzel, strudel } from '../drawings/beer-hall.ts';
import { saucePot } from '../drawings/grill.ts';
import { pint } from '../drawings/pub.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import type { Palette } from '../scenery/palette.ts';

const helles = pint('#efb42e', '#ffdc7a', '#fffaf0');
const dunkel = pint('#4a2010', '#7c3c1e', '#f0dcb4');
const weizen = pint('#e0952c', '#f8c66e', '#fffaf0');

const HALL: Palette = {
  wall: ['#b9812c', '#17130f'],
  table: ['#5a3218', '#8d5a2f'],
  vessel: '#f7f1e4',
  accent: '#f2c230',
};
/** The blue and white of a beer tent. */
const TENT: Palette = { ...HALL, wall: ['#cfe4f5', '#3d78b4'], table: ['#2f6aa8', '#4f8ac4'], accent: '#ffffff' };

export const unterturkheim: VenuePictures = {
  palette: HALL,
  scenes: {
    bierhaus: {
      kind: 'row',
      wall: 'bricks',
      table: 'wood',
      row: [
        { piece: emoji('pretzel'), width: 200 },
        { piece: emoji('beer-mug'), width: 220 },
        { piece: sausages, width: 270 },
        { piece: emoji('clinking-beer-mugs'), width: 260 },
      ],
    },
    fass: {
      kind: 'row',
      wall: 'lights',
      table: 'wood',
      row: [
        { piece: emoji('beer-mug'), width: 205 },
        { piece: helles, width: 170 },
        { piece: weizen, width: 180 },
        { piece: dunkel, width: 170 },
        { piece: emoji('pretzel'), width: 185 },
      ],
    },
    brezel: {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'board',
      dish: [{ piece: emoji('pretzel'), x: 400, foot: 506, width: 330 }],
      behind: [emoji('beer-mug'), emoji('sheaf-of-rice')],
      before: [emoji('salt'), emoji('butter')],
      palette: { ...TENT, vessel: '#c99256' },
    },
    nuernberger: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: sausages, x: 400, foot: 508, width: 380 }],
      behind: [emoji('beer-mug'), emoji('fire')],
      before: [emoji('pretzel'), emoji('herb')],
      steam: true,
      palette: { ...HALL, vessel: '#c9cfd2' },
    },
    haxe: {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: haxe, x: 400, foot: 512, width: 390 }],
      behind: [dunkel, emoji('pretzel')],
      before: [saucePot('#5a2a14'), emoji('onion')],
      steam: true,
    },
    schnitzel: {
      kind: 'dish',
      wall: 'rays',
      table: 'cloth',
      vessel: 'plate',
      dish: [{ piece: schnitzel, x: 400, foot: 514, width: 450 }],
      behind: [emoji('beer-mug'), emoji('potato')],
      before: [emoji('lemon'), emoji('cherries')],
      palette: TENT,
    },
    kaesespaetzle: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: cheeseNoodles, x: 390, foot: 536, width: 410 }],
      behind: [helles],
      before: [emoji('cheese-wedge'), emoji('onion')],
      steam: true,
    },
    apfelstrudel: {
      kind: 'dish',
      wall: 'lights',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: strudel, x: 400, foot: 506, width: 350 }],
      behind: [emoji('hot-beverage'), emoji('ice-cream')],
      before: [emoji('red-apple'), emoji('chestnut')],
      palette: {
        ...HALL,
        wall: ['#f0c67a', '#8a5220'],
        table: ['#efe4d2', '#d2bfa6'],
        vessel: '#ffffff',
        accent: '#fff3d4',
      },
    },
  },
};
