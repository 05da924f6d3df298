import { chanceOf } from './chance.ts';
import type { Piece, Placed } from './piece.ts';
import { stand } from './piece.ts';
import type { Palette } from './scenery/palette.ts';
import type { TableKind } from './scenery/table.ts';
import { table } from './scenery/table.ts';
import type { VesselKind } from './scenery/vessel.ts';
import { vessel } from './scenery/vessel.ts';
import type { Size, WallKind } from './scenery/wall.ts';
import { wall } from './scenery/wall.ts';

type Room = { wall: WallKind; table: TableKind };

/** One dish on a table, 800 × 600. `dish` is one piece, or several in their places. */
export type DishScene = Room & {
  kind: 'dish';
  vessel: VesselKind;
  dish: Piece | readonly Placed[];
  behind?: readonly [left?: Piece, right?: Piece];
  before?: readonly [left?: Piece, right?: Piece];
  steam?: boolean;
};

/** Things in a row on a long table, 1200 × 500, as the head of a section or a banner. */
export type RowScene = Room & { kind: 'row'; row: readonly { piece: Piece; width: number }[]; above?: string };

export type Scene = DishScene | RowScene;

const DISH: Size = { width: 800, height: 600 };
const ROW: Size = { width: 1200, height: 500 };

/** The whole picture as SVG. `name` seeds what looks random in it. */
export function drawScene(scene: Scene, palette: Palette, name: string): string {
  const size = scene.kind === 'dish' ? DISH : ROW;
  const chance = chanceOf(name);
  const top = scene.kind === 'dish' ? 372 : 330;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    definitions(palette) +
    wall(scene.wall, palette, { width: size.width, height: top }, chance) +
    (scene.kind === 'row' ? (scene.above ?? '') : '') +
    table(scene.table, top, size, chance) +
    (scene.kind === 'dish' ? dish(scene, palette) : row(scene)) +
    '</svg>'
  );
}

function definitions({ wall: [lit], table: [front, back] }: Palette): string {
  return (
    '<defs>' +
    `<radialGradient id="glow" cx=".5" cy=".72" r=".75"><stop offset="0" stop-color="${lit}" stop-opacity=".95"/><stop offset="1" stop-color="${lit}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${back}"/><stop offset="1" stop-color="${front}"/></linearGradient>` +
    '<filter id="soft" x="-30%" y="-120%" width="160%" height="340%"><feGaussianBlur stdDeviation="7"/></filter>' +
    '</defs>'
  );
}

function dish(scene: DishScene, palette: Palette): string {
  const placed = typeof scene.dish === 'string' ? [{ piece: scene.dish, x: 400, foot: 500, width: 350 }] : scene.dish;
  return (
    pair(scene.behind, 128, 450, 165) +
    vessel(scene.vessel, palette, 400, 492, 262) +
    placed.map((one) => stand(one)).join('') +
    pair(scene.before, 104, 578, 140) +
    (scene.steam === true ? STEAM : '')
  );
}

/** The left and the right companion of a dish, equally far from the picture's edges. */
function pair(pieces: DishScene['behind'], inset: number, foot: number, width: number): string {
  return (pieces ?? [])
    .map((piece, index) =>
      piece === undefined ? '' : stand({ piece, x: index === 0 ? inset : DISH.width - inset, foot, width }),
    )
    .join('');
}

function row({ row: pieces }: RowScene): string {
  const free = ROW.width - pieces.reduce((sum, { width }) => sum + width, 0);
  const gap = free / (pieces.length + 1);
  let x = gap;
  return pieces
    .map(({ piece, width }, index) => {
      const placed = { piece, x: x + width / 2, foot: index % 2 === 0 ? 425 : 455, width };
      x += width + gap;
      return stand(placed);
    })
    .join('');
}

const STEAM = `<g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".2" filter="url(#soft)">${[
  320, 400, 480,
]
  .map((x, index) => `<path d="M${x} ${150 - (index % 2) * 26}q-26-32 0-60t0-60"/>`)
  .join('')}</g>`;
