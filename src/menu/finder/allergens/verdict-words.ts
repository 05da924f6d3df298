import type { Allergen } from '../../../terms/allergens.ts';
import type { Diet } from '../../../terms/marks.ts';
import { fill } from '../../../terms/fill.ts';
import type { Language } from '../../../terms/house.ts';
import { signOf } from '../../../terms/signs.ts';
import type { FinderWords } from '../finder-texts.ts';
import type { Verdict } from './verdict-of.ts';
import { localesOf } from '../../../terms/locales.ts';

/** An allergen's name inside a sentence. Only German capitalises it there. */
export const nameOf = (allergen: Allergen, { allergens, language }: FinderWords): string =>
  inSentence(allergens[allergen], language);

const inSentence = (name: string, language: Language): string =>
  language === 'de' ? name : name.toLocaleLowerCase(language);

/** The words of marks inside a sentence: 'vegano, sin gluten'. */
export const dietNames = (diets: readonly Diet[], { marks, language }: FinderWords): string =>
  diets.map((diet) => inSentence(marks[diet], language)).join(', ');

/** Allergens sorted by their names. */
export const sortedByName = (list: readonly Allergen[], { allergens, language }: FinderWords): Allergen[] =>
  [...list].sort((a, b) => allergens[a].localeCompare(allergens[b], language));

/** The names of allergens: 'gluten, huevos'. */
export const namesOf = (allergens: readonly Allergen[], words: FinderWords): string =>
  allergens.map((allergen) => nameOf(allergen, words)).join(', ');

/** The names of allergens as alternatives: 'gluten, huevos o soja'. */
export function namesWithOr(allergens: readonly Allergen[], words: FinderWords): string {
  const list = new Intl.ListFormat(localesOf(words.language), { type: 'disjunction' });
  return list.format(allergens.map((allergen) => nameOf(allergen, words)));
}

/** The sentences of a verdict, contained allergens before traces, marks last. */
export function sentencesOf({ kind, contains, mayContain, has, lacks }: Verdict, words: FinderWords): string[] {
  const { texts } = words;
  return [
    ...(kind === 'notDeclared' || kind === 'notAmong' ? [texts[kind]] : []),
    ...(contains.length > 0 ? [fill(texts.contains, { name: namesOf(contains, words) })] : []),
    ...(mayContain.length > 0 ? [fill(texts.mayContain, { name: namesOf(mayContain, words) })] : []),
    ...(has.length > 0 ? [fill(texts.marked, { name: dietNames(has, words) })] : []),
    ...(lacks.length > 0 ? [fill(texts.notMarked, { name: dietNames(lacks, words) })] : []),
  ];
}

/** The signs of a verdict's first sentence, for `data-signs`. */
export function signsOf({ kind, contains, mayContain, has }: Verdict): string | undefined {
  if (kind === 'notAmong' || kind === 'notMarked') return undefined;
  if (kind === 'marked') return has.map(signOf).join('');
  if (kind === 'notDeclared') return signOf('undeclared');
  return (kind === 'contains' ? contains : mayContain).map(signOf).join('');
}

/** The number of hidden dishes in words: '12 platos ocultos'. */
export function hiddenWords(count: number, { texts }: FinderWords): string {
  if (count === 0) return texts.hiddenNone;
  return count === 1 ? texts.hiddenOne : fill(texts.hiddenMany, { count });
}
