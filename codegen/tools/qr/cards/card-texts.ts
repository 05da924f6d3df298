import { mm } from '../../paper/document.ts';
import type { Card, Face } from './card.ts';
import { fitText, type FittedText, type Room } from './fit-text.ts';

/** The texts of a card, as large as their room allows. */
export type CardTexts = {
  readonly name: FittedText;
  readonly address: FittedText;
  readonly invitation: FittedText;
  /** The invitation in the other languages; absent where there is one language. */
  readonly others?: FittedText;
  readonly table: FittedText;
};

const NAME = { mostLines: 2, largest: 18, least: 8 };
const ADDRESS = { mostLines: 2, largest: 7, least: 5.5, joint: '' };
const INVITATION = { mostLines: 2, largest: 16, least: 9 };
const OTHERS = { mostLines: 3, largest: 9, least: 6, joint: '  ·  ' };
const TABLE = { mostLines: 2, largest: 24, least: 10 };

/** Fits the texts of a card into a width in millimetres. */
export function fitTexts({ name, invitations, look }: Face, card: Card, width: number): CardTexts {
  const fit = (pieces: readonly string[], room: Omit<Room, 'width'>): FittedText =>
    fitText(pieces, { ...room, width: mm(width) });
  const [first = '', ...rest] = invitations;
  return {
    name: fit(name.split(' '), { ...NAME, face: look.title }),
    address: fit(card.address.split(/(?<=\/)/), { ...ADDRESS, face: look.text }),
    invitation: fit(first.split(' '), { ...INVITATION, face: look.title }),
    ...(rest.length > 0 && { others: fit(rest, { ...OTHERS, face: look.text }) }),
    table: fit(card.table.split(' '), { ...TABLE, face: look.title }),
  };
}
