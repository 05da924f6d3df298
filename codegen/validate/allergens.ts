import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { isCollection, isMap, isScalar, isSeq, type Node, type YAMLSeq } from 'yaml';
import { ALLERGENS, type Allergen } from '../../src/terms/allergens.ts';
import { MOST_OF_ONE } from '../diagnostics/report.ts';
import { misspelt } from '../diagnostics/nearest.ts';
import { withoutTraceWords } from '../parse/crowded-line.ts';
import { isNothing, rangeOf, textOf } from '../parse/nodes.ts';
import { byWord, flagOf, markOf } from './marks.ts';
import { plain } from '../parse/slug.ts';
import { placedPieces, problemAt, sayIn, type Reader, type Say } from './reader.ts';
import type { Declared } from './values.ts';

/** Other words for allergens, too far from the keys for a spelling hint. */
const OTHER_WORDS: Readonly<Record<Allergen, string>> = {
  altramuces: 'altramuz, lupin, tremoços',
  apio: 'celery, céleri, sellerie, sedano, api, aipo',
  cacahuetes: 'maní, peanuts, arachides, erdnüsse, arachidi, amendoins, kakahueteak',
  crustaceos: 'crustaceans, gambas, krebstiere, crostacei',
  'frutos con cáscara':
    'almendras, frutos de cáscara, frutos secos, nueces, nuts, tree nuts, fruits à coque, nüsse, frutta a guscio, fruits secs, fruitu lehorrak',
  gluten: 'cebada, centeno, cereales con gluten, harina de trigo, trigo, wheat, blé, weizen, grano, blat',
  huevos: 'eggs, guevos, œufs, oeufs, eier, uova, ous, ovos, arrautza, arrautzak',
  lacteo: 'dairy, lactosa, leche, milk, productos lácteos, queso, lait, milch, latte, llet, leite, esne, esnea',
  molusco: 'molluscs, mollusques, molluschi, weichtiere',
  mostaza: 'mustard, moutarde, senf, senape, mostarda, ziapea',
  pescado: 'fish, poisson, fisch, pesce, peix, peixe, arraina',
  sesamo: 'granos de sésamo, sesame',
  soja: 'soy, soya, soia',
  sulfitos: 'dióxido de azufre, dióxido de azufre y sulfitos, sulfuros, sulphites, sulfites, schwefeldioxid, solfiti',
};

/** Foods that editors write in brackets for an allergen, and that may also be names of dishes. */
const FOODS: Readonly<Partial<Record<Allergen, string>>> = {
  crustaceos: 'bogavante, camarón, camarones, cangrejo, cigalas, langosta, langostinos',
  'frutos con cáscara': 'almendra, anacardos, avellanas, nuez, pistachos',
  gluten: 'avena, cereales, espelta',
  huevos: 'mayonesa',
  lacteo: 'mantequilla, nata, yogur',
  molusco: 'almejas, calamar, calamares, mejillón, mejillones, pulpo, sepia',
  pescado: 'anchoas, atún, bacalao, boquerón, boquerones, merluza, salmón',
  sesamo: 'ajonjolí',
  sulfitos: 'so2, vinagre, vino',
};

/** Words that may mean crustaceans or molluscs; only the kitchen knows which. */
const SEAFOOD: ReadonlySet<string> = new Set(
  'mariscos, frutos de mar, seafood, shellfish, fruits de mer, meeresfrüchte, frutti di mare, marisc'
    .split(', ')
    .map(keyOf),
);

/** Pattern of an allergen's number on printed menus. */
export const NUMBER = '(?:1[0-4]|[1-9])';
/** Codes of allergens in place of their names: `7`, `1-3-7`, `G`. */
const CODE = /^(?:\p{Lu}|1?\d(?:[\s.-]+1?\d)*)$/u;

/** Words for 'no allergens'. */
const NOTHING = /^(?:-|no|nada|sin|no tiene|no lleva|nothing)$/;

/** The same in words that are unambiguous anywhere. */
const NO_ALLERGEN =
  /^(?:none|ningun[oa]?(?: alergeno)?|(?:sin|libre de|without|no|no tiene|no lleva) (?:alergeno|allergen))$/;

/** Phrases for possible traces. */
const POSSIBLE =
  /^(?:(?:puede (?:contener|llevar)|posibles?|trazas?(?: de)?|may contain|traces?(?: of)?)(?:\s*:)?\s+|[~˜∼～]\s*)(.+)$|^(.+?)\s*\(?(?:trazas?|traces?)\)?$/;

