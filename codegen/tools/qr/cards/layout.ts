import { mm } from '../../paper/document.ts';
import { modulesAcross } from '../code.ts';
import type { Card, Face } from './card.ts';
import { fitTexts } from './card-texts.ts';
import type { FittedText } from './fit-text.ts';
import { CARD } from './sheet.ts';

/** Millimetres between a card's edge and its frame, and between the frame and what it holds. */
export const FRAME = 4;
const PADDING = 4.5;

/** What a card has for what stands on it, in millimetres. */
const INSIDE = { width: CARD.width - 2 * (FRAME + PADDING), height: CARD.height - 2 * FRAME };

/** White above and below what stands on a field of the house's colour, in millimetres: the logo with the name, the table. */
const HEAD_PADDING = 3.5;
const TABLE_PADDING = 2;

/** Between logo and name, and the least white around the code and the invitations, in millimetres. */
const LOGO_GAP = 2;
const LEAST_GAP = 2.5;

/** The least width of what is black of a code, in millimetres, unless its owner wants another. */
const LEAST_CODE = 40;

/** A smaller logo is none, in millimetres of height. */
const LEAST_LOGO = 6;

/** Where everything of a card stands. Points, from the card's upper edge. */
export type Layout = {
  readonly logo?: number;
  readonly name: Placed;
  /** Where the upper field of colour ends and the lower one begins. */
  readonly headEnd: number;
  readonly tableStart: number;
  readonly code: number;
  readonly address: Placed;
  readonly invitation: Placed;
  readonly others?: Placed;
  readonly table: Placed;
};

export type Placed = { readonly y: number; readonly text: FittedText };

/** The widest code that a card has room for beside its texts, in whole millimetres. */
export function roomForCode(face: Face, card: Card): number {
  const { head, below, foot } = heightsOf(face, card);
  const height = CARD.height - 2 * FRAME - (head + below + foot) / mm(1) - 3 * LEAST_GAP;
  return Math.floor(Math.min(INSIDE.width, height));
}

/** The face of cards with a logo that leaves their codes room enough: the logo gives way, not the code. */
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

/** Lays a card out around a code of a width in millimetres. What is left of the height goes around code and invitations. */
export function layOut(face: Face, card: Card, size: number): Layout {
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

/** The heights of the parts of a card, in points: its head, what stands below the code, its foot. */
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
