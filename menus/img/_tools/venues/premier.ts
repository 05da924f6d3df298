import { olives } from '../drawings/bar.ts';
import { burger } from '../drawings/burger.ts';
import { fishFry } from '../drawings/fish-fry.ts';
import { croquettes, nachos } from '../drawings/fried.ts';
import { ribs, saucePot, wings } from '../drawings/grill.ts';
import { cakeWithIce, fishAndChips, hop, pint, pitcher } from '../drawings/pub.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';
import type { RowScene } from '../scene.ts';
import type { Palette } from '../scenery/palette.ts';

const lager = pint('#e9a020', '#ffcf5a');
const wheat = pint('#e8b24a', '#fbdc94', '#fffaf0');
const amber = pint('#a9501c', '#d9823a');
const ipa = pint('#d9781c', '#f6a944');
const stout = pint('#2a1712', '#4a2c22', '#e8cfa6');
const sour = pint('#d9486a', '#f58aa0', '#ffe6ea');

/** The colours of each pub, as its logo has them. */
const NAVY: Palette = {
  wall: ['#3a6796', '#0f2136'],
  table: ['#4a2a18', '#7a4b2b'],
  vessel: '#f4ead8',
  accent: '#f0b53c',
};
const BURGUNDY: Palette = { ...NAVY, wall: ['#a5384c', '#2a0c13'] };
const GREEN: Palette = { ...NAVY, wall: ['#4f9a6c', '#17382a'] };
const VIOLET: Palette = { ...NAVY, wall: ['#8460c4', '#2a1d4c'] };

/** The head of the beers: pints in a row, of which one pub's guest stands in the middle. */
const taps = (guest: string, wall: RowScene['wall']): RowScene => ({
  kind: 'row',
  wall,
  table: 'wood',
  row: [
    { piece: lager, width: 165 },
    { piece: amber, width: 165 },
    { piece: guest, width: 180 },
    { piece: ipa, width: 165 },
    { piece: stout, width: 165 },
    { piece: wheat, width: 165 },
  ],
});

/** The chain's dishes stand in the folder of Centro; the partial says so with `imgFolder`. */
export const premierCentro: VenuePictures = {
  palette: NAVY,
  scenes: {
    grifos: taps(pint('#f2a33a', '#ffd48a'), 'lights'),
    tapas: {
      kind: 'row',
      wall: 'tiles',
      table: 'wood',
      row: [
        { piece: olives, width: 180 },
        { piece: croquettes, width: 235 },
        { piece: lager, width: 120 },
        { piece: nachos, width: 250 },
        { piece: emoji('pretzel'), width: 165 },
      ],
    },
    'premier-ipa': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: ipa, x: 400, foot: 530, width: 285 }],
      behind: [emoji('sheaf-of-rice'), hop],
      before: [emoji('tangerine'), emoji('lime')],
    },
    'premier-negra': {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: stout, x: 400, foot: 530, width: 285 }],
      behind: [emoji('hot-beverage'), emoji('chocolate-bar')],
      before: [emoji('chestnut'), emoji('cookie')],
    },
    croquetas: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: croquettes, x: 400, foot: 512, width: 360 }],
      behind: [lager],
      before: [emoji('lemon'), emoji('herb')],
      steam: true,
    },
    alitas: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'basket',
      dish: [{ piece: wings, x: 400, foot: 488, width: 340 }],
      behind: [stout, emoji('fire')],
      before: [saucePot('#3a1810'), saucePot('#f4efe2')],
      palette: { ...NAVY, table: ['#23262b', '#414750'], vessel: '#f2e3c8' },
    },
    'burger-premier': {
      kind: 'dish',
      wall: 'lights',
      table: 'wood',
      vessel: 'board',
      dish: [
        {
          piece: burger('brioche', 'pickle', 'beef', 'cheddar', 'caramelOnion', 'lettuce'),
          x: 400,
          foot: 502,
          width: 344,
        },
      ],
      behind: [amber, emoji('french-fries')],
      before: [emoji('onion'), emoji('cheese-wedge')],
      palette: { ...NAVY, vessel: '#c08b52' },
    },
    'fish-and-chips': {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: fishAndChips, x: 400, foot: 506, width: 390 }],
      behind: [lager],
      before: [emoji('lemon'), emoji('herb')],
      steam: true,
    },
    costillas: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [{ piece: ribs('#4a1d10', '#7c3013'), x: 400, foot: 500, width: 420 }],
      behind: [stout, emoji('ear-of-corn')],
      before: [saucePot('#3a1810'), emoji('french-fries')],
      steam: true,
      palette: { ...NAVY, vessel: '#c08b52' },
    },
    brownie: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'plate',
      dish: [{ piece: cakeWithIce('#4a2413', '#2f150b', '#5a2a16'), x: 400, foot: 500, width: 300 }],
      behind: [stout, emoji('chocolate-bar')],
      before: [emoji('cherries'), emoji('herb')],
      palette: { ...NAVY, table: ['#23262b', '#414750'], vessel: '#fffaf2' },
    },
  },
};

export const premierGranada: VenuePictures = {
  palette: BURGUNDY,
  scenes: {
    grifos: taps(stout, 'tiles'),
    'burger-alpujarrena': {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'board',
      dish: [
        { piece: burger('rustic', 'rocket', 'beef', 'provolone', 'padron', 'egg'), x: 400, foot: 502, width: 344 },
      ],
      behind: [lager, emoji('snow-capped-mountain')],
      before: [emoji('bell-pepper'), emoji('cheese-wedge')],
      palette: { ...BURGUNDY, vessel: '#c08b52' },
    },
  },
};

export const premierTeatinos: VenuePictures = {
  palette: GREEN,
  scenes: {
    grifos: taps(lager, 'rays'),
    jarra: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: pitcher, x: 385, foot: 530, width: 330 }],
      behind: [lager, lager],
      before: [emoji('books'), emoji('graduation-cap')],
    },
  },
};

export const premierHuelin: VenuePictures = {
  palette: VIOLET,
  scenes: {
    grifos: taps(sour, 'lights'),
    mar: {
      kind: 'row',
      wall: 'rays',
      table: 'wood',
      row: [
        { piece: emoji('lemon'), width: 120 },
        { piece: emoji('fish'), width: 210 },
        { piece: sour, width: 130 },
        { piece: emoji('shrimp'), width: 210 },
        { piece: emoji('oyster'), width: 190 },
      ],
      palette: { wall: ['#7fb4d8', '#3a3a86'], table: ['#c9a06a', '#e6c795'], vessel: '#ffffff', accent: '#fff3cf' },
    },
    fritura: {
      kind: 'dish',
      wall: 'rays',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: fishFry, x: 400, foot: 506, width: 370 }],
      behind: [lager, emoji('beach-with-umbrella')],
      before: [emoji('lemon'), emoji('spiral-shell')],
      palette: { wall: ['#7fb4d8', '#3a3a86'], table: ['#c9a06a', '#e6c795'], vessel: '#ffffff', accent: '#fff3cf' },
    },
  },
};
