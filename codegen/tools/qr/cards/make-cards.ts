import type { ResolvedVenue } from '../../../resolve/venue.ts';
import { bytesOf, createDocument, type MadeFile } from '../../paper/document.ts';
import type { Logo } from '../../paper/logo.ts';
import { embedLook } from '../../paper/look.ts';
import { printable, tidy, type Typeface } from '../../paper/typeface.ts';
import { UsageError } from '../../../diagnostics/usage-error.ts';
import { words, type Words } from '../../../diagnostics/words.ts';
import { createCode, checkSize } from '../code.ts';
import type { Table } from '../table-names.ts';
import { type Card, type Face, drawCard, roomForCode, withFittingLogo, laySheets } from './card.ts';

export type CardWords = { readonly scan: string; readonly table: string };

export type CardsOrder = {
  readonly venue: string;
  /** The name on the cards. */
  readonly name: string;
  readonly logo?: Logo;
  readonly theme?: ResolvedVenue['theme'];
  /** The words in the languages of the venue, in their order. */
  readonly words: readonly CardWords[];
  readonly language: string;
  readonly tables: readonly Table[];
  readonly addressOf: (table: Table) => string;
  /** The width of a code in millimetres, with its white margin. */
  readonly size?: number;
};

/** The default width of a code, in millimetres, if there is room: readable from a seat. */
const USUAL_SIZE = 54;

/** The file of the words on the cards. */
const INTERFACE: Words = { en: 'menus/_system/interface.yaml', es: 'menus/_system/interface.yaml' };

/** A PDF of cards for tables. Throws a UsageError if a text cannot be printed, or a code cannot have that size. */
export async function makeCards(order: CardsOrder): Promise<MadeFile> {
  const { venue, tables, words: phrases, logo, language } = order;
  const document = createDocument({ title: tidy(order.name), language });
  const look = await embedLook(document, order.theme, order);
  const print = (text: string, what: Words, ...faces: readonly Typeface[]): string => printable(text, what, faces);
  const cards = tables.map((table): Card => {
    const text = order.addressOf(table);
    const code = createCode(text);
    const label = typeof table.name === 'number' ? `${phrases[0]?.table} ${table.name}` : table.name;
    // Without https, which nobody types.
    return { code, table: print(label, words('nameOfTable'), look.title), address: text.replace(/^https:\/\//, '') };
  });
  const face: Face = withFittingLogo(
    {
      name: print(order.name, words('nameOfVenue'), look.title),
      ...(logo && { logo }),
      look,
      invitations: phrases.map(({ scan }) => print(scan, INTERFACE, look.title, look.text)),
    },
    order.size === undefined ? cards : [],
  );
  const size = sizeFor(cards, Math.min(...cards.map((card) => roomForCode(face, card))), order.size);
  laySheets(document, cards, (card, x, y) => drawCard(document, face, card, size, x, y));
  const bytes = await bytesOf(document);
  return {
    name: `${venue}-tables.pdf`,
    bytes,
    about: words('cardsOnA4', cards.length),
  };
}

/** The width of the codes in millimetres, one for all cards. */
function sizeFor(cards: readonly Card[], room: number, wanted: number = Math.min(USUAL_SIZE, room)): number {
  for (const { code } of cards) checkSize(code, wanted);
  if (wanted <= room) return wanted;
  throw new UsageError(words('largeCode', room, wanted));
}
