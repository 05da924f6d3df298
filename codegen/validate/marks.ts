/** Marks of a dish: vegetarian, spicy, new. Case, accents, gender and number are ignored. */
import { isScalar, type Node } from 'yaml';
import { type Mark, MARKS } from '../../src/terms/marks.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { textOf } from '../parse/nodes.ts';
import { plain } from '../parse/slug.ts';
import { locatedIn, membersOf, placedPieces, problemAt, sayIn, type Reader } from './reader.ts';
import type { Located } from './values.ts';

/** Other words for marks, too far from them for a spelling hint. */
const OTHER_WORDS: Readonly<Partial<Record<Mark, string>>> = {
  vegetariano: 'veggie',
  'sin gluten':
    'apto celiaco, apto para celiaco, celiaco, gluten free, glutenfrei, sans gluten, senza glutine, sin glutene, libre de gluten, no gluten',
  picante: 'hot, spicy',
  'muy picante': 'very hot, very spicy',
  casero: 'homemade',
  nuevo: 'new, novedad',
};

/** Words that may also be a label or a name. */
const OF_MANY_MEANINGS: ReadonlySet<string> = new Set(['hot', 'new', 'veggie']);

/** The form in which marks are compared: `Sin Gluten` and `sinGluten`, `vegana` and `veganos` are the same. */
export function keyOf(word: string): string {
  return plain(word)
    .replace(/(?<=[^\s_-])[\s_-]+(?=[^\s_-])/g, '')
    .replace(/s$/, '')
    .replace(/a$/, 'o');
}

const BY_KEY: ReadonlyMap<string, Mark> = new Map(MARKS.map((mark) => [keyOf(mark), mark]));

const MEANT = byWord(OTHER_WORDS, keyOf);

/** What is meant by each word, in the form in which words are compared. The lists have commas between their words. */
export function byWord<Meant extends string>(
  table: Readonly<Partial<Record<Meant, string>>>,
  formOf: (word: string) => string,
): ReadonlyMap<string, Meant> {
  const lists = Object.entries(table) as [Meant, string][];
  return new Map(lists.flatMap(([meant, list]) => list.split(', ').map((word) => [formOf(word), meant] as const)));
}

/** The mark that a word names; undefined if none. */
export const markOf = (word: string): Mark | undefined => BY_KEY.get(keyOf(word));

/** Whether a phrase negates or weakens a mark. */
export function isDenied(phrase: string): boolean {
  const denied = phrase.replace(/^(?:no|not|poco|algo|menos|nada|apenas|un poco) /i, '');
  return denied !== phrase && markOf(denied) !== undefined;
}

/** A mark as one word of a line: `sinGluten`. */
export const flagOf = (mark: Mark): string => mark.replace(/ (.)/, (_, letter: string) => letter.toUpperCase());

/** The field `marks`: words separated by commas, with or without brackets, or a list. Duplicates are dropped. */
export function readMarks(reader: Reader, node: Node): Located<Mark>[] | undefined {
  const found = new Map<Mark, Located<Mark>>();
  for (const item of membersOf(reader, node)) {
    for (const mark of readWords(reader, item)) if (!found.has(mark.value)) found.set(mark.value, mark);
  }
  return [...found.values()];
}

function readWords(reader: Reader, node: Node): Located<Mark>[] {
  const text = textOf(node);
  if (!isScalar(node) || text === undefined) {
    problemAt(reader, 'wrong-type', node, words('marksExpected'), words('write', 'vegano, sin gluten'));
    return [];
  }
  const say = sayIn(reader, node);
  const [, open = '', inner = ''] = /^(\s*\[)(.*)\]\s*$/s.exec(text) ?? [undefined, '', text];
  if (inner.trim() === '') return [];
  return placedPieces(inner, ',', open.length).flatMap(({ word, at, start }) => {
    const from = word === '' ? start : at;
    const value = markOf(word);
    if (value !== undefined) return [locatedIn(reader, value, node, from)];
    if (word === '') say('wrong-type', from, words('noMark'), words('writeOrDeleteComma'));
    else say('wrong-type', from, words('notAMark', word), hintFor(word, from));
    return [];
  });
}

function hintFor(word: string, from: number): Hint {
  const to = from + word.length;
  // Words without commas between them.
  const several = (word.match(/(?:sin|muy)\s+\p{L}+|\p{L}+/giu) ?? [])
    .filter((each) => !/^(?:y|e|and)$/.test(each))
    .map(markOf);
  if (several.length > 1 && several.every((mark) => mark !== undefined)) {
    const text = several.join(', ');
    return fixing({ from, to, text }, words('write', text));
  }
  const meant = isDenied(word) ? undefined : meantBy(word);
  return meant === undefined
    ? words('marksAre', MARKS.join(', '))
    : fixing({ from, to, text: meant }, words('didYouMean', meant));
}

/** The mark that other words mean unambiguously. */
export function markInWords(phrase: string): Mark | undefined {
  const key = keyOf(phrase);
  return OF_MANY_MEANINGS.has(key) ? undefined : MEANT.get(key);
}

/** The mark probably meant by an unknown word. */
export function meantBy(word: string): Mark | undefined {
  const key = keyOf(word);
  return MEANT.get(key) ?? BY_KEY.get(nearest(key, BY_KEY.keys()) ?? '');
}
