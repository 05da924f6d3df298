import type { Piece } from '../piece.ts';
import { disc, faint, line, oval, put, shape } from '../piece.ts';

const cube: Piece =
  faint(shape('#ffffff', 'M-11-9L9-12 13 8-7 12z'), 0.5) + faint(line('#ffffff', 2, 'M-11-9L9-12 13 8'), 0.8);

/** A wheel of lime or orange. */
export const wheel = (rind: string, flesh: string): Piece =>
  disc(rind, 0, 0, 17) +
  disc('#fff6d6', 0, 0, 14.5) +
  [0, 60, 120, 180, 240, 300].map((turn) => put(shape(flesh, 'M0-1.5-5.5-11Q0-14.5 5.5-11z'), 0, 0, 1, turn)).join('');

/** A short glass with ice, filled with one colour and its lighter top. */
export function shortDrink(liquid: string, lit: string, garnish: Piece): Piece {
  return [
    faint(shape('#e6f2f5', 'M12 18h76l-7 76q-1 6-8 6H27q-7 0-8-6z'), 0.5),
    shape(liquid, 'M16 38h68l-5 50q-1 6-7 6H28q-6 0-7-6z'),
    shape(lit, 'M16 38h68l-1 10q-33 6-66 0z'),
    put(cube, 36, 44, 1, -10),
    put(cube, 60, 56, 1.05, 14),
    put(cube, 38, 72, 0.95, 20),
    garnish,
    faint(line('#ffffff', 3, 'M23 30l5 56'), 0.6),
  ].join('');
}

/** A tall glass whose colour sinks from the top to the bottom. Gradients take the whole picture's names, so `name` is its own. */
export function longDrink(
  name: string,
  [top, middle, bottom]: readonly [string, string, string],
  garnish: Piece,
): Piece {
  return [
    `<defs><linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset=".05" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`,
    line('#c8371f', 4.5, 'M58 40L74-44'),
    faint(shape('#e6f2f5', 'M22-26h56l-6 118q-1 8-9 8H37q-8 0-9-8z'), 0.5),
    `<path fill="url(#${name})" d="M25-8h50l-5 96q-1 7-8 7H38q-7 0-8-7z"/>`,
    oval(top, 50, -8, 25, 5),
    put(cube, 40, 2, 0.95, -12),
    put(cube, 60, 16, 1, 18),
    put(cube, 42, 34, 0.9, 8),
    garnish,
    faint(line('#ffffff', 3, 'M32-14l4 92'), 0.6),
  ].join('');
}

/** A stick with a drop of honey at its end, leaning in a glass. */
export const honeyStick: Piece =
  line('#b9824a', 4, 'M46 62L76-16') +
  shape('#f0a51e', 'M70-20q4-10 10-8 7 3 3 12-3 7-9 5t-4-9z') +
  line('#ffd77a', 1.8, 'M76-22q2-3 4-2');

/** Smoke that rises from a glass. */
export const smoke: Piece = faint(line('#ffffff', 7, 'M36 12q-12-16 0-30t0-28M62 10q12-16 0-30t2-28'), 0.25);
