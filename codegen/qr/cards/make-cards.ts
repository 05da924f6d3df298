import { createCode } from '../code.ts';
import type { MadeFile } from '../made-file.ts';
import { bytesOf, createDocument } from '../pdf.ts';
import { checkSize } from '../print-size.ts';
import type { Table } from '../table-names.ts';
import { UsageError } from '../../usage-error.ts';
import type { Card, Face } from './card.ts';
import { drawCard } from './draw-card.ts';
import { roomForCode } from './layout.ts';
import type { Logo } from './logo.ts';
import { laySheets } from './sheet.ts';
import { printable } from './typeface.ts';

/** The words of a card in one language. */
export type CardWords = { readonly scan: string; readonly table: string };

export type CardsOrder = {
  readonly venue: string;
  /** As the cards show it. */
  readonly name: string;
  readonly logo?: Logo;
  readonly accent?: string;
  /** In the languages of the venue, its first one first. */
  readonly words: readonly CardWords[];
  readonly language: string;
  readonly tables: readonly Table[];
  readonly addressOf: (table: Table) => string;
  /** The width of a code in millimetres, with its white margin. */
  readonly size?: number;
};

/** The code's width unless another is asked for, in millimetres, where there is room: it is read from where one sits. */
const USUAL_SIZE = 54;

/** Ornament of a venue without a theme: the ink of a house that has no colour of its own. */
const HOUSE_ACCENT = '#2b1f17';

/**
 * A PDF of cards to put on tables.
 *
 * @throws {UsageError} where a text cannot be printed, or a code cannot be of that size
 */
export async function makeCards(order: CardsOrder): Promise<MadeFile> {
  const { venue, tables, words, logo } = order;
  const face: Face = {
    name: printable(order.name, "the venue's name (give another with --name)"),
    ...(logo && { logo }),
    accent: rgb(order.accent ?? HOUSE_ACCENT),
    invitations: words.map(({ scan }) => printable(scan, 'menus/_system/interface.yaml')),
  };
  const cards = tables.map((table): Card => {
    const text = order.addressOf(table);
    const code = createCode(text);
    const label = typeof table.name === 'number' ? `${words[0]?.table} ${table.name}` : table.name;
    // Who types an address does not type https.
    return { code, table: printable(label, 'the name of a table'), address: text.replace(/^https:\/\//, '') };
  });
  const document = createDocument(face.name, order.language);
  const size = sizeFor(cards, Math.min(...cards.map((card) => roomForCode(document, face, card))), order.size);
  laySheets(document, cards, (card, x, y) => drawCard(document, face, card, size, x, y));
  const bytes = await bytesOf(document);
  return {
    name: `${venue}-tables.pdf`,
    bytes,
    about: `${cards.length === 1 ? 'a card' : `${cards.length} cards`} on A4`,
  };
}

/** The width of the codes in millimetres, one for all cards. */
function sizeFor(cards: readonly Card[], room: number, wanted: number = Math.min(USUAL_SIZE, room)): number {
  for (const { code } of cards) checkSize(code, wanted);
  if (wanted <= room) return wanted;
  throw new UsageError(`a card has room for a code of ${room} mm at most; this one has ${wanted} mm`);
}

/** A colour of a theme as `#rrggbb`: paper knows no transparency. */
function rgb(colour: string): string {
  const digits = colour.slice(1);
  const whole = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${whole.slice(0, 6)}`;
}
