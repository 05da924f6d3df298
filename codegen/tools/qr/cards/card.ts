import { mm, type Document } from '../../paper/document.ts';
import { drawCode } from '../pdf.ts';
import { drawText, type FittedText, fitText, type Room } from './fit-text.ts';
import { modulesAcross, type Code } from '../code.ts';
import type { Look } from '../../paper/look.ts';
import type { Logo } from '../../paper/logo.ts';

/** A4, in millimetres. */
const PAGE = { width: 210, height: 297 };

/** Page margin, in millimetres: office printers cannot print closer to the edge than five. */
const MARGIN = 10;

const COLUMNS = 2;
const ROWS = 2;

/** The size of a card, in millimetres: a little smaller than A6, so that it fits stands for A6. */
const CARD = {
  width: (PAGE.width - 2 * MARGIN) / COLUMNS,
  height: (PAGE.height - 2 * MARGIN) / ROWS,
};

/** Line widths in points, of the frame and of the fine lines; BETWEEN is the distance of these to the colour fields, in millimetres. */
const LINE = 1.5;
const FINE_LINE = 0.5;
const BETWEEN = 0.9;

/** Draws a card at its upper left corner, with a code of `size` millimetres: the code on white, between the venue's colour fields. */
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

/** Draws the frame, its two colour fields, and a fine line beside each. */
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

/** Distances in millimetres from a card's edge to its frame, and from the frame to its content. */
const FRAME = 4;
const PADDING = 4.5;

/** The size of a card's content, in millimetres. */
const INSIDE = { width: CARD.width - 2 * (FRAME + PADDING), height: CARD.height - 2 * FRAME };

/** Padding above and below the content of a colour field, in millimetres: the logo with the name, the table. */
const HEAD_PADDING = 3.5;
const TABLE_PADDING = 2;

/** Distance of logo and name, and least space around the code and the invitations, in millimetres. */
const LOGO_GAP = 2;
const LEAST_GAP = 2.5;

/** The default least width of a code without its margin, in millimetres. */
const LEAST_CODE = 40;

/** A logo that would be lower is left out, in millimetres. */
const LEAST_LOGO = 6;

type Placed = { readonly y: number; readonly text: FittedText };

/** The widest code that a card has room for beside its texts, in whole millimetres. */
export function roomForCode(face: Face, card: Card): number {
  const { head, below, foot } = heightsOf(face, card);
  const height = CARD.height - 2 * FRAME - (head + below + foot) / mm(1) - 3 * LEAST_GAP;
  return Math.floor(Math.min(INSIDE.width, height));
}

/** The face of cards with its logo reduced, or left out, if necessary for the least size of the codes. */
export function withFittingLogo(face: Face, cards: readonly Card[]): Face {
  const { logo, ...plain } = face;
  if (!logo) return face;
  const left = cards.map((card) => {
    const code = Math.ceil((LEAST_CODE * modulesAcross(card.code)) / card.code.modules);
    return roomForCode(plain, card) - code - LOGO_GAP;
  });
  const height = Math.min(logo.height, ...left);
  if (height < Math.min(LEAST_LOGO, logo.height)) return plain;
  return { ...face, logo: { ...logo, height, width: (logo.width * height) / logo.height } };
}

/**
 * Lays out a card around a code of `size` millimetres. The remaining height is distributed around code and invitations.
 * Returns the positions of its parts, in points from its upper edge; `headEnd` and `tableStart` bound the colour fields.
 */
function layOut(face: Face, card: Card, size: number) {
  const { texts, head, below, foot } = heightsOf(face, card);
  const top = mm(FRAME);
  const gap = (mm(INSIDE.height) - head - mm(size) - below - foot) / 3;
  const code = top + head + gap;
  const invitation = code + mm(size) + texts.address.height + gap;
  const tableStart = top + mm(INSIDE.height) - foot;
  const logo = top + mm(HEAD_PADDING);
  return {
    ...(face.logo && { logo }),
    name: { y: logo + (face.logo ? mm(face.logo.height + LOGO_GAP) : 0), text: texts.name },
    headEnd: top + head,
    tableStart,
    code,
    address: { y: code + mm(size), text: texts.address },
    invitation: { y: invitation, text: texts.invitation },
    ...(texts.others && { others: { y: invitation + texts.invitation.height, text: texts.others } }),
    table: { y: tableStart + mm(TABLE_PADDING), text: texts.table },
  };
}

