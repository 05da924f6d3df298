import { chanceOf } from '../chance.ts';
import type { Piece } from '../piece.ts';
import { faint, line, put, shape } from '../piece.ts';

export const EMBERS = { width: 480, height: 360 };

const TURN = 2 * Math.PI;

/** From 0 to 1 and back, `cycles` whole times in the loop, so that its end meets its beginning. */
const pulse = (at: number, cycles: number, shift: number): number => 0.5 + 0.5 * Math.sin(TURN * (at * cycles + shift));

type Coal = { x: number; y: number; outline: string; cycles: number; shift: number };
type Spark = { x: number; start: number; sway: number; size: number; laps: number };

const chance = chanceOf('brasa');

/** A lump with seven corners about the origin. */
function lump(): string {
  const corners = Array.from({ length: 7 }, (_, index) => {
    const angle = (TURN * (index + chance() * 0.5)) / 7;
    const reach = 17 + chance() * 9;
    return `${(reach * Math.cos(angle) * 1.15).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

const coals: readonly Coal[] = Array.from({ length: 48 }, (_, index) => ({
  x: (index % 16) * 32 + chance() * 18 - 9,
  y: 292 + Math.floor(index / 16) * 27 + chance() * 10,
  outline: lump(),
  cycles: 1 + Math.floor(chance() * 2),
  shift: chance(),
}));

const sparks: readonly Spark[] = Array.from({ length: 16 }, () => ({
  x: 40 + chance() * 400,
  start: chance(),
  sway: 8 + chance() * 18,
  size: 1.4 + chance() * 1.8,
  laps: 1 + Math.floor(chance() * 2),
}));

/** The colour of a coal between grey ash (0) and yellow heat (1). */
function heat(amount: number): string {
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * amount);
  return `rgb(${mix(120, 255)} ${mix(26, 150)} ${mix(12, 40)})`;
}

const steak: Piece = [
  shape('#3a140c', 'M96 214q-8-52 58-66 72-20 136 4 44-18 78 8 34 30-2 54-40 18-84 14-84 18-136 6-46 2-50-20z'),
  shape('#7b2d1a', 'M100 206q-6-46 58-58 70-18 132 4 42-16 74 8 28 26-4 44-40 16-82 12-82 16-132 6-44 2-46-16z'),
  shape('#a5482a', 'M122 196q-2-32 46-40 58-14 108 6-20 24-62 26-52 12-92 8z'),
  shape(
    '#f0d9b5',
    'M100 206q-6-46 58-58 70-18 132 4 42-16 74 8 8 8 10 16-34-24-84-10-66-22-130-4-48 10-48 50-12 2-12-6z',
  ),
  shape('#f6ead2', 'M318 176q14-10 30 0 12 10-2 18-16 6-28-2-8-8 0-16z'),
  line('#3a140c', 7, 'M150 200l26-40M196 206l30-46M246 208l28-42M296 206l16-24'),
].join('');

const bars: Piece =
  line('#17100d', 9, 'M-10 226H490') +
  line('#6b5a50', 2, 'M-10 223H490') +
  Array.from({ length: 13 }, (_, index) => line('#1f1713', 6, `M${index * 40} 228l-10 22`)).join('');

/** One tongue of fire, its foot in the origin; `lean` moves its tip. */
const flame = (fill: string, high: number, wide: number, lean: number): Piece =>
  shape(
    fill,
    `M${-wide} 0C${-wide} ${-high * 0.45} ${lean * 0.3} ${-high * 0.5} ${lean} ${-high}C${lean * 0.7 + wide * 0.7} ${-high * 0.6} ${wide} ${-high * 0.4} ${wide} 0z`,
  );

/** The steak over the embers at the moment `at` (0 up to 1) of the loop, as SVG. */
export function embersAt(at: number): string {
  const flames = [30, 92, 158, 226, 292, 356, 420, 468].map((x, index) => {
    const high = 62 + 42 * pulse(at, 1 + (index % 3), index * 0.37);
    const lean = 14 * Math.sin(TURN * (at * (1 + (index % 2)) + index * 0.21));
    return put(
      faint(flame('#e8481c', high * 1.15, 30, lean), 0.75) + faint(flame('#ffb02e', high * 0.7, 17, lean * 0.6), 0.85),
      x,
      300,
    );
  });
  const bed = coals.map(({ x, y, outline, cycles, shift }) =>
    put(
      `<path fill="${heat(pulse(at, cycles, shift))}" stroke="#2a0f0a" stroke-width="6" stroke-linejoin="round" d="${outline}"/>`,
      Number(x.toFixed(1)),
      Number(y.toFixed(1)),
    ),
  );
  const flying = sparks.map(({ x, start, sway, size, laps }) => {
    const way = (at * laps + start) % 1;
    const drift = x + sway * Math.sin(TURN * (way + start));
    return `<circle cx="${drift.toFixed(1)}" cy="${(290 - way * 280).toFixed(1)}" r="${size.toFixed(1)}" fill="#ffd257" opacity="${Math.sin(Math.PI * way).toFixed(2)}"/>`;
  });
  const smoke = [0, 1, 2].map((index) => {
    const way = (at + index / 3) % 1;
    return `<ellipse cx="${170 + index * 80 + 20 * Math.sin(TURN * way)}" cy="${150 - way * 150}" rx="${40 + way * 40}" ry="${26 + way * 20}" fill="#fff" opacity="${(0.13 * Math.sin(Math.PI * way)).toFixed(3)}" filter="url(#smoke)"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${EMBERS.width}" height="${EMBERS.height}">` +
    '<defs><radialGradient id="glow" cx=".5" cy=".85" r=".85">' +
    `<stop offset="0" stop-color="#d9480f" stop-opacity="${(0.8 + 0.2 * pulse(at, 1, 0)).toFixed(2)}"/>` +
    '<stop offset="1" stop-color="#140806" stop-opacity="0"/></radialGradient>' +
    '<filter id="smoke" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter></defs>' +
    '<rect width="100%" height="100%" fill="#1c0c08"/><rect width="100%" height="100%" fill="url(#glow)"/>' +
    [...flames, ...bed, bars, steak, ...smoke, ...flying].join('') +
    '</svg>'
  );
}
