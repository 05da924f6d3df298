import type { Allergen } from '../../../terms/allergens.ts';
import { fill } from '../../../terms/fill.ts';
import { signOf } from '../../signs.ts';
import type { FinderWords } from '../finder-texts.ts';
import type { Verdict } from './verdict-of.ts';

/** An allergen's name inside a sentence. Only German has capitals there. */
export const nameOf = (allergen: Allergen, { allergens, language }: FinderWords): string =>
  language === 'de' ? allergens[allergen] : allergens[allergen].toLocaleLowerCase(language);

/** Allergens sorted by their names. */
export const sortedByName = (list: readonly Allergen[], { allergens, language }: FinderWords): Allergen[] =>
  list.toSorted((a, b) => allergens[a].localeCompare(allergens[b], language));

/** The names of allergens: 'gluten, huevos'. */
export const namesOf = (allergens: readonly Allergen[], words: FinderWords): string =>
  allergens.map((allergen) => nameOf(allergen, words)).join(', ');

/** The names of allergens as alternatives: 'gluten, huevos o soja'. */
export function namesWithOr(allergens: readonly Allergen[], words: FinderWords): string {
  const list = new Intl.ListFormat(words.language, { type: 'disjunction' });
  return list.format(allergens.map((allergen) => nameOf(allergen, words)));
}

/** The sentences of a verdict, contained allergens before traces. */
export function sentencesOf({ kind, contains, mayContain }: Verdict, words: FinderWords): string[] {
  const { texts } = words;
  if (kind === 'notDeclared' || kind === 'notAmong') return [texts[kind]];
  return [
    ...(contains.length > 0 ? [fill(texts.contains, { name: namesOf(contains, words) })] : []),
    ...(mayContain.length > 0 ? [fill(texts.mayContain, { name: namesOf(mayContain, words) })] : []),
  ];
}

/** The signs of a verdict's first sentence, for `data-signs`. */
export function signsOf({ kind, contains, mayContain }: Verdict): string | undefined {
  if (kind === 'notAmong') return undefined;
  if (kind === 'notDeclared') return signOf('undeclared');
  return (kind === 'contains' ? contains : mayContain).map(signOf).join('');
}

/** The number of hidden dishes in words: '12 platos ocultos'. */
export function hiddenWords(count: number, { texts }: FinderWords): string {
  if (count === 0) return texts.hiddenNone;
  return count === 1 ? texts.hiddenOne : fill(texts.hiddenMany, { count });
}
