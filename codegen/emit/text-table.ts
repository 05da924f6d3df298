import type { Language } from '../../src/i18n/language.ts';
import type { RichNode } from '../../src/menu/model.ts';
import type { Text } from '../resolve/venue.ts';

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

  /** The texts that one language has; the page falls back to the first language for the others. */
  of(language: Language): ReadonlyMap<string, string | readonly RichNode[]> {
    const texts = new Map<string, string | readonly RichNode[]>();
    for (const [key, { [language]: text }] of this.#texts) if (text !== undefined) texts.set(key, text);
    return texts;
  }
}
