import type { Language } from '../../src/terms/language.ts';
import { isHidden } from '../kinds/declared.ts';
import { makeMenu, type MadeMenu } from '../tools/print/make-menu.ts';
import { PAPER_NAMES, type PaperName } from '../tools/print/paper.ts';
import type { MenuWords } from '../tools/print/setting.ts';
import { pageAddress, readPublicAddress } from '../tools/qr/public-address.ts';
import { paperColours } from '../tools/paper/look.ts';
import { headed } from '../diagnostics/format.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { ResolvedVenue } from '../resolve/venue.ts';
import type { Io } from './io.ts';
import { readInterface, readVenue, readVenueLogo, today } from './read-venue.ts';
import { writeMadeFile } from './write-files.ts';

export type PrintOptions = { menus: string; out: string; paper?: PaperName; language?: Language; url?: string };

/** Characters that are not visible on their own: combining marks, joiners. */
const UNSEEN = /^[\p{M}\p{C}]$/u;

/** Throws a UsageError if a venue has nothing to print in a language. */
function checkPrintable({ id, languages, status, sections }: ResolvedVenue, language: Language): void {
  if (!languages.includes(language)) throw new UsageError(words('noMenuIn', id, language, languages.join(', ')));
  if (status === 'unavailable') throw new UsageError(words('unavailable', id));
  if (!sections.some(({ hidden, entries }) => !hidden && !entries.every(isHidden))) {
    throw new UsageError(words('nothingToPrint', id));
  }
}

/** Writes a menu as PDF, for each paper size unless one is named. Everything is generated before the first write. */
export async function print(name: string, options: PrintOptions, io: Io): Promise<boolean> {
  const read = readVenue(name, options.menus, io);
  if (!read) return false;
  const { venue, folder } = read;
  const url = options.url?.trim() || folder.site.publicUrl;
  const site = url === undefined ? undefined : readPublicAddress(url);
  const language = options.language ?? venue.languages[0] ?? 'es';
  checkPrintable(venue, language);
  const known = readInterface(folder, io);
  if (!known) return false;
  const { texts, languages } = known;
  const { ground } = paperColours(venue.theme);
  const logo = await readVenueLogo(read, { ground: '#ffffff', otherwise: ground }, 'menuWithoutLogo', io);
  const menus: MadeMenu[] = [];
  for (const paper of options.paper === undefined ? PAPER_NAMES : [options.paper]) {
    menus.push(
      await makeMenu({
        venue,
        language,
        direction: languages[language]?.direction ?? 'ltr',
        // The required texts were checked when the interface's file was read.
        words: texts[language] as unknown as MenuWords,
        paper,
        ...(logo && { logo }),
        ...(site && { address: pageAddress(site.origin, folder.site, venue.id) }),
        date: today(language, venue.timeZone ?? folder.site.timeZone),
        country: folder.site.country,
      }),
    );
  }
  if (site?.warning !== undefined) io.err(`${headed('warning', site.warning, io.language)}\n`);
  if (!site) io.err(`${headed('note', words('noCodeOnMenu'), io.language)}\n`);
  const leftOut = [...new Set(menus.flatMap((menu) => menu.leftOut))].filter((letter) => !UNSEEN.test(letter));
  if (leftOut.length > 0) {
    io.err(`${headed('warning', words('lettersLeftOut', leftOut.join(' ')), io.language)}\n`);
  }
  for (const menu of menus) writeMadeFile(menu, options.out, io);
  return true;
}
