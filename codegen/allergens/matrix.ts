import type { Language } from '../../src/i18n/language.ts';
import type { Allergen } from '../../src/i18n/terms.ts';
import type { ResolvedEntry, ResolvedVenue, Text } from '../resolve/venue.ts';
import { ALLERGEN_KEYS } from '../validate/allergens.ts';

/** What a menu says of one dish and one allergen. `unlisted`: the dish declares its allergens, and this one is not among them. */
export type Mark = 'contains' | 'mayContain' | 'unlisted' | 'undeclared';

export type MatrixRow = {
  readonly name: string;
  /** Nothing is declared: every mark is `undeclared`. */
  readonly isDeclared: boolean;
  /** In the order of ALLERGEN_KEYS. */
  readonly marks: readonly Mark[];
};

export type MatrixSection = { readonly title: string; readonly rows: readonly MatrixRow[] };

/**
 * All that a diner can order, section by section, with what is declared of it. What has no field for allergens (offers, set menus, what
 * diners put together) is not declared. What is hidden is not on the menu and left out.
 */
export function allergenMatrix({ sections, languages }: ResolvedVenue, language: Language): MatrixSection[] {
  const say = (text: Text): string => wordsOf(text, [language, ...languages]);
  return sections.flatMap(({ title, hidden, entries }) => {
    const rows = hidden ? [] : entries.flatMap((entry) => rowOf(entry, say) ?? []);
    return rows.length === 0 ? [] : [{ title: say(title), rows }];
  });
}

function rowOf(entry: ResolvedEntry, say: (text: Text) => string): MatrixRow | undefined {
  switch (entry.kind) {
    case 'item':
    case 'highlight': {
      const { name, hidden, allergens, mayContain } = entry;
      if (hidden === true) return undefined;
      const isDeclared = allergens !== undefined || mayContain !== undefined;
      const marks = ALLERGEN_KEYS.map((key) => markOf(key, isDeclared, allergens, mayContain));
      return { name: say(name), isDeclared, marks };
    }
    case 'promo':
    case 'builder':
    case 'setMenu':
      return undeclared(say(entry.name));
    case 'options':
      return undeclared(say(entry.title));
    default:
      return undefined;
  }
}

function markOf(
  key: Allergen,
  isDeclared: boolean,
  allergens: readonly Allergen[] = [],
  mayContain: readonly Allergen[] = [],
): Mark {
  if (allergens.includes(key)) return 'contains';
  if (mayContain.includes(key)) return 'mayContain';
  return isDeclared ? 'unlisted' : 'undeclared';
}

function undeclared(name: string): MatrixRow {
  return { name, isDeclared: false, marks: ALLERGEN_KEYS.map(() => 'undeclared') };
}

/** A text in the first of these languages that it has. */
function wordsOf(text: Text, languages: readonly Language[]): string {
  for (const language of languages) {
    const written = text[language];
    if (written !== undefined) return written;
  }
  return '';
}
