import { mm, type Document } from '../../paper/document.ts';

/** A4, in millimetres. */
const PAGE = { width: 210, height: 297 };

/** White around the cards, in millimetres: no printer of an office prints closer to the edge than five. */
const MARGIN = 10;

const COLUMNS = 2;
const ROWS = 2;

/** A card, in millimetres; cut, they are alike. A little smaller than A6, so that stands for A6 take it. */
export const CARD = {
  width: (PAGE.width - 2 * MARGIN) / COLUMNS,
  height: (PAGE.height - 2 * MARGIN) / ROWS,
};

/** Cut marks: how far from the cards they begin, and how long they are, in millimetres. */
const MARK = { gap: 2, length: 4 };

/** Lays cards out on pages of A4, in the order of reading, with marks where to cut. `draw` is given a card's corner in points. */
export function laySheets<Card>(
  document: Document,
  cards: readonly Card[],
  draw: (card: Card, x: number, y: number) => void,
): void {
  const perPage = COLUMNS * ROWS;
  for (let first = 0; first < cards.length; first += perPage) {
    const onPage = cards.slice(first, first + perPage);
    document.addPage({ size: 'A4', margin: 0 });
    markCuts(document, onPage.length);
    onPage.forEach((card, index) => {
      const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
      draw(card, mm(MARGIN + column * CARD.width), mm(MARGIN + row * CARD.height));
    });
  }
}

/** Marks in the margins only: nothing of them is left on a card. */
function markCuts(document: Document, cards: number): void {
  const columns = Math.min(cards, COLUMNS);
  const rows = Math.ceil(cards / COLUMNS);
  const [right, bottom] = [MARGIN + columns * CARD.width, MARGIN + rows * CARD.height];
  document.save().lineWidth(0.25);
  for (let column = 0; column <= columns; column++) {
    const x = MARGIN + column * CARD.width;
    mark(document, [x, MARGIN - MARK.gap], [x, MARGIN - MARK.gap - MARK.length]);
    mark(document, [x, bottom + MARK.gap], [x, bottom + MARK.gap + MARK.length]);
  }
  for (let row = 0; row <= rows; row++) {
    const y = MARGIN + row * CARD.height;
    mark(document, [MARGIN - MARK.gap, y], [MARGIN - MARK.gap - MARK.length, y]);
    mark(document, [right + MARK.gap, y], [right + MARK.gap + MARK.length, y]);
  }
  document.restore();
}

type Point = readonly [x: number, y: number];

function mark(document: Document, from: Point, to: Point): void {
  document.moveTo(mm(from[0]), mm(from[1])).lineTo(mm(to[0]), mm(to[1])).stroke();
}