/** Phrases before allergens in a sentence. */
const CONTAINS =
  /^(?:(?:contiene|lleva|contains?|al[eé]rgenos?|allergens?|enthält|contient|conté|contém|contén)\s*:?|(?:con|with)(?=\s+(?:gluten|sulfitos?|l[aá]cteos?|crust[aá]ceos?|moluscos?)))\s+/iu;

/** Words that negate the word after them: 'sin gluten'. */
export const WITHOUT = 'sin|without|sans|ohne|senza|sense';

/** Matches a negated or doubtful word: the allergen nearest to it is not what was meant. */
const DENIED = new RegExp(`^(?:${WITHOUT}|no|free)\\s|^[¿?~]|[?~]$|\\sfree$`, 'i');

const MISSING = words('noAllergenName');
const MISSING_HINT = words('writeOrDeleteComma');

/** The form in which words are compared: without case, accents and a plural `s`. */
function keyOf(word: string): string {
  const pieces = plain(word).split(/\s+/);
  return pieces.map((piece) => piece.replace(/s$/, '')).join(' ');
}

const BY_KEY: ReadonlyMap<string, Allergen> = new Map(ALLERGENS.map((allergen) => [keyOf(allergen), allergen]));

/** The allergen meant by another word. */
const MEANT = byWord(OTHER_WORDS, keyOf);

/** The allergen of foods that contain exactly one. */
const BY_FOOD = byWord(FOODS, keyOf);

/** An allergen is one of fourteen words, or `none` alone; `~` before it says that it may be contained. */
export class AllergenList {
  readonly #said = new Map<Allergen, 'contained' | 'possible'>();
  #none = false;
  #unknown = 0;

  /** Declares that there are no allergens, as empty brackets do. */
  addNone(): void {
    this.#none = true;
  }

  /** Adds the words between brackets, from one index of a text to another. */
  addBrackets(text: string, from: number, to: number, say: Say): void {
    if (text.slice(from, to).trim() === '') this.addNone();
    else this.addList(text, from, to, say);
  }

  /** Adds the words between commas, from one index of a text to another. A missing word is reported. */
  addList(text: string, from: number, to: number, say: Say): void {
    for (const { whole, start } of placedPieces(text.slice(from, to), ',', from)) this.#add(whole, start, say);
  }

