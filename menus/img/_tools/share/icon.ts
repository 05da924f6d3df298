import { type Box, type Logo, placeLogo } from './logo.ts';
import type { Mark } from './marks.ts';

const SIZE = 512;

/** Every mask leaves a circle of four fifths of the icon's width; the mark stays inside of it. */
const SAFE = SIZE * 0.79;

export type Icon = { readonly logo: Logo; readonly mark: Mark };

/** A venue's icon as SVG, 512 × 512, its ground to the edges. */
export function drawIcon({ logo, mark: { box, isRound, clip } }: Icon): string {
  const [, , width, height] = box;
  const scale = SAFE / (isRound ? Math.max(width, height) : Math.hypot(width, height));
  const [across, high] = [width * scale, height * scale];
  const place: Box = [(SIZE - across) / 2, (SIZE - high) / 2, across, high];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${logo.plate}"/>${placeLogo(logo, box, place, clip)}</svg>`
  );
}