/** The heights of a card's parts, in points: its head, the texts below the code, its foot. */
function heightsOf(face: Face, card: Card) {
  const texts = fitTexts(face, card, INSIDE.width);
  const { name, address, invitation, others, table } = texts;
  return {
    texts,
    head: (face.logo ? mm(face.logo.height + LOGO_GAP) : 0) + name.height + 2 * mm(HEAD_PADDING),
    below: address.height + invitation.height + (others?.height ?? 0),
    foot: table.height + 2 * mm(TABLE_PADDING),
  };
}

const NAME = { mostLines: 2, largest: 18, least: 8 };
const ADDRESS = { mostLines: 2, largest: 7, least: 5.5, joint: '' };
const INVITATION = { mostLines: 2, largest: 16, least: 9 };
const OTHERS = { mostLines: 3, largest: 9, least: 6, joint: '  ·  ', isWhole: true } as const;
const TABLE = { mostLines: 2, largest: 24, least: 10 };

/** Fits the texts of a card into a width in millimetres. */
function fitTexts({ name, invitations, look }: Face, card: Card, width: number) {
  const fit = (pieces: readonly string[], room: Omit<Room, 'width'>): FittedText =>
    fitText(pieces, { ...room, width: mm(width) });
  const [first = '', ...rest] = invitations;
  return {
    name: fit(name.split(' '), { ...NAME, face: look.title }),
    address: fit(card.address.split(/(?<=\/)/), { ...ADDRESS, face: look.text }),
    invitation: fit(first.split(' '), { ...INVITATION, face: look.title }),
    // The invitation in the other languages.
    ...(rest.length > 0 && { others: fit(rest, { ...OTHERS, face: look.text }) }),
    table: fit(card.table.split(' '), { ...TABLE, face: look.title }),
  };
}

export type Face = {
  readonly name: string;
  readonly logo?: Logo;
  readonly look: Look;
  /** 'Scan for the menu' in the languages of the venue, in their order. */
  readonly invitations: readonly string[];
};

export type Card = {
  readonly table: string;
  readonly address: string;
  readonly code: Code;
};

/** Cut marks: distance from the cards, and length, in millimetres. */
const MARK = { gap: 2, length: 4 };

/** Lays out cards on pages of A4, in reading order, with cut marks. `draw` gets a card's corner in points. */
export function laySheets(
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

/** Draws cut marks in the margins only, so that none remain on a card. */
function markCuts(document: Document, cards: number): void {
  const columns = Math.min(cards, COLUMNS);
  const rows = Math.ceil(cards / COLUMNS);
  const [right, bottom] = [MARGIN + columns * CARD.width, MARGIN + rows * CARD.height];
  const mark = (fromX: number, fromY: number, toX: number, toY: number): void => {
    document.moveTo(mm(fromX), mm(fromY)).lineTo(mm(toX), mm(toY)).stroke();
  };
  document.save().lineWidth(0.25);
  for (let column = 0; column <= columns; column++) {
    const x = MARGIN + column * CARD.width;
    mark(x, MARGIN - MARK.gap, x, MARGIN - MARK.gap - MARK.length);
    mark(x, bottom + MARK.gap, x, bottom + MARK.gap + MARK.length);
  }
  for (let row = 0; row <= rows; row++) {
    const y = MARGIN + row * CARD.height;
    mark(MARGIN - MARK.gap, y, MARGIN - MARK.gap - MARK.length, y);
    mark(right + MARK.gap, y, right + MARK.gap + MARK.length, y);
  }
  document.restore();
}
