import { mm, type Document } from '../pdf.ts';
import type { Card, Face } from './card.ts';
import { fitText, type FittedText, type Room } from './fit-text.ts';
import { BOLD, REGULAR } from './typeface.ts';

/** The texts of a card, as large as their room allows. */
export type CardTexts = {
  readonly name: FittedText;
  readonly address: FittedText;
  readonly invitation: FittedText;
  /** The invitation in the other languages; absent where there is one language. */
  readonly others?: FittedText;
  readonly table: FittedText;
};

const NAME = { font: BOLD, mostLines: 2, largest: 17, least: 8 };
const ADDRESS = { font: REGULAR, mostLines: 2, largest: 7, least: 5.5, joint: '' };
const INVITATION = { font: BOLD, mostLines: 2, largest: 14, least: 9 };
const OTHERS = { font: REGULAR, mostLines: 3, largest: 9, least: 6, joint: '  ·  ' };
const TABLE = { font: BOLD, mostLines: 2, largest: 22, least: 10 };

/** Fits the texts of a card into a width in millimetres; the table's name leaves so much free at each side for its ornament. */
export function fitTexts(document: Document, face: Face, card: Card, width: number, ornament: number): CardTexts {
  const fit = (pieces: readonly string[], room: Omit<Room, 'width'>, free = 0): FittedText =>
    fitText(document, pieces, { ...room, width: mm(width - 2 * free) });
  const [first = '', ...rest] = face.invitations;
  return {
    name: fit(face.name.split(' '), NAME),
    address: fit(card.address.split(/(?<=\/)/), ADDRESS),
    invitation: fit(first.split(' '), INVITATION),
    ...(rest.length > 0 && { others: fit(rest, OTHERS) }),
    table: fit(card.table.split(' '), TABLE, ornament),
  };
}
