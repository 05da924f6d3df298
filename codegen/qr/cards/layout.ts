import { mm, type Document } from '../pdf.ts';
import type { Card, Face } from './card.ts';
import { fitTexts, type CardTexts } from './card-texts.ts';
import type { FittedText } from './fit-text.ts';
import { CARD } from './sheet.ts';

/** Millimetres between a card's edge and its frame, and between the frame and what it holds. */
export const FRAME = 4;
const PADDING = 4.5;

/** What a card has for what stands on it, in millimetres. */
const INSIDE = { width: CARD.width - 2 * (FRAME + PADDING), height: CARD.height - 2 * (FRAME + PADDING) };

/** White around the table's name, within the line around it, in millimetres. */
export const PILL = { side: 7, above: 1 };

/** The least white between two blocks, in millimetres. */
const LEAST_GAP = 1.5;

/** Where everything of a card stands. Points, from the card's upper edge. */
export type Layout = {
  readonly logo?: number;
  readonly name: Placed;
  readonly code: number;
  readonly address: Placed;
  readonly invitation: Placed;
  readonly others?: Placed;
  readonly table: Placed;
};

export type Placed = { readonly y: number; readonly text: FittedText };

/** The widest code that a card has room for beside its texts, in whole millimetres. */
export function roomForCode(document: Document, face: Face, card: Card): number {
  const blocks = blocksOf(face, textsOf(document, face, card), 0);
  const height = INSIDE.height - LEAST_GAP * (blocks.length - 1) - sum(blocks) / mm(1);
  return Math.floor(Math.min(INSIDE.width, height));
}

/** Lays a card out around a code of a width in millimetres. What is left of the height goes between the blocks. */
export function layOut(document: Document, face: Face, card: Card, size: number): Layout {
  const texts = textsOf(document, face, card);
  const blocks = blocksOf(face, texts, size);
  const gap = (mm(INSIDE.height) - sum(blocks)) / (blocks.length - 1);
  const top = (block: number): number => mm(FRAME + PADDING) + sum(blocks.slice(0, block)) + gap * block;
  const last = blocks.length - 1;
  const invitation = top(last - 1);
  return {
    ...(face.logo && { logo: top(0) }),
    name: { y: top(last - 3), text: texts.name },
    code: top(last - 2),
    address: { y: top(last - 2) + mm(size), text: texts.address },
    invitation: { y: invitation, text: texts.invitation },
    ...(texts.others && { others: { y: invitation + texts.invitation.height, text: texts.others } }),
    table: { y: top(last) + mm(PILL.above), text: texts.table },
  };
}

const textsOf = (document: Document, face: Face, card: Card): CardTexts =>
  fitTexts(document, face, card, INSIDE.width, PILL.side);

/** The heights of a card's blocks from top to bottom, in points: logo, name, code with address, invitations, table. */
function blocksOf(face: Face, { name, address, invitation, others, table }: CardTexts, size: number): number[] {
  return [
    ...(face.logo ? [mm(face.logo.height)] : []),
    name.height,
    mm(size) + address.height,
    invitation.height + (others?.height ?? 0),
    table.height + 2 * mm(PILL.above),
  ];
}

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);