  #add(piece: string, start: number, say: Say): void {
    const written = piece.trim();
    const possible = written.startsWith('~');
    const word = unquoted(possible ? written.slice(1).trimStart() : written);
    if (word === '') {
      say('unknown-allergen', start + piece.length, MISSING, MISSING_HINT);
      return;
    }
    const index = start + piece.indexOf(word);
    if (plain(word) === 'none' && !possible) {
      if (this.#said.size > 0) contradiction(index, say);
      this.#none = true;
      return;
    }
    const allergen = BY_KEY.get(keyOf(word));
    if (allergen === undefined) {
      // Beyond the limit problems are not reported, so no hint is searched.
      const hint = ++this.#unknown <= MOST_OF_ONE ? hintFor(word, index, possible) : undefined;
      say('unknown-allergen', index, words('notAnAllergen', word), hint);
      return;
    }
    if (this.#none) contradiction(index, say);
    // An allergen declared as both counts as contained.
    if (!possible || !this.#said.has(allergen)) this.#said.set(allergen, possible ? 'possible' : 'contained');
  }

  /** In the order of the contract. `contains` is empty only if 'none' was written, not if the list could not be read. */
  get declared(): Declared {
    const contains = this.#allThatAre('contained');
    const mayContain = this.#allThatAre('possible');
    return {
      ...(contains.length > 0 || this.#none ? { contains } : {}),
      ...(mayContain.length > 0 ? { mayContain } : {}),
    };
  }

  #allThatAre(state: 'contained' | 'possible'): Allergen[] {
    return ALLERGENS.filter((allergen) => this.#said.get(allergen) === state);
  }
}

/** A declaration as the words in brackets: `gluten`, or `~soja` for possible traces. */
export function allergenWords({ contains = [], mayContain = [] }: Possible): string[] {
  return [...contains, ...mayContain.map((allergen) => `~${allergen}`)];
}

type Possible = { readonly [List in keyof Declared]?: readonly Allergen[] | undefined };

const unquoted = (word: string): string => /^(["'])(.*)\1$/s.exec(word)?.[2]?.trim() ?? word;

function contradiction(index: number, say: Say): void {
  say('conflicting-rules', index, words('noneAndAllergen'), words('deleteOneOfTwo'));
}

/** The hint for an unknown word. `isPossible`: it follows a `~`, and further words need a `~` of their own. */
function hintFor(word: string, from: number, isPossible: boolean): Hint {
  const to = from + word.length;
  const key = keyOf(word);
  const separator = isPossible ? ', ~' : ', ';
  if (SEAFOOD.has(key))
    return fixing({ from, to, text: ['crustaceos', 'molusco'].join(separator) }, words('writeSeafood'));
  const isNone = NOTHING.test(key) || NO_ALLERGEN.test(key);
  if (isNone && isPossible) return words('allergensAreWhatItHolds');
  if (isNone) return fixing({ from, to, text: 'none' }, words('writeNone'));
  const list = bracketsMeant(word);
  if (list !== undefined) {
    const text = isPossible ? list.replaceAll('~', '').replaceAll(', ', separator) : list;
    return fixing({ from, to, text }, words('write', isPossible ? `~${text}` : text));
  }
  if (DENIED.test(word)) return words('allergensAreWhatItHolds');
  const mark = markOf(word);
  if (mark !== undefined) return words('writeBehindBrackets', flagOf(mark));
  const meant = MEANT.get(key) ?? BY_FOOD.get(key) ?? BY_KEY.get(misspelt(key, BY_KEY.keys()) ?? '');
  if (CODE.test(word)) return words('nameAllergens');
  if (meant === undefined) return words('allergensAre', ALLERGENS.join(', '));
  return fixing({ from, to, text: meant }, words('didYouMean', meant));
}

/** The allergen that a word names, by its key or a known synonym; misspellings do not count. */
export function allergenMeant(word: string): Allergen | undefined {
  const key = keyOf(word.trim());
  return BY_KEY.get(key) ?? MEANT.get(key);
}

/** The allergens that a text names, with any separators; undefined if it holds another word, or no key of an allergen and does not say that it declares them. */
export function allergensIn(text: string, isDeclaration = CONTAINS.test(text.trim())): Allergen[] | undefined {
  const named = text.trim().replace(CONTAINS, '');
  const whole = BY_KEY.get(keyOf(named));
  if (whole !== undefined) return [whole];
  const pieces = named
    .split(/\s*[,;/+&|·()]\s*|\.\s+|\s+-\s+|\s+(?:[yeiou]|and|or|et|ou|und|oder)\s+/u)
    .flatMap((piece) => (allergenMeant(piece) === undefined ? piece.split(/\s+/) : piece))
    .filter((piece) => piece !== '');
  const found = pieces.map(allergenMeant).filter((allergen) => allergen !== undefined);
  const isSure = isDeclaration || pieces.some((piece) => BY_KEY.has(keyOf(piece)));
  return found.length > 0 && found.length === pieces.length && isSure ? [...new Set(found)] : undefined;
}

/** Longer texts, in characters, are not searched for other wordings. */
const LONGEST = 1_000;

/** The content of brackets equivalent to a text: `gluten, ~soja`, or '' if it means no allergens; undefined if it means something else. */
export function bracketsMeant(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  if (NO_ALLERGEN.test(keyOf(text))) return '';
  const isPossible = (piece: string): boolean => POSSIBLE.test(plain(piece));
  const pieces = text.split(text.includes(';') ? /\s*;\s*/ : /\s*,\s*/);
  const isApart =
    text.includes('~') ||
    (text.includes(';') ? pieces.some(isPossible) : pieces.findIndex(isPossible) === pieces.length - 1);
  if (pieces.length > 1 && isApart) {
    const meant = pieces.map(bracketsMeant);
    return meant.every((piece) => piece !== undefined && piece !== '') ? meant.join(', ') : undefined;
  }
  const [, behind, before] = POSSIBLE.exec(plain(text)) ?? [];
  const said = behind ?? before;
  const possible = (said && POSSIBLE.exec(said)?.[1]) ?? said;
  return allergensIn(possible ?? text, possible === undefined ? undefined : true)
    ?.map((allergen) => (possible === undefined ? allergen : `~${allergen}`))
    .join(', ');
}

/** The brackets in a text that hold allergens (or `none` or nothing, at its end), with their index. The last may be unclosed. */
export function bracketsAmong(text: string): { readonly index: number; readonly brackets: string }[] {
  // Fast path: this runs for every name.
  if (!text.includes('[')) return [];
  return Array.from(text.matchAll(/\[([^\][]*)(\]|$)/g))
    .filter(({ index, 0: { length }, 1: inner = '', 2: end }) => {
      const isNone = inner.trim() === '' || plain(inner.trim()) === 'none';
      return isNone ? end === ']' && text.slice(index + length).trim() === '' : inner.split(',').some(isAllergen);
    })
    .map(({ index, 1: inner = '' }) => ({ index, brackets: `[${inner.trim()}]` }));
}

const isAllergen = (word: string): boolean => allergenMeant(word.trim().replace(/^~\s*/, '')) !== undefined;

/** Splits a name that ends in the brackets of its allergens; undefined for any other name. */
export function bracketsIn(name: string): { readonly name: string; readonly brackets: string } | undefined {
  const { index = 0, brackets } = bracketsAmong(name).at(-1) ?? {};
  const bare = name.slice(0, index).trim();
  const isAtEnd = /^\[[^\][]*\]?\s*$/.test(name.slice(index));
  return brackets === undefined || bare === '' || !isAtEnd ? undefined : { name: bare, brackets };
}

/** The same for round brackets, `Pan (gluten)`, where a word names an allergen and no food. `Tosta (huevo)` and `Pan (con gluten)` are names. */
export function roundBracketsIn(name: string): { readonly name: string; readonly brackets: string } | undefined {
  const [brackets, inner = ''] = /\(([^()]+)\)$/.exec(name.trimEnd()) ?? [];
  const list =
    brackets !== undefined && /^(?!con\b|with\b).*(?:gluten|l[aá]cteo|sulfito)/i.test(inner)
      ? bracketsMeant(inner)
      : undefined;
  const bare = name
    .replaceAll(brackets ?? '', '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return list === undefined || bare === '' ? undefined : { name: bare, brackets: `[${list}]` };
}

/** The field `allergens`: words with commas, in brackets or not, or a list. An empty text declares nothing. */
export function readAllergens(reader: Reader, node: Node): Declared | undefined {
  const list = new AllergenList();
  if (hasTraces(reader, node)) return undefined;
  if (!isSeq(node)) {
    if (textOf(node)?.trim() === '') return undefined;
    addText(reader, node, list, node);
    return list.declared;
  }
  if (node.items.length === 0) list.addNone();
  for (const item of node.items as Node[]) {
    if (isNothing(item) && node.flow !== true)
      problemAt(reader, 'unknown-allergen', item, words('emptyMember'), words('deleteMember'));
    else addText(reader, item, list, node);
  }
  const comma = trailingComma(reader, node);
  if (comma !== undefined) reader.report.add(reader.source, 'unknown-allergen', comma, MISSING, MISSING_HINT);
  return list.declared;
}

/** Reports `[gluten, trazas: soja]` or `{trazas: soja}`, in which YAML sees a field. Returns whether the list is one like this. */
export function hasTraces(reader: Reader, node: Node): boolean {
  const field = isSeq(node) ? node.items.find((item) => isMap(item)) : node;
  if (!isCollection(node) || node.flow !== true || field === undefined) return false;
  const { from, to } = rangeOf(node);
  const list = withoutTraceWords(reader.source.text.slice(from + 1, to - 1));
  if (list === undefined || list.includes(':')) return false;
  const fix = { from, to, text: `[${list}]`, inFile: true as const };
  problemAt(reader, 'unknown-allergen', field, words('tracesInWords'), fixing(fix, words('write', fix.text)));
  return true;
}

/** Adds the allergens of one text; a node that is no text is reported. */
function addText(reader: Reader, node: Node, list: AllergenList, whole: Node): void {
  const text = textOf(node);
  if (!isScalar(node) || text === undefined) {
    problemAt(reader, 'wrong-type', node, words('allergensExpected'), words('writeAllergens'));
    return;
  }
  const say = sayIn(reader, node, whole);
  const inner = text.trim();
  if (inner.startsWith('[') && inner.endsWith(']')) {
    list.addBrackets(text, text.indexOf('[') + 1, text.lastIndexOf(']'), say);
  } else list.addList(text, 0, text.length, say);
}

/** The offset after a trailing comma in brackets, which YAML drops; undefined if there is none. */
function trailingComma({ source }: Reader, { items }: YAMLSeq): number | undefined {
  const from = (items.at(-1) as Node | undefined)?.range?.[1];
  if (from === undefined) return undefined;
  const comma = /^\s*,\s*/.exec(source.text.slice(from));
  return comma === null ? undefined : from + comma[0].length;
}
