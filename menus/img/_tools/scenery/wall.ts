import type { Palette } from './palette.ts';

export type WallKind = 'lights' | 'tiles' | 'rays' | 'bricks';

export type Size = { width: number; height: number };

type Pattern = (palette: Palette, size: Size, chance: () => number) => string;

const lights: Pattern = ({ accent }, { width, height }, chance) => {
  let markup = '';
  for (let count = 0; count < width / 36; count += 1) {
    const radius = 10 + chance() * 34;
    markup += `<circle cx="${(chance() * width).toFixed(1)}" cy="${(chance() * height).toFixed(1)}" r="${radius.toFixed(1)}" fill="${accent}" opacity="${(0.05 + chance() * 0.12).toFixed(2)}"/>`;
  }
  return markup;
};

const tiles: Pattern = ({ accent }, { width, height }) => {
  const side = 72;
  let markup = '';
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      markup += `<path d="M${x + 36} ${y + 10}l9 17 17 9-17 9-9 17-9-17-17-9 17-9z"/><path d="M${x} ${y - 9}l9 9-9 9-9-9z"/>`;
    }
  }
  const joints = `<path stroke="${accent}" stroke-width="1.5" opacity=".2" d="${range(side, width, side)
    .map((x) => `M${x} 0V${height}`)
    .join('')}${range(side, height, side)
    .map((y) => `M0 ${y}H${width}`)
    .join('')}"/>`;
  return `<g fill="${accent}" opacity=".16">${markup}</g>${joints}`;
};

const rays: Pattern = ({ accent }, { width, height }) => {
  const reach = width;
  const [x, y] = [width / 2, height * 0.78];
  const point = (degrees: number): string =>
    `${(x + reach * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(y + reach * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;
  const beams = range(0, 360, 20).map((degrees) => `M${x} ${y}L${point(degrees)} ${point(degrees + 10)}z`);
  return `<path fill="${accent}" opacity=".13" d="${beams.join('')}"/>`;
};

const bricks: Pattern = ({ accent }, { width, height }) => {
  const [long, high] = [96, 38];
  let markup = '';
  for (let row = 0; row * high < height; row += 1) {
    for (let x = row % 2 === 0 ? 0 : -long / 2; x < width; x += long) {
      markup += `<rect x="${x + 3}" y="${row * high + 3}" width="${long - 6}" height="${high - 6}" rx="4"/>`;
    }
  }
  return `<g fill="${accent}" opacity=".09">${markup}</g>`;
};

const patterns: Record<WallKind, Pattern> = { lights, tiles, rays, bricks };

/** The wall behind the table: its pattern, lit from the middle. */
export function wall(kind: WallKind, palette: Palette, size: Size, chance: () => number): string {
  return (
    `<rect width="${size.width}" height="${size.height}" fill="${palette.wall[1]}"/>` +
    patterns[kind](palette, size, chance) +
    `<rect width="${size.width}" height="${size.height}" fill="url(#glow)"/>`
  );
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);
}
