import type { MadeFile } from '../tools/paper/document.ts';
import { paperColours } from '../tools/paper/look.ts';
import { makeCards, type CardWords } from '../tools/qr/cards/make-cards.ts';
import { CODE_FORMATS, makeCodes, type CodeFormat } from '../tools/qr/make-codes.ts';
import { readSize } from '../tools/qr/code.ts';
import { pageAddress, readPublicAddress } from '../tools/qr/public-address.ts';
import { readTables, type Table } from '../tools/qr/table-names.ts';
import { headed } from '../diagnostics/format.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { Io } from './io.ts';
import { readInterface, readVenue, readVenueLogo, type ReadVenue } from './read-venue.ts';
import { writeMadeFile } from './write-files.ts';

export type QrOptions = {
  menus: string;
  out: string;
  url?: string;
  format?: CodeFormat;
  size?: string;
  tables?: string;
  name?: string;
};

/** The default width of a single code, in millimetres. */
const USUAL_SIZE = 50;

/** Writes the code of a venue's address, or a card with one for each table. Everything is generated before the first write. */
export async function qr(name: string, options: QrOptions, io: Io): Promise<boolean> {
  const tables = tablesOf(options);
  const size = options.size === undefined ? undefined : readSize(options.size);
  const read = readVenue(name, options.menus, io);
  if (!read) return false;
  const { site } = read.folder;
  const { origin, warning } = readPublicAddress(options.url ?? site.publicUrl);

  const address = pageAddress(origin, site, read.venue.id);
  const files = tables
    ? await cardsOf(read, tables, { origin, size, name: options.name }, io)
    : await makeCodes({
        venue: read.venue,
        address,
        size: size ?? USUAL_SIZE,
        formats: options.format === undefined ? CODE_FORMATS : [options.format],
      });
  if (!files) return false;
  if (warning !== undefined) io.err(`${headed('warning', warning, io.language)}\n`);
  if (read.venue.status === 'unavailable') {
    io.err(`${headed('note', words('saysUnavailable', read.venue.name), io.language)}\n`);
  }
  for (const file of files) writeMadeFile(file, options.out, io);
  const differ = tables !== undefined && hasTablePages(read);
  const several = (tables ?? files).length > 1;
  const which = several ? (differ ? 'firstLeads' : 'allLead') : 'itLeads';
  const first = differ ? pageAddress(origin, site, read.venue.id, tables[0]?.segment) : address;
  io.out(`${words(which, first)[io.language]}\n`);
  return true;
}

/** The tables of cards; undefined for a single code. Throws a UsageError if other options do not go with them. */
function tablesOf({ tables, format, name }: QrOptions): Table[] | undefined {
  const read = tables === undefined ? undefined : readTables(tables);
  if (read && format !== undefined && format !== 'pdf') throw new UsageError(words('cardsArePdf', format));
  if (!read && name !== undefined) throw new UsageError(words('nameIsForCards'));
  return read;
}

/** Whether the venue's page accepts a table's name after its address. The demo at the base path never does, despite `urlPath`. */
const hasTablePages = ({ venue, folder }: ReadVenue): boolean => venue.urlPath && !isDemoHome(venue, folder);

const isDemoHome = ({ id }: ReadVenue['venue'], { site }: ReadVenue['folder']): boolean =>
  id === site.home && id === site.demo;

type Wishes = { readonly origin: string; readonly size: number | undefined; readonly name: string | undefined };

async function cardsOf(
  read: ReadVenue,
  tables: readonly Table[],
  { origin, size, name }: Wishes,
  io: Io,
): Promise<MadeFile[] | undefined> {
  const { venue, folder } = read;
  const known = readInterface(folder, io);
  if (!known) return undefined;
  const { texts } = known;
  const { ground } = paperColours(venue.theme);
  const logo = await readVenueLogo(read, { ground, otherwise: '#ffffff' }, 'cardsWithoutLogo', io);
  const file = await makeCards({
    venue: venue.id,
    name: name ?? venue.name,
    ...(logo && { logo }),
    ...(venue.theme && { theme: venue.theme }),
    words: venue.languages.map((language) => texts[language]?.['tableCard'] as CardWords),
    language: venue.languages[0] ?? 'es',
    tables,
    addressOf: ({ segment }) => pageAddress(origin, folder.site, venue.id, hasTablePages(read) ? segment : undefined),
    ...(size !== undefined && { size }),
  });
  if (!hasTablePages(read)) {
    const note = words(isDemoHome(venue, folder) ? 'sameAddressForAll' : 'sameAddressWithout');
    io.err(`${headed('note', note, io.language)}\n`);
  }
  return [file];
}
