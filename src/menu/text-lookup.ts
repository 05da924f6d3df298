import type { Language } from '../terms/house.ts';
import type { ShownText, TextLookup } from './menu-context.ts';
import type { MenuTexts } from './model.ts';

/** The key of a text in a venue's tables of texts. */
const keyOf = (owner: string, path: string | undefined): string => (path ? `${owner}/${path}` : owner);

type Table = ReadonlyMap<string, MenuTexts[string]>;

const tables = new WeakMap<MenuTexts, Table>();

/** Texts as a map: a page asks a thousand times for keys that are put together, which an object is slow to find. */
function tableOf(texts: MenuTexts): Table {
  const table = tables.get(texts) ?? new Map(Object.entries(texts));
  tables.set(texts, table);
  return table;
}

/** Finds texts in the shown language, else in the venue's first; a text that is in neither carries its own language. */
export function textLookup(own: MenuTexts, first: MenuTexts, firstLanguage: Language): TextLookup {
  const [shown, others] = [tableOf(own), tableOf(first)];
  const lookup = (owner: string, path?: string): ShownText | undefined => {
    const key = keyOf(owner, path);
    const texts = shown.has(key) ? shown : others;
    const words = texts.get(key);
    if (words === undefined) return undefined;
    const lang = (texts.get(`${key}@lang`) as Language | undefined) ?? (texts === shown ? undefined : firstLanguage);
    return lang ? { words, lang } : { words };
  };
  return Object.assign(lookup, { pathsOf: pathLookup(first) });
}

/** Finds Spanish texts on a page in another language; `texts` are undefined where there are none to be shown. */
export function spanishLookup(texts: MenuTexts | undefined): TextLookup {
  const table = tableOf(texts ?? {});
  const lookup = (owner: string, path?: string): ShownText | undefined => {
    const words = table.get(keyOf(owner, path));
    return words === undefined ? undefined : { words, lang: 'es' };
  };
  return Object.assign(lookup, { pathsOf: pathLookup(texts ?? {}) });
}

/** The paths of each owner's texts. The texts of the first language are all that there are; they are looked through once. */
function pathLookup(texts: MenuTexts): TextLookup['pathsOf'] {
  let paths: Map<string, string[]> | undefined;
  return (owner) => {
    paths ??= pathsByOwner(texts);
    return paths.get(owner) ?? [];
  };
}

function pathsByOwner(texts: MenuTexts): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const key of Object.keys(texts)) {
    const slash = key.indexOf('/');
    if (slash === -1 || key.endsWith('@lang')) continue;
    const owner = key.slice(0, slash);
    const known = paths.get(owner);
    if (known === undefined) paths.set(owner, [key.slice(slash + 1)]);
    else known.push(key.slice(slash + 1));
  }
  return paths;
}
