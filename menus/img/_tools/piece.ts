/**
 * A drawing as SVG markup, 100 units wide, whose foot stands on the line y = 100. What is taller than wide reaches above
 * y = 0.
 */
export type Piece = string;

/** A piece in its place: `x` is its middle and `foot` the line it stands on, in pixels of the picture. */
export type Placed = { piece: Piece; x: number; foot: number; width: number; turn?: number };

/** The piece with a soft shadow under its foot. */
export function stand({ piece, x, foot, width, turn = 0 }: Placed): string {
  const scale = width / 100;
  const spin = turn === 0 ? '' : ` rotate(${turn} 50 60)`;
  return (
    `<ellipse cx="${x}" cy="${foot - width * 0.015}" rx="${width * 0.45}" ry="${width * 0.075}" fill="#1a0d05" opacity=".38" filter="url(#soft)"/>` +
    `<g transform="translate(${x - width / 2} ${foot - width}) scale(${scale})${spin}">${piece}</g>`
  );
}

/** A flat shape given as SVG path data. */
export const shape = (fill: string, d: string): Piece => `<path fill="${fill}" d="${d}"/>`;

/** A line with round ends, given as SVG path data. */
export const line = (stroke: string, width: number, d: string): Piece =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (fill: string, x: number, y: number, radius: number): Piece =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

export const oval = (fill: string, x: number, y: number, across: number, high: number): Piece =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${across}" ry="${high}"/>`;

/** The piece moved, turned about its own origin and scaled. */
export const put = (piece: Piece, x: number, y: number, scale = 1, turn = 0): Piece =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${piece}</g>`;

/** The piece seen in a mirror. */
export const flip = (piece: Piece): Piece => `<g transform="translate(100 0) scale(-1 1)">${piece}</g>`;

/** The piece let through by the light: glass, gloss, smoke. */
export const faint = (piece: Piece, opacity: number): Piece => `<g opacity="${opacity}">${piece}</g>`;
