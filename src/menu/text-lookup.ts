import type { Language } from '../i18n/language.ts';
import type { ShownText, TextLookup } from './menu-context.ts';
import type { MenuTexts } from './model.ts';

/** The key of a text in a venue's tables of texts. */
const keyOf = (owner: string, path: string | undefined): string => (path ? `${owner}/${path}` : owner);

/** Finds texts in the shown language, else in the venue's first; a text that is in neither carries its own language. */
export function textLookup(own: MenuTexts, first: MenuTexts, firstLanguage: Language): TextLookup {
  return (owner, path): ShownText | undefined => {
    const key = keyOf(owner, path);
    const texts = own[key] === undefined ? first : own;
    const words = texts[key];
    if (words === undefined) return undefined;
    const lang = (texts[`${key}@lang`] as Language | undefined) ?? (texts === own ? undefined : firstLanguage);
    return lang ? { words, lang } : { words };
  };
}

/** Finds Spanish texts on a page in another language; `texts` are undefined where there are none to be shown. */
export function spanishLookup(texts: MenuTexts | undefined): TextLookup {
  return (owner, path): ShownText | undefined => {
    const words = texts?.[keyOf(owner, path)];
    return words === undefined ? undefined : { words, lang: 'es' };
  };
}
