import type { Language } from '../terms/house.ts';
import type { ShownText, TextLookup } from './menu-context.ts';
import type { MenuTexts } from './model.ts';

/** Texts by owner and path, which is empty for an owner's first text. Nested maps, because a page looks up thousands. */
type Table = ReadonlyMap<string, ReadonlyMap<string, ShownText>>;

const LANG = '@lang';

const tables = new WeakMap<MenuTexts, Table>();

function tableOf(texts: MenuTexts): Table {
  const table = tables.get(texts) ?? makeTable(texts);
  tables.set(texts, table);
  return table;
}

function makeTable(texts: MenuTexts): Table {
  const table = new Map<string, Map<string, ShownText>>();
  const langs: [key: string, lang: Language][] = [];
  const add = (key: string, text: ShownText): void => {
    const [owner, path] = placeOf(key);
    const known = table.get(owner);
    if (known === undefined) table.set(owner, new Map([[path, text]]));
    else known.set(path, text);
  };
  for (const [key, words] of Object.entries(texts)) {
    if (key.endsWith(LANG)) langs.push([key.slice(0, -LANG.length), words as Language]);
    else add(key, { words });
  }
  for (const [key, lang] of langs) {
    const words = texts[key];
    if (words !== undefined) add(key, { words, lang });
  }
  return table;
}

/** The owner and path of a key of a venue's texts (src/menu/model.ts). */
function placeOf(key: string): [owner: string, path: string] {
  const slash = key.indexOf('/');
  return slash < 0 ? [key, ''] : [key.slice(0, slash), key.slice(slash + 1)];
}

function find(table: Table, owner: string, path = ''): ShownText | undefined {
  if (!owner.includes('/')) return table.get(owner)?.get(path);
  const [outer, inner] = placeOf(owner);
  return table.get(outer)?.get(path ? `${inner}/${path}` : inner);
}

/** A measure, such as '33 cl' or '/100 g', which is the same in every language. */
const MEASURE = /^[\d\s/.,]*(?:m?g|kg|[cm]?l)$/;

/**
 * Finds texts in the shown language, else in the venue's first; a text that is in neither carries its own language. A measure is read in the shown
 * language.
 */
export function textLookup(
  own: MenuTexts,
  first: MenuTexts,
  firstLanguage: Language,
  language = firstLanguage,
): TextLookup {
  const [shown, others] = [tableOf(own), tableOf(first)];
  const lookup = (owner: string, path?: string): ShownText | undefined => {
    const text = find(shown, owner, path);
    if (text || shown === others) return text;
    const other = find(others, owner, path);
    return other && { lang: MEASURE.test(String(other.words)) ? language : firstLanguage, ...other };
  };
  return Object.assign(lookup, { pathsOf: pathLookup(others) });
}

/** Finds Spanish texts on a page in another language; `texts` are undefined where none are to be shown. */
export function spanishLookup(texts: MenuTexts | undefined): TextLookup {
  const table: Table = texts ? tableOf(texts) : new Map();
  const lookup = (owner: string, path?: string): ShownText | undefined => {
    const text = find(table, owner, path);
    return text && { words: text.words, lang: 'es' };
  };
  return Object.assign(lookup, { pathsOf: pathLookup(table) });
}

/** The paths of each owner's texts. The first language has all texts. */
const pathLookup =
  (table: Table): TextLookup['pathsOf'] =>
  (owner) =>
    [...(table.get(owner)?.keys() ?? [])].filter(Boolean);
