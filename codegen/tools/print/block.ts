/** A line of a page, or what stands on its own like one. Points. */
export type Line = {
  readonly height: number;
  readonly width: number;
  /** Where its letters stand, below its upper edge; of a line of text only. */
  readonly baseline?: number;
  readonly draw: (x: number, y: number) => void;
};

/** Lines that stand together, broken only where they are higher than a page. */
export type Block = {
  readonly lines: readonly Line[];
  /** The white above it, in points; none at the head of a column. */
  readonly before: number;
  /** It never ends a column: the next block goes with it. */
  readonly leads?: true;
  /** What stands above it again where it begins a column. */
  readonly heads?: Block;
  /** A frame around it, at a distance of its lines. */
  readonly frame?: { readonly colour: string; readonly padding: number };
  /** What it is for those who hear the document, by PDF's names. */
  readonly role: 'H1' | 'H2' | 'H3' | 'P';
  readonly bookmark?: string;
};

export const heightOf = ({ lines, frame }: Pick<Block, 'lines' | 'frame'>): number =>
  lines.reduce((height, line) => height + line.height, 2 * (frame?.padding ?? 0));

/** White between two lines. */
export const gap = (height: number): Line => ({ height, width: 0, draw: () => {} });

/** Lines, moved to the right. */
export const indented = (lines: readonly Line[], by: number): Line[] =>
  lines.map((line) => ({ ...line, width: line.width + by, draw: (x, y) => line.draw(x + by, y) }));

/** Lines beside others, which begin so far to the right. */
export function beside(left: readonly Line[], right: readonly Line[], by: number): Line[] {
  const moved = indented(right, by);
  return Array.from({ length: Math.max(left.length, moved.length) }, (_, index) => {
    const both = [left[index], moved[index]].filter((line) => line !== undefined);
    return {
      height: Math.max(...both.map(({ height }) => height)),
      width: Math.max(...both.map(({ width }) => width)),
      draw: (x, y) => both.forEach(({ draw }) => draw(x, y)),
    };
  });
}

/** Lines as one that is never broken. */
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
