import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type MenuFile, sourceOf } from '../../read/read-source.ts';
import type { MenusFolder } from '../../resolve/compile-site.ts';
import { Sources } from '../../read/sources.ts';
import type { Source } from '../../parse/source-file.ts';
import { readVenueFile, type VenueFile } from '../../validate/files.ts';
import {
  type FileText,
  originalOf,
  readFileTexts,
  venueTexts,
  type FileKind,
  type FileTexts,
  collectTexts,
} from './collect-texts.ts';
import { Report } from '../../diagnostics/report.ts';
import { Partials } from '../../resolve/partials.ts';
import type { PlacedSection } from '../../resolve/placed.ts';
import type { Context } from '../../resolve/compile-venue.ts';
import { VENUE_FIELDS } from '../../validate/fields.ts';
import type { SourceText } from '../../validate/values.ts';

export type CatalogText = FileText & {
  readonly line: number;
  readonly column: number;
  readonly original: { readonly language: Language; readonly text: string };
  /** The languages in which diners read it, without that of the original. */
  readonly wanted: readonly Language[];
  /** The languages that it may have in addition: a partial may have more than the venues that use it. */
  readonly allowed: readonly Language[];
  readonly missing: readonly Language[];
};

export type CatalogFile = Omit<FileTexts, 'texts'> & {
  readonly menu: MenuFile;
  readonly kind: FileKind;
  readonly texts: readonly CatalogText[];
  /** The partials that a venue uses. */
  readonly partials: readonly string[];
};

export type Catalog = {
  readonly root: string;
  readonly languages: Languages;
  /** Venues, then partials, then the texts of the interface. */
  readonly files: readonly CatalogFile[];
  /** The problems of unreadable files. */
  readonly problems: readonly Diagnostic[];
};

/** All texts of a menus folder, or those that one venue shows. The project's interface texts are not included. */
export function readCatalog(root: string, folder: MenusFolder, only?: string): Catalog {
  const menus = only === undefined ? folder.venues : folder.venues.filter(({ id }) => id === only);
  const { languages: known, columns } = folder.languages;
  const problems: Diagnostic[] = only === undefined ? [...folder.diagnostics] : [];
  const sources = new Sources(root, folder);

  /** For each text of a partial, the languages of the venues that show it. */
  const wanted = new Map<string, Set<Language>>();
  const reached = new Set<string>();
  const venues = read(menus).map(({ menu, source }) => {
    const venue = readVenueFile(source);
    const file = venueTexts(venue);
    const { partials, places } = usedTexts(venue, sources);
    for (const name of partials) reached.add(name);
    for (const place of places) {
      const languages = wanted.get(place) ?? new Set();
      wanted.set(place, languages);
      for (const language of file.languages ?? []) languages.add(language);
    }
    return fileOf(menu, 'venue', known, file, () => file.languages ?? [], partials);
  });
  const shared = folder.partials.filter(({ id }) => only === undefined || reached.has(id));
  const partials = read(shared).map(({ menu, source }) =>
    fileOf(menu, 'partial', known, readFileTexts(source, 'partial'), ({ text }) => [
      ...(wanted.get(placeOf(text)) ?? []),
    ]),
  );
  const own = only === undefined && folder.interface.root === root ? [folder.interface] : [];
  const words = read(own).map(({ menu, source }) =>
    fileOf(menu, 'interface', columns, readFileTexts({ ...source, languages: columns }, 'interface'), () => columns),
  );
  return { root, languages: known, files: [...venues, ...partials, ...words], problems };

  function read(files: readonly MenuFile[]): { menu: MenuFile; source: Source }[] {
    return files.flatMap((menu) => {
      const file = sourceOf(menu, known);
      if ('source' in file) return [{ menu, source: file.source }];
      problems.push(file.problem);
      return [];
    });
  }
}

function fileOf(
  menu: MenuFile,
  kind: FileKind,
  known: Languages,
  { texts, ...file }: FileTexts,
  wantedBy: (text: FileText) => readonly Language[],
  partials: readonly string[] = [],
): CatalogFile {
  const catalogTexts = texts.map((each) => {
    const original = originalOf(each);
    const { values, node } = each.text;
    const needed = wantedBy(each);
    const written = Object.keys(values);
    const allowed = new Set([...needed, ...(kind === 'partial' ? [...(file.languages ?? []), ...written] : [])]);
    const others = (languages: Iterable<Language>): Language[] =>
      known.filter((code) => code !== original.language && new Set(languages).has(code));
    const wanted = others(needed);
    return {
      ...each,
      ...file.source.position(node.range?.[0] ?? 0),
      original,
      wanted,
      allowed: others(allowed),
      missing: each.isUntagged ? [] : wanted.filter((code) => values[code] === undefined),
    };
  });
  return { ...file, menu, kind, texts: catalogTexts, partials };
}

/**
 * The partials that a venue uses, directly or indirectly, and the texts of them that it shows, by `placeOf`.
 * Texts that it leaves out need not be in its languages.
 */
function usedTexts(venue: VenueFile, context: Pick<Context, 'partial'>) {
  const partials = new Partials(context);
  const { sections, uses } = partials.place(venue, new Report());
  return { partials: partials.reach(uses), places: new Set(textsOf(sections).map(placeOf)) };
}

/** The position of a text, as a key that is the same for every reading of the file. */
const placeOf = ({ source, node }: SourceText): string => `${source.file}:${node.range?.[0] ?? 0}`;

function textsOf(placed: readonly PlacedSection[]): SourceText[] {
  const list = placed.map(({ section, entries }) => {
    const items = { list: entries.map(({ entry }) => entry), written: entries.length };
    return { ...section, fields: { ...section.fields, items } };
  });
  const defaults = new Set(placed.flatMap(({ entries }) => entries.flatMap((entry) => entry.defaults)));
  const records = [{ sections: { list, written: list.length } }, ...[...defaults].map((each) => ({ defaults: each }))];
  return records.flatMap((fields) => collectTexts(fields, VENUE_FIELDS).map(({ text }) => text));
}
