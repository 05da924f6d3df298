import type { Language } from '../terms/house.ts';
import type { ShownText, TextLookup } from './menu-context.ts';
import type { MenuTexts } from './model.ts';

/** Finds texts in the shown language, else in the venue's first; a text that is in neither carries its own language. */
export function textLookup(own: MenuTexts, first: MenuTexts, firstLanguage: Language): TextLookup {
  const [shown, others] = [textsByOwner(own), textsByOwner(first)];
  const lookup = (owner: string, path = ''): ShownText | undefined => {
    const words = shown.get(owner)?.get(path);
    const text = words ?? others.get(owner)?.get(path);
    if (text === undefined) return undefined;
    const language = (words === undefined ? others : shown).get(owner)?.get(`${path}@lang`) as Language | undefined;
    const lang = language ?? (words === undefined ? firstLanguage : undefined);
    return lang ? { words: text, lang } : { words: text };
  };
  return Object.assign(lookup, { pathsOf: pathLookup(others) });
}

/** Finds Spanish texts on a page in another language; `texts` are undefined where there are none to be shown. */
export function spanishLookup(texts: MenuTexts | undefined): TextLookup {
  const spanish = textsByOwner(texts ?? {});
  const lookup = (owner: string, path = ''): ShownText | undefined => {
    const words = spanish.get(owner)?.get(path);
    return words === undefined ? undefined : { words, lang: 'es' };
  };
  return Object.assign(lookup, { pathsOf: pathLookup(spanish) });
}

type TextsByOwner = ReadonlyMap<string, ReadonlyMap<string, MenuTexts[string]>>;

/** The paths of each owner's texts. The texts of the first language are all that there are. */
const pathLookup =
  (texts: TextsByOwner): TextLookup['pathsOf'] =>
  (owner) =>
    [...(texts.get(owner)?.keys() ?? [])].filter((path) => path !== '' && !path.endsWith('@lang'));

const kept = new WeakMap<MenuTexts, TextsByOwner>();

/** A table of texts by owner and path, '' for the first: a page asks a thousand times, and keys put together each time are slow to find. */
function textsByOwner(texts: MenuTexts): TextsByOwner {
  const known = kept.get(texts);
  if (known) return known;
  const owners = new Map<string, Map<string, MenuTexts[string]>>();
  kept.set(texts, owners);
  for (const [key, words] of Object.entries(texts)) {
    const [, owner = '', path = ''] = /^([^/@]*)\/?(.*)$/s.exec(key) ?? [];
    const own = owners.get(owner);
    if (own) own.set(path, words);
    else owners.set(owner, new Map([[path, words]]));
  }
  return owners;
}
