import { mm, type Document } from '../../paper/document.ts';
import { drawCode } from '../pdf.ts';
import type { Card, Face } from './card.ts';
import { drawText } from './fit-text.ts';
import { FRAME, layOut, type Placed } from './layout.ts';
import { CARD } from './sheet.ts';

/** Widths of lines, in points: that of the frame, and the fine ones that follow the fields of colour at a distance in millimetres. */
const LINE = 1.5;
const FINE_LINE = 0.5;
const BETWEEN = 0.9;

/** Draws a card from its upper left corner, with a code of a width in millimetres: the code on white, above and below it the house. */
export function drawCard(document: Document, face: Face, card: Card, size: number, x: number, y: number): void {
  const { look, logo } = face;
  const layout = layOut(face, card, size);
  const width = mm(CARD.width);
  const middle = x + width / 2;
  const text = (placed: Placed | undefined, colour: string): void => {
    if (placed) drawText(placed.text, colour, x, y + placed.y, width);
  };

  drawFields(document, look.ground, { x, y, headEnd: y + layout.headEnd, tableStart: y + layout.tableStart });
  if (logo && layout.logo !== undefined) {
    document.image(logo.png, middle - mm(logo.width) / 2, y + layout.logo, { width: mm(logo.width) });
  }
  text(layout.name, look.onGround);
  drawCode(document, card.code, middle - mm(size) / 2, y + layout.code, mm(size));
  text(layout.address, look.soft);
  text(layout.invitation, look.accent);
  text(layout.others, look.soft);
  text(layout.table, look.onGround);
}

type Fields = { readonly x: number; readonly y: number; readonly headEnd: number; readonly tableStart: number };

/** The frame, its two fields of colour, and a fine line beside each, as printers set them. */
function drawFields(document: Document, colour: string, { x, y, headEnd, tableStart }: Fields): void {
  const [left, top] = [x + mm(FRAME), y + mm(FRAME)];
  const [width, bottom] = [mm(CARD.width - 2 * FRAME), y + mm(CARD.height - FRAME)];
  document
    .save()
    .rect(left, top, width, headEnd - top)
    .rect(left, tableStart, width, bottom - tableStart)
    .fill(colour)
    .lineWidth(LINE)
    .rect(left, top, width, bottom - top)
    .stroke(colour)
    .lineWidth(FINE_LINE);
  for (const line of [headEnd + mm(BETWEEN), tableStart - mm(BETWEEN)]) {
    document
      .moveTo(left, line)
      .lineTo(left + width, line)
      .stroke(colour);
  }
  document.restore();
}
