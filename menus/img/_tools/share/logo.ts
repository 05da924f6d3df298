import type { Piece } from '../piece.ts';

/** A part of a drawing: left and upper edge, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A logo's drawing, and the two colours of the plate that it stands on. */
export type Logo = { readonly inside: Piece; readonly box: Box; readonly plate: string; readonly edge: string };

/** Reads an SVG whose first element is the plate, unless `plate` names another colour. */
export function readLogo(svg: string, plate?: string): Logo {
  const [, head = '', inside = ''] = /^<svg\b([^>]*)>([^]*)<\/svg>\s*$/.exec(svg.trim()) ?? [];
  const box = /viewBox="([^"]*)"/.exec(head)?.[1]?.split(' ').map(Number) as unknown as Box | undefined;
  if (!box) throw new Error('A logo needs a viewBox.');
  const colour = (name: string): string | undefined => new RegExp(`\\b${name}="(#[0-9a-f]{6})"`, 'i').exec(inside)?.[1];
  const first = colour('fill') ?? '#ffffff';
  return { inside, box, plate: plate ?? first, edge: colour('stroke') ?? first };
}

/** A part of the logo, as large as it fits into a place. `clip` is a path, in the logo's own units, outside of which nothing is shown. */
export function placeLogo(
  { inside }: Logo,
  [x, y, width, height]: Box,
  [left, top, across, high]: Box,
  clip?: string,
): Piece {
  const shown =
    clip === undefined
      ? inside
      : `<clipPath id="clip"><path d="${clip}"/></clipPath><g clip-path="url(#clip)">${inside}</g>`;
  return `<svg x="${left}" y="${top}" width="${across}" height="${high}" viewBox="${x} ${y} ${width} ${height}">${shown}</svg>`;
}
