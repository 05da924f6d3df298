import { drawCode, mm, type Document } from '../pdf.ts';
import type { Card, Face } from './card.ts';
import { drawText } from './fit-text.ts';
import { FRAME, layOut, PILL, type Placed } from './layout.ts';
import { CARD } from './sheet.ts';

/** Widths of lines, in points. */
const LINES = { outer: 2.25, inner: 0.5, pill: 1.25 };

/** The corner of the outer frame, and how far the inner one is from it, in millimetres. */
const CORNER = 5;
const BETWEEN = 1.2;

/** Draws a card from its upper left corner, with a code of a width in millimetres. The accent is for lines only. */
export function drawCard(document: Document, face: Face, card: Card, size: number, x: number, y: number): void {
  const layout = layOut(document, face, card, size);
  const width = mm(CARD.width);
  const middle = x + width / 2;
  const text = (placed: Placed | undefined): void => {
    if (placed) drawText(document, placed.text, x, y + placed.y, width);
  };

  drawFrame(document, face.accent, x, y);
  if (face.logo && layout.logo !== undefined) {
    const logoWidth = mm(face.logo.width);
    document.image(face.logo.png, middle - logoWidth / 2, y + layout.logo, { width: logoWidth });
  }
  text(layout.name);
  drawCode(document, card.code, middle - mm(size) / 2, y + layout.code, mm(size));
  text(layout.address);
  text(layout.invitation);
  text(layout.others);
  drawPill(document, face.accent, layout.table, middle, y);
  text(layout.table);
}

function drawFrame(document: Document, accent: string, x: number, y: number): void {
  for (const [inset, line] of [
    [0, LINES.outer],
    [BETWEEN, LINES.inner],
  ] as const) {
    const edge = FRAME + inset;
    document
      .save()
      .lineWidth(line)
      .roundedRect(
        x + mm(edge),
        y + mm(edge),
        mm(CARD.width - 2 * edge),
        mm(CARD.height - 2 * edge),
        mm(CORNER - inset),
      )
      .stroke(accent)
      .restore();
  }
}

/** The line around the table's name. */
function drawPill(document: Document, accent: string, { y, text }: Placed, middle: number, top: number): void {
  document.font(text.font).fontSize(text.size);
  const width = Math.max(...text.lines.map((line) => document.widthOfString(line))) + 2 * mm(PILL.side);
  const height = text.height + 2 * mm(PILL.above);
  const corner = Math.min(height / 2, mm(CORNER));
  document
    .save()
    .lineWidth(LINES.pill)
    .roundedRect(middle - width / 2, top + y - mm(PILL.above), width, height, corner)
    .stroke(accent)
    .restore();
}
