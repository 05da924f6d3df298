import { bottle, negroni, olives } from '../drawings/bar.ts';
import { burger } from '../drawings/burger.ts';
import { croquettes } from '../drawings/fried.ts';
import { octopus } from '../drawings/grill.ts';
import { campfire, firewood } from '../drawings/hearth.ts';
import { creamyRice } from '../drawings/rice.ts';
import { torrija } from '../drawings/sweets.ts';
import { emoji } from '../emoji.ts';
import type { VenuePictures } from '../picture.ts';

/** The demo venue, whose menu file is `index.yaml`. */
export const demo: VenuePictures = {
  palette: {
    wall: ['#f2b266', '#a8321a'],
    table: ['#5f331c', '#8d5631'],
    vessel: '#fbf3e6',
    accent: '#fff0d0',
  },
  scenes: {
    mesa: {
      kind: 'row',
      wall: 'lights',
      table: 'cloth',
      row: [
        { piece: emoji('baguette-bread'), width: 185 },
        { piece: olives, width: 175 },
        { piece: emoji('wine-glass'), width: 200 },
        { piece: croquettes, width: 245 },
        { piece: emoji('cheese-wedge'), width: 175 },
        { piece: bottle('#2f4a2a', '#f4e6c8'), width: 140 },
      ],
      palette: {
        wall: ['#f2b266', '#a8321a'],
        table: ['#9c2f1a', '#b94a2c'],
        vessel: '#fbf3e6',
        accent: '#fff0d0',
      },
    },
    lumbre: {
      kind: 'row',
      wall: 'bricks',
      table: 'slate',
      row: [
        { piece: firewood, width: 330 },
        { piece: campfire, width: 435 },
        { piece: firewood, width: 330 },
      ],
      palette: {
        wall: ['#ff8a2a', '#3a130a'],
        table: ['#1d120e', '#4a2415'],
        vessel: '#3a3230',
        accent: '#ffb977',
      },
    },
    croquetas: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'plate',
      dish: [{ piece: croquettes, x: 400, foot: 512, width: 360 }],
      behind: [emoji('beer-mug'), emoji('glass-of-milk')],
      before: [emoji('lemon'), emoji('herb')],
      steam: true,
    },
    pulpo: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'plate',
      dish: [{ piece: octopus, x: 400, foot: 508, width: 360 }],
      behind: [emoji('wine-glass'), emoji('fire')],
      before: [emoji('potato'), emoji('hot-pepper')],
      palette: {
        wall: ['#e08a3c', '#5a1d12'],
        table: ['#2a2422', '#4a403c'],
        vessel: '#f4ead8',
        accent: '#ffdca8',
      },
    },
    burger: {
      kind: 'dish',
      wall: 'bricks',
      table: 'wood',
      vessel: 'board',
      dish: [
        {
          piece: burger('brioche', 'lettuce', 'beef', 'provolone', 'caramelOnion', 'beef', 'cheddar'),
          x: 400,
          foot: 502,
          width: 318,
        },
      ],
      behind: [emoji('fire'), emoji('french-fries')],
      before: [emoji('onion'), emoji('cheese-wedge')],
      palette: {
        wall: ['#e8873a', '#6a1f10'],
        table: ['#5f331c', '#8d5631'],
        vessel: '#c99256',
        accent: '#ffd9a8',
      },
    },
    arroz: {
      kind: 'dish',
      wall: 'tiles',
      table: 'wood',
      vessel: 'none',
      dish: [{ piece: creamyRice, x: 400, foot: 534, width: 440 }],
      behind: [emoji('wine-glass'), emoji('wood')],
      before: [emoji('lime'), emoji('garlic')],
      steam: true,
    },
    negroni: {
      kind: 'dish',
      wall: 'lights',
      table: 'slate',
      vessel: 'slab',
      dish: [{ piece: negroni, x: 400, foot: 500, width: 270 }],
      behind: [bottle('#7a1a22', '#f4e6c8'), bottle('#3d5a4a', '#f0dcae')],
      before: [emoji('tangerine'), emoji('ice')],
      palette: {
        wall: ['#b4482a', '#22100f'],
        table: ['#221918', '#43322e'],
        vessel: '#584a44',
        accent: '#ffb98a',
      },
    },
    torrija: {
      kind: 'dish',
      wall: 'rays',
      table: 'marble',
      vessel: 'plate',
      dish: [{ piece: torrija, x: 400, foot: 500, width: 330 }],
      behind: [emoji('hot-beverage'), emoji('glass-of-milk')],
      before: [emoji('honey-pot'), emoji('tangerine')],
      palette: {
        wall: ['#f8cd88', '#c25a2a'],
        table: ['#efe2cf', '#d6bf9f'],
        vessel: '#ffffff',
        accent: '#fff3d4',
      },
    },
  },
};
