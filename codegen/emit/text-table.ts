import type { Language } from '../../src/terms/language.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import type { RichNode } from '../../src/terms/rich-text.ts';
import { typesetRich } from './typeset.ts';

type Rich = Partial<Record<Language, string | readonly RichNode[]>>;

/** The texts of a venue by the keys of src/menu/model.ts, in document order. */
export class TextTable {
  readonly #texts = new Map<string, Text | Rich>();

  add(key: string, text: Text | Rich | undefined): void {
    if (text !== undefined) this.#texts.set(key, text);
  }

  addAll(key: string, texts: readonly Text[] | undefined): void {
    texts?.forEach((text, index) => this.add(`${key}.${index}`, text));
  }

  /** The texts of the venue's first language. A text that it lacks is in another language, which is stored under its key with `@lang`. */
  ofFirst(language: Language): ReadonlyMap<string, string | readonly RichNode[]> {
    return this.of(language, true);
  }

  /** The texts of one language; for missing ones the page falls back to the first language, unless `orAny`. */
  of(language: Language, orAny = false): ReadonlyMap<string, string | readonly RichNode[]> {
    const texts = new Map<string, string | readonly RichNode[]>();
    for (const [key, text] of this.#texts) {
      const code = text[language] === undefined && orAny ? Object.keys(text)[0] : language;
      const words = code === undefined ? undefined : text[code];
      if (code === undefined || words === undefined) continue;
      texts.set(key, typesetRich(words, code));
      if (code !== language) texts.set(`${key}@lang`, code);
    }
    return texts;
  }
}
