import type { Palette } from './palette.ts';

export type VesselKind = 'plate' | 'board' | 'slab' | 'basket' | 'none';

/** Draws a vessel seen from a little above, its middle at `x`, `y`. */
type Draw = (color: string, x: number, y: number, half: number) => string;

const plate: Draw = (color, x, y, half) =>
  `<ellipse cx="${x}" cy="${y + 10}" rx="${half}" ry="${half * 0.27}" fill="#000" opacity=".22"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${half * 0.27}" fill="${color}"/>` +
  `<ellipse cx="${x}" cy="${y - 3}" rx="${half * 0.97}" ry="${half * 0.245}" fill="#fff" opacity=".35"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${half * 0.72}" ry="${half * 0.17}" fill="#000" opacity=".1"/>`;

const board: Draw = (color, x, y, half) =>
  `<path d="M${x - half} ${y + 26}h${half * 2}l-8 26H${x - half + 8}z" fill="#000" opacity=".35"/>` +
  `<path d="M${x - half * 0.86} ${y - 48}h${half * 1.72}L${x + half} ${y + 26}H${x - half}z" fill="${color}"/>` +
  `<path d="M${x - half} ${y + 26}h${half * 2}l-3 16H${x - half + 3}z" fill="${color}"/>` +
  `<path d="M${x - half} ${y + 26}h${half * 2}l-3 16H${x - half + 3}z" fill="#000" opacity=".28"/>` +
  `<path d="M${x - half * 0.87} ${y - 20}h${half * 1.3}M${x - half * 0.5} ${y + 4}h${half * 1.38}" stroke="#000" stroke-width="2" opacity=".12"/>`;

/** A thin slab of stone. */
const slab: Draw = (color, x, y, half) =>
  `<path d="M${x - half * 0.88} ${y - 44}h${half * 1.76}L${x + half} ${y + 26}l-4 12H${x - half + 4}l-4-12z" fill="#000" opacity=".3"/>` +
  `<path d="M${x - half * 0.88} ${y - 48}h${half * 1.76}L${x + half} ${y + 22}H${x - half}z" fill="${color}"/>` +
  `<path d="M${x - half} ${y + 22}h${half * 2}" stroke="#fff" stroke-width="3" opacity=".25"/>`;

/** A sheet of greaseproof paper in a low tin. */
const basket: Draw = (color, x, y, half) =>
  `<path d="M${x - half * 0.9} ${y - 56}L${x - half * 0.45} ${y - 78}l${half * 0.4} 18 ${half * 0.42}-24 ${half * 0.53} 28L${x + half * 0.82} ${y + 6}H${x - half * 0.82}z" fill="${color}"/>` +
  `<path d="M${x - half} ${y - 14}h${half * 2}l-${half * 0.14} 62H${x - half * 0.86}z" fill="#a7b0b5"/>` +
  `<path d="M${x - half} ${y - 14}h${half * 2}l-${half * 0.03} 13H${x - half * 0.97}z" fill="#d9dfe2"/>`;

const draw: Record<VesselKind, Draw> = { plate, board, slab, basket, none: () => '' };

export function vessel(kind: VesselKind, palette: Palette, x: number, y: number, half: number): string {
  return draw[kind](palette.vessel, x, y, half);
}
