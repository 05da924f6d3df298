import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { MenuFile } from '../../read/menu-file.ts';
import { listMenus } from '../../read/menus-folder.ts';
import { readSource } from '../../read/read-source.ts';
import { Sources } from '../../read/sources.ts';
import type { Source } from '../../parse/source-file.ts';
import { UsageError } from '../../usage-error.ts';
import { readVenueFile } from '../../validate/files.ts';
import type { FileText } from './collect-texts.ts';
import { originalOf, readFileTexts, venueTexts, type FileKind, type FileTexts } from './read-file.ts';
import { placeOf, usedTexts } from './used-texts.ts';

/** A text, and what it is to be translated into. */
export type CatalogText = FileText & {
  readonly line: number;
  readonly column: number;
  readonly original: { readonly language: Language; readonly text: string };
  /** The languages in which diners read it, without the original's. */
  readonly wanted: readonly Language[];
  /** Those that it may have besides: a partial may have more than the venues that use it. */
  readonly allowed: readonly Language[];
  readonly missing: readonly Language[];
};

export type CatalogFile = Omit<FileTexts, 'texts'> & {
  readonly menu: MenuFile;
  readonly kind: FileKind;
  readonly texts: readonly CatalogText[];
  /** The partials that a venue leads to. */
  readonly partials: readonly string[];
};

export type Catalog = {
  readonly root: string;
  readonly languages: Languages;
  /** Venues, then partials, then the texts of the interface. */
  readonly files: readonly CatalogFile[];
  /** Why files cannot be read. */
  readonly problems: readonly Diagnostic[];
};

/** All texts of a menus folder, or those that one venue shows. A folder without texts of the interface has none here. */
export function readCatalog(root: string, label: string, only?: string): Catalog {
  const folder = listMenus(root, label);
  const menus = only === undefined ? folder.venues : folder.venues.filter(({ id }) => id === only);
  if (only !== undefined && menus.length === 0) {
    const file = `${label}/${only}.yaml`;
    throw new UsageError(`there is no venue called ${only}: ${file} would be its file`);
  }
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
    fileOf(
      menu,
      'partial',
      known,
      readFileTexts(source, 'partial'),
      ({ text }) => [...(wanted.get(placeOf(text)) ?? [])],
      [],
    ),
  );
  const own = only === undefined && folder.interface.root === root ? [folder.interface] : [];
  const words = read(own).map(({ menu, source }) =>
    fileOf(
      menu,
      'interface',
      columns,
      readFileTexts({ ...source, languages: columns }, 'interface'),
      () => columns,
      [],
    ),
  );
  return { root, languages: known, files: [...venues, ...partials, ...words], problems };

  function read(files: readonly MenuFile[]): { menu: MenuFile; source: Source }[] {
    return files.flatMap((menu) => {
      const file = readSource(menu);
      if ('text' in file)
        return [{ menu, source: { file: menu.file, id: menu.id, text: file.text, languages: known } }];
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
  partials: readonly string[],
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
