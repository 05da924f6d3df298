import { NO_HINT } from '../../diagnostics/words.ts';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import type { Cell } from '../table/cell.ts';
import { SHEET } from './words.ts';
import { allergenMeant, AllergenList } from '../../validate/allergens.ts';
import type { Declared } from '../../validate/values.ts';
import { readAllergenMark, readPlain, type SayCell } from './cell-prices.ts';
import { nameKey } from './columns.ts';

type Read = { readonly cell: Cell; readonly say: SayCell };

type AllergenCells = {
  readonly list?: Read | undefined;
  readonly traces?: Read | undefined;
  readonly marks: readonly (Read & { readonly allergen: Allergen })[];
};

/** Words that remove a declaration. */
const UNDECLARED: ReadonlySet<string> = new Set(['sin declarar', 'no declarado', 'not declared']);

const NONE: ReadonlySet<string> = new Set(['none', 'ninguno', 'ninguna', 'sin alergenos', 'no allergens']);

/** Words before a list that only introduce it. */
const LEAD = /^(?:contiene|contains|lleva|alérgenos|alergenos|allergens)(?:\s*:\s*|\s+(?=\S))/i;

/** Words before a list of possible traces, and after one such allergen. */
const TRACES =
  /^(?:(?:puede (?:contener|llevar)|may contain)(?: trazas de| traces of)?(?=[\s:])|(?:posibles )?trazas(?: de)?(?=[\s:])|traces(?: of)?(?=[\s:]))\s*:?\s*/i;
const TRACES_BEHIND = /\s*\((?:trazas|traces)\)$/i;

const AND = /\s*[+&/]\s*|\s+(?:y|e|and)\s+/i;
const DERIVED = /\s+y (?:sus )?derivados$/i;

/** A word for nuts, by which some people also mean peanuts. */
const DRIED_FRUIT = 'frutos secos';

/**
 * The declaration of a row. Empty cells declare nothing. 'No allergens' is declared by the word for it, or by a no in each of the fourteen
 * columns. A no in only some of them is reported as a question. `sin declarar` removes a declaration: it returns an empty one.
 */
export function readAllergens({ list, traces, marks }: AllergenCells): Declared | undefined {
  if (UNDECLARED.has(nameKey(String(list?.cell)))) return {};
  const allergens = new AllergenList();
  if (list !== undefined) addWords(allergens, list.cell, '', list.say);
  if (traces !== undefined) addWords(allergens, traces.cell, '~', traces.say);
  const refused: { allergen: Allergen; say: SayCell }[] = [];
  for (const { allergen, cell, say } of marks) {
    const mark = readAllergenMark(cell, say);
    if (mark === 'no') refused.push({ allergen, say });
    else if (mark !== undefined) addWord(allergens, `${mark === 'traces' ? '~' : ''}${allergen}`, say);
  }
  const { declared } = allergens;
  const { contains = [], mayContain = [] } = declared;
  for (const { allergen, say } of refused) {
    if ([...contains, ...mayContain].includes(allergen)) say(SHEET.noAgainstYes());
  }
  if (declared.contains !== undefined || declared.mayContain !== undefined) return declared;
  if (refused.length === ALLERGENS.length) return { contains: [] };
  refused[0]?.say(SHEET.someNo());
  return undefined;
}

/** Adds words separated by commas, semicolons, full stops or lines, as in free text: `Contiene gluten y huevo. Puede contener soja`. */
function addWords(allergens: AllergenList, cell: Cell, sign: '' | '~', say: SayCell): void {
  const text = readPlain(cell, say)
    ?.replace(/^\[(.*)\]$/s, '$1')
    .trim()
    .replace(/\.$/, '');
  if (text === undefined) return;
  if (text === '' || NONE.has(nameKey(text))) {
    if (sign === '') allergens.addNone();
    return;
  }
  for (const sentence of text.split(/[;\n]|\.\s+/))
    addSentence(allergens, sentence.replaceAll(/\s+/g, ' ').trim().replace(LEAD, ''), sign, say);
}

function addSentence(allergens: AllergenList, sentence: string, sign: '' | '~', say: SayCell): void {
  const pieces = sentence.split(',').map((piece) => piece.trim());
  const isPossible = TRACES.test(sentence);
  for (const [index, piece] of pieces.entries()) {
    const lead = TRACES.exec(piece)?.[0] ?? '';
    const isUnclear = !isPossible && lead !== '' && index < pieces.length - 1;
    if (isUnclear) say(SHEET.tracesThenMore());
    const given = sign === '~' || isPossible || lead !== '' ? '~' : '';
    for (const word of wordsOf(piece.slice(lead.length))) {
      const isTraces = TRACES_BEHIND.test(word) || word.startsWith('~');
      const name = word.replace(TRACES_BEHIND, '').replace(/^~\s*/, '');
      if (nameKey(name) === DRIED_FRUIT) say(SHEET.driedFruit(name), 'warning');
      addWord(allergens, (isTraces ? '~' : given) + (NONE.has(nameKey(name)) ? 'none' : (meant(name) ?? name)), say);
    }
  }
}

/** Splits a piece at conjunctions, unless it names one allergen as a whole, or no part is known. */
function wordsOf(piece: string): string[] {
  if (meant(piece) !== undefined) return [piece];
  const pieces = piece.split(AND);
  return pieces.some((word) => meant(word.replace(TRACES_BEHIND, '').replace(/^~\s*/, '')) !== undefined)
    ? pieces
    : [piece];
}

const meant = (word: string): Allergen | undefined => allergenMeant(word.replace(DERIVED, ''));

function addWord(allergens: AllergenList, word: string, say: SayCell): void {
  allergens.addList(word, 0, word.length, (_code, _index, message, hint = NO_HINT) => say({ message, hint }));
}
