import { isScalar, isSeq, type Node, type YAMLSeq } from 'yaml';
import type { Allergen } from '../../src/i18n/terms.ts';
import { MOST_OF_ONE } from '../diagnostics/report.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { startOf, textOf } from '../parse/nodes.ts';
import { plain } from '../resolve/slug.ts';
import { problemAt, sayIn, type Reader, type Say } from './reader.ts';
import type { Declared } from './values.ts';

const ORDER = {
  altramuces: 0,
  apio: 1,
  cacahuetes: 2,
  crustaceos: 3,
  'frutos con cáscara': 4,
  gluten: 5,
  huevos: 6,
  lacteo: 7,
  molusco: 8,
  mostaza: 9,
  pescado: 10,
  sesamo: 11,
  soja: 12,
  sulfitos: 13,
} as const satisfies Record<Allergen, number>;

/** The allergens by their keys, in the order in which menus list them. */
export const ALLERGEN_KEYS = Object.keys(ORDER) as Allergen[];

/** Words that editors use for an allergen, and that no count of letters leads to. */
const MEANT: Readonly<Record<string, Allergen>> = {
  altramuz: 'altramuces',
  almendras: 'frutos con cáscara',
  celery: 'apio',
  crustaceans: 'crustaceos',
  dairy: 'lacteo',
  eggs: 'huevos',
  fish: 'pescado',
  'frutos secos': 'frutos con cáscara',
  gambas: 'crustaceos',
  leche: 'lacteo',
  lactosa: 'lacteo',
  lupin: 'altramuces',
  mariscos: 'crustaceos',
  milk: 'lacteo',
  molluscs: 'molusco',
  mustard: 'mostaza',
  nueces: 'frutos con cáscara',
  nuts: 'frutos con cáscara',
  peanuts: 'cacahuetes',
  queso: 'lacteo',
  soy: 'soja',
  sulphites: 'sulfitos',
  trigo: 'gluten',
  wheat: 'gluten',
};

const MISSING = 'The name of an allergen is missing here.';
const MISSING_HINT = 'write it, or delete the comma';

