/** A line of a page, or another element of a line's height. In points. */
export type Line = {
  readonly height: number;
  readonly width: number;
  /** The baseline below its upper edge; only for lines of text. */
  readonly baseline?: number;
  readonly draw: (x: number, y: number) => void;
};

/** Lines that stay together, broken only if they are higher than a page. */
export type Block = {
  readonly lines: readonly Line[];
  /** The space above it, in points; ignored at the top of a column. */
  readonly before: number;
  /** It never ends a column: the next block stays with it. */
  readonly leads?: true;
  /** The next block stays with it if that needs no further page. */
  readonly stays?: true;
  /** The block that is repeated above it at the top of a column. */
  readonly heads?: Block;
  /** A frame around it, with a distance to its lines. */
  readonly frame?: { readonly colour: string; readonly padding: number };
  /** Its role for screen readers, by PDF's names. */
  readonly role: 'H1' | 'H2' | 'H3' | 'P';
  readonly bookmark?: string;
};

export const heightOf = ({ lines, frame }: Pick<Block, 'lines' | 'frame'>): number =>
  lines.reduce((height, line) => height + line.height, 2 * (frame?.padding ?? 0));

/** A space between two lines. */
export const gap = (height: number): Line => ({ height, width: 0, draw: () => {} });

/** Lines, moved to the right. */
export const indented = (lines: readonly Line[], by: number): Line[] =>
  lines.map((line) => ({ ...line, width: line.width + by, draw: (x, y) => line.draw(x + by, y) }));

/** Two groups of lines side by side; `right` is shifted by `by`. */
export const beside = (left: readonly Line[], right: readonly Line[], by: number): Line[] =>
  inColumns([
    { lines: left, start: 0 },
    { lines: right, start: by },
  ]);

/** Groups of lines side by side, each moved to its start. */
export function inColumns(columns: readonly { readonly lines: readonly Line[]; readonly start: number }[]): Line[] {
  const moved = columns.map(({ lines, start }) => indented(lines, start));
  return Array.from({ length: Math.max(...moved.map(({ length }) => length)) }, (_, index) => {
    const row = moved.flatMap((lines) => lines[index] ?? []);
    return {
      height: Math.max(...row.map(({ height }) => height)),
      width: Math.max(...row.map(({ width }) => width)),
      draw: (x, y) => row.forEach(({ draw }) => draw(x, y)),
    };
  });
}

/** Lines merged to one that is never broken. */
export function together(lines: readonly Line[]): Line {
  return {
    height: heightOf({ lines }),
    width: Math.max(0, ...lines.map(({ width }) => width)),
    draw: (x, y) => {
      let top = y;
      for (const line of lines) {
        line.draw(x, top);
        top += line.height;
      }
    },
  };
}
