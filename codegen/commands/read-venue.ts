import type { ResolvedVenue } from '../resolve/venue.ts';
import { join } from 'node:path';
import { compileMenu } from '../resolve/compile-venue.ts';
import { headed } from '../diagnostics/format.ts';
import { hintOfNearest } from '../diagnostics/nearest.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { readLogo, type Logo } from '../tools/paper/logo.ts';
import type { MenuFile } from '../read/read-source.ts';
import { errorsOfSite, listMenus, type MenusFolder } from '../resolve/compile-site.ts';
import { menusRoot } from '../read/menus-root.ts';
import { Sources } from '../read/sources.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words } from '../diagnostics/words.ts';
import type { Io } from './io.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import type { Language, Languages } from '../../src/terms/language.ts';
import type { CompiledInterface } from '../resolve/compile-interface.ts';
import { compileInterfaceOf } from '../resolve/compile-shared.ts';

/** A compiled venue and its folder. */
export type ReadVenue = {
  readonly venue: ResolvedVenue;
  /** The partials that it uses. */
  readonly partials: readonly string[];
  readonly folder: MenusFolder;
  readonly root: string;
};

/** Reads one venue by its name or path. Prints errors of it or the site's settings, and then returns undefined. Throws a UsageError if there is no such venue. */
export function readVenue(name: string, menus: string, io: Io): ReadVenue | undefined {
  const { root, label } = menusRoot(io.cwd, menus);
  const folder = listMenus(root, label);
  const menu = findVenue(folder, name, label);
  const { venue, diagnostics, partials } = compileMenu(menu, new Sources(root, folder));
  const ofSite = errorsOfSite(folder);
  if (venue && ofSite.length === 0) return { venue, partials, folder, root };
  printDiagnostics(sortDiagnostics([...ofSite, ...(venue ? [] : diagnostics)]), io, io.err);
  return undefined;
}

/** A venue of a folder by its name or the path of its file. Throws a UsageError if there is none. */
export function findVenue(folder: MenusFolder, name: string, label: string): MenuFile {
  const id = name.replace(/^.*[/\\]/, '').replace(/\.ya?ml$/, '');
  const menu = folder.venues.find((each) => each.id === id);
  if (menu) return menu;
  const ids = folder.venues.map((each) => each.id);
  const known = ids.length === 0 ? words('noVenuesYet') : words('knownVenues', ids.join(', '));
  throw new UsageError(words('hinted', words('noVenueIn', id, label), hintOfNearest(id, ids) ?? known));
}

/** Reads a venue's logo for paper; if there is none, prints the note `without`. */
export async function readVenueLogo(
  { venue, root }: ReadVenue,
  { ground, otherwise }: { readonly ground: string; readonly otherwise: string },
  without: 'menuWithoutLogo' | 'cardsWithoutLogo',
  io: Io,
): Promise<Logo | undefined> {
  const { id, logoFile } = venue;
  const logo = logoFile === undefined ? undefined : await readLogo(join(root, 'img', logoFile), ground, otherwise);
  if (!logo) {
    const why = logoFile === undefined ? words('noLogoIn', `img/${id}/`) : words('unreadableLogo', `img/${logoFile}`);
    io.err(`${headed('note', words(without, why), io.language)}\n`);
  }
  return logo;
}

/** The language of an option, if any. Throws a UsageError if the menus folder does not have it. */
export function knownLanguage(code: Language | undefined, languages: Languages): Language | undefined {
  if (code === undefined || languages.includes(code)) return code;
  throw new UsageError(words('unknownLanguage', code, languages.join(', ')));
}

/** The texts of the interface for a command; undefined after printing their errors. */
export function readInterface(
  folder: MenusFolder,
  io: Io,
): Required<Pick<CompiledInterface, 'texts' | 'languages'>> | undefined {
  const { texts, languages, diagnostics } = compileInterfaceOf(folder);
  if (texts && languages) return { texts, languages };
  printDiagnostics(diagnostics, io, io.err);
  return undefined;
}

/** Today in a venue's time zone, with the month as a word, since 3/5 is ambiguous. */
export function today(language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date());
}