/** Case, accents and a plural `s` do not matter. */
function keyOf(word: string): string {
  return plain(word).split(/\s+/).map(singular).join(' ');
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const BY_KEY: ReadonlyMap<string, Allergen> = new Map(ALLERGEN_KEYS.map((key) => [keyOf(key), key]));

/** What was written so far, by its allergen: menus repeat the same few words. */
const known = new Map<string, Allergen>(ALLERGEN_KEYS.map((key) => [key, key]));

function allergenOf(word: string): Allergen | undefined {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const found = BY_KEY.get(keyOf(word));
  // Spellings of fourteen words are few, but a list of random ones must not stay in memory.
  if (found !== undefined && known.size < 1000) known.set(word, found);
  return found;
}

/** An allergen is one of fourteen words, or `none` alone; `~` before it says that it may be contained. */
export class AllergenList {
  readonly #contains = new Set<Allergen>();
  readonly #mayContain = new Set<Allergen>();
  #none = false;
  #unknown = 0;

  /** States that there are none: what brackets without a word in them say. */
  addNone(): void {
    this.#none = true;
  }

  /** Adds the words between brackets, from one index of a text to another. */
  addBrackets(text: string, from: number, to: number, say: Say): void {
    if (text.slice(from, to).trim() === '') this.addNone();
    else this.addList(text, from, to, say);
  }

  /** Adds the words between commas of a text, from one index to another. Where a word is missing, that is said. */
  addList(text: string, from: number, to: number, say: Say): void {
    let start = from;
    while (start <= to) {
      const comma = text.indexOf(',', start);
      const end = comma === -1 || comma > to ? to : comma;
      this.#add(text, start, end, say);
      start = end + 1;
    }
  }

  #add(text: string, from: number, to: number, say: Say): void {
    const piece = text.slice(from, to);
    let word = piece.trim();
    let index = from + piece.length - piece.trimStart().length;
    if (word === '') {
      say('unknown-allergen', index, MISSING, MISSING_HINT);
      return;
    }
    const possible = word.startsWith('~');
    if (possible) {
      const rest = word.slice(1).trimStart();
      index += word.length - rest.length;
      word = rest;
    }
    const quote = word[0];
    if (word.length > 1 && (quote === '"' || quote === "'") && word.endsWith(quote)) {
      word = word.slice(1, -1).trim();
      index++;
    }
    if (plain(word) === 'none' && !possible) {
      if (this.#contains.size > 0 || this.#mayContain.size > 0) contradiction(index, say);
      this.#none = true;
      return;
    }
    const allergen = allergenOf(word);
    if (allergen === undefined) {
      // What is beyond the limit is not reported, and its hint not worth the search.
      const hint = ++this.#unknown <= MOST_OF_ONE ? hintFor(word) : '';
      say('unknown-allergen', index, `"${word}" is not an allergen.`, hint);
      return;
    }
    if (this.#none) contradiction(index, say);
    (possible ? this.#mayContain : this.#contains).add(allergen);
  }

  /**
   * In the order of the contract; an allergen both ways is contained. That there are none stands only where it was written:
   * a list in which nothing could be read says nothing.
   */
  get declared(): Declared {
    const contains = sorted(this.#contains);
    const mayContain = sorted(this.#mayContain).filter((allergen) => !this.#contains.has(allergen));
    const isNone = this.#none && contains.length === 0 && mayContain.length === 0;
    return {
      ...(contains.length > 0 || isNone ? { contains } : {}),
      ...(mayContain.length > 0 ? { mayContain } : {}),
    };
  }
}

function contradiction(index: number, say: Say): void {
  say('conflicting-rules', index, '"none" and an allergen contradict each other.', 'delete one of the two');
}

function sorted(allergens: ReadonlySet<Allergen>): Allergen[] {
  return [...allergens].toSorted((one, other) => ORDER[one] - ORDER[other]);
}

function hintFor(word: string): string {
  const key = keyOf(word);
  const meant =
    Object.entries(MEANT).find(([name]) => keyOf(name) === key)?.[1] ??
    nearest(plain(word), ALLERGEN_KEYS) ??
    nearest(key, ALLERGEN_KEYS);
  return meant === undefined ? `allergens are: ${ALLERGEN_KEYS.join(', ')}` : `did you mean "${meant}"?`;
}

/**
 * The field `allergens`: words separated by commas, with brackets around them or not, or a list. A text without a word
 * declares nothing.
 */
export function readAllergens(reader: Reader, node: Node): Declared | undefined {
  const list = new AllergenList();
  if (!isSeq(node)) {
    if (textOf(node)?.trim() === '') return undefined;
    return addText(reader, node, list, node) ? list.declared : undefined;
  }
  if (node.items.length === 0) list.addNone();
  for (const item of node.items as Node[]) {
    if (textOf(item)?.trim() === '')
      reader.report.addWithin(node, reader.source, 'unknown-allergen', startOf(item), MISSING, MISSING_HINT);
    else if (!addText(reader, item, list, node)) return undefined;
  }
  const comma = trailingComma(reader, node);
  if (comma !== undefined) reader.report.add(reader.source, 'unknown-allergen', comma, MISSING, MISSING_HINT);
  return list.declared;
}

/** Adds what one text says, or answers false after it has reported that it is none. */
function addText(reader: Reader, node: Node, list: AllergenList, whole: Node): boolean {
  const text = textOf(node);
  if (!isScalar(node) || text === undefined) {
    problemAt(reader, 'wrong-type', node, 'Allergens are expected here.', 'write allergens: gluten, soja');
    return false;
  }
  const say = sayIn(reader, node, whole);
  const inner = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1];
  if (inner === undefined) list.addList(text, 0, text.length, say);
  else {
    const from = text.indexOf('[') + 1;
    list.addBrackets(text, from, from + inner.length, say);
  }
  return true;
}

/** Where a comma in brackets is followed by nothing, the offset behind it: to YAML the comma is no part of the list. */
function trailingComma({ source }: Reader, { flow, range, items }: YAMLSeq): number | undefined {
  const from = (items.at(-1) as Node | undefined)?.range?.[1];
  if (flow !== true || from === undefined || !range) return undefined;
  const comma = /^\s*,\s*(?=\]$)/.exec(source.text.slice(from, range[1]));
  return comma === null ? undefined : from + comma[0].length;
}
