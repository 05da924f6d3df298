import { mm } from '../paper/document.ts';

/** A size of paper. Points. */
export type Paper = {
  readonly width: number;
  readonly height: number;
  /** Margins at the sides, at the top and at the bottom; office printers cannot print closer to the edge than five millimetres. */
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  readonly gutter: number;
  /** The least size of running text, from which all others derive. */
  readonly text: number;
  /** Number of columns of the allergen legend. */
  readonly legendColumns: number;
};

export const PAPERS = {
  a4: {
    width: mm(210),
    height: mm(297),
    side: mm(15),
    top: mm(14),
    bottom: mm(17),
    gutter: mm(10),
    text: 8.75,
    legendColumns: 4,
  },
  a5: {
    width: mm(148),
    height: mm(210),
    side: mm(10),
    top: mm(10),
    bottom: mm(13),
    gutter: mm(7),
    text: 7.25,
    legendColumns: 3,
  },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;

export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/** The width of one of two columns. */
export const columnWidth = ({ width, side, gutter }: Paper): number => (width - 2 * side - gutter) / 2;

export const printedWidth = ({ width, side }: Paper): number => width - 2 * side;
