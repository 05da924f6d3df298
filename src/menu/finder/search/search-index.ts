import type { Mark } from '../../../terms/marks.ts';
import { plainText } from '../../../terms/rich-text.ts';
import type { TextLookup } from '../../menu-context.ts';
import type { Entry, Section } from '../../model.ts';
import { askedWords, EXACT, indexedWords, type Match, matchWord, NO_MATCH, SIMILAR } from './search-words.ts';
import { isDish, marksOf } from '../allergens/verdict-of.ts';

/** The words of one dish, by how much a match in them weighs. */
type IndexedDish = {
  readonly section: Section;
  readonly entry: Entry;
  readonly fields: readonly { readonly weight: number; readonly words: readonly string[] }[];
};

/** The dishes of a menu in one language, in the order of the menu. */
export type SearchIndex = readonly IndexedDish[];

/** The names of marks in the shown language. */
type MarkWords = Readonly<Record<Mark, string>>;

const NAME = 8;
const SPANISH_NAME = 6;
const SECTION = 4;
const DESCRIPTION = 2;
const REST = 1;

const kept = new WeakMap<TextLookup, SearchIndex>();

/** The index of the shown language, made once when it is first needed. */
export function indexOf(
  sections: readonly Section[],
  text: TextLookup,
  spanish: TextLookup,
  marks: MarkWords,
): SearchIndex {
  const index = kept.get(text) ?? indexMenu(sections, text, spanish, marks);
  kept.set(text, index);
  return index;
}

/** The paths of a dish's other texts, whatever its kind: details, options, included parts, labels of prices. */
const restOf = (text: TextLookup, { id }: Entry): readonly string[] =>
  text.pathsOf(id).filter((path) => path !== 'description');

/** Indexes a menu. 300 dishes take some milliseconds. */
export function indexMenu(
  sections: readonly Section[],
  text: TextLookup,
  spanish: TextLookup,
  marks: MarkWords,
): SearchIndex {
  const wordsAt = (lookup: TextLookup, owner: string, path?: string): string[] =>
    indexedWords(plainText(lookup(owner, path)?.words));
  return sections.flatMap((section) => {
    const title = wordsAt(text, 'section', section.id);
    return section.entries.filter(isDish).map((entry) => ({
      section,
      entry,
      fields: [
        { weight: NAME, words: wordsAt(text, entry.id) },
        { weight: SPANISH_NAME, words: wordsAt(spanish, entry.id) },
        { weight: SECTION, words: title },
        { weight: DESCRIPTION, words: wordsAt(text, entry.id, 'description') },
        { weight: DESCRIPTION, words: marksOf(entry).flatMap((mark) => indexedWords(marks[mark])) },
        { weight: REST, words: restOf(text, entry).flatMap((path) => wordsAt(text, entry.id, path)) },
      ].filter(({ words }) => words.length > 0),
    }));
  });
}

export type Found = {
  readonly section: Section;
  readonly entry: Entry;
  /** It matches only with a typing error. */
  readonly isSimilar: boolean;
  /** It matches only by its Spanish name, which the page does not show. */
  readonly bySpanish: boolean;
};

/**
 * The dishes that match every word of a query, in any order, at least by its beginning: matches without typing errors first, then by the field of the
 * match, then in the menu's order.
 */
export function searchMenu(index: SearchIndex, query: string): Found[] {
  const asked = askedWords(query);
  if (asked.length === 0) return [];
  return index
    .flatMap((dish) => {
      const hits = asked.map((word) => bestHit(dish, word));
      return hits.every((hit) => hit.match !== NO_MATCH) ? [{ dish, hits }] : [];
    })
    .map(({ dish: { section, entry }, hits }) => ({
      found: {
        section,
        entry,
        isSimilar: hits.some(({ match }) => match === SIMILAR),
        bySpanish: hits.some(({ weight }) => weight === SPANISH_NAME),
      },
      score: hits.reduce((sum, { score }) => sum + score, 0),
    }))
    .sort((a, b) => Number(a.found.isSimilar) - Number(b.found.isSimilar) || b.score - a.score)
    .map(({ found }) => found);
}

type Hit = { readonly match: Match; readonly weight: number; readonly score: number };

const MISS: Hit = { match: NO_MATCH, weight: 0, score: 0 };

/** The best match of a word in a dish: an exact one in its options is better than one with an error in its name. */
function bestHit({ fields }: IndexedDish, asked: string): Hit {
  let best = MISS;
  for (const { weight, words } of fields) {
    for (const word of words) {
      const match = matchWord(asked, word);
      if (match === NO_MATCH) continue;
      const score = weight * 2 + (match === EXACT ? 1 : 0) - (match === SIMILAR ? 100 : 0);
      if (best === MISS || score > best.score) best = { match, weight, score };
    }
  }
  return best;
}
