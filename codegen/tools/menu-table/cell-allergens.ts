import { NO_HINT } from '../../diagnostics/words.ts';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import type { Cell } from '../table/cell.ts';
import { SHEET } from './words.ts';
import { allergenMeant, AllergenList } from '../../validate/allergens.ts';
import type { Declared } from '../../validate/values.ts';
import { readAllergenMark, readPlain, type SayCell } from './cell-prices.ts';
import { nameKey } from './columns.ts';

export type AllergenCells = {
  readonly list?: { readonly cell: Cell; readonly say: SayCell };
  readonly traces?: { readonly cell: Cell; readonly say: SayCell };
  readonly marks: readonly { readonly allergen: Allergen; readonly cell: Cell; readonly say: SayCell }[];
};

/** What takes a declaration back. */
const UNDECLARED: ReadonlySet<string> = new Set(['sin declarar', 'no declarado', 'not declared']);

const NONE: ReadonlySet<string> = new Set(['none', 'ninguno', 'ninguna', 'sin alergenos', 'no allergens']);

/** What stands before a list, and says no more than that it is one. */
const LEAD = /^(?:contiene|contains|lleva|alérgenos|alergenos|allergens)(?:\s*:\s*|\s+(?=\S))/i;

/** What stands before what may be contained, and what stands behind one such word. */
const TRACES =
  /^(?:(?:puede (?:contener|llevar)|may contain)(?: trazas de| traces of)?(?=[\s:])|(?:posibles )?trazas(?: de)?(?=[\s:])|traces(?: of)?(?=[\s:]))\s*:?\s*/i;
const TRACES_BEHIND = /\s*\((?:trazas|traces)\)$/i;

const AND = /\s*[+&/]\s*|\s+(?:y|e|and)\s+/i;
const DERIVED = /\s+y (?:sus )?derivados$/i;

/** What people call nuts, some of them peanuts, too. */
const DRIED_FRUIT = 'frutos secos';

/**
 * What a row declares. Empty cells declare nothing; that there is none is declared by the word for it, or by a no in each of the fourteen
 * columns. A no in some of them and nothing else is a question, not an answer. `sin declarar` takes back what was declared: it is an empty
 * declaration.
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

/** Words between commas, semicolons, full stops or lines, as people write them: `Contiene gluten y huevo. Puede contener soja`. */
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
    addSentence(allergens, sentence.trim().replace(LEAD, ''), sign, say);
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

/** The words of a piece, cut at what joins them; as a whole where it names one allergen, or none is known. */
function wordsOf(piece: string): string[] {
  if (meant(piece) !== undefined) return [piece];
  const pieces = piece.split(AND);
  return pieces.some((word) => meant(word.replace(TRACES_BEHIND, '').replace(/^~\s*/, '')) !== undefined)
    ? pieces
    : [piece];
}

function meant(word: string): Allergen | undefined {
  return allergenMeant(word.replace(DERIVED, ''));
}

function addWord(allergens: AllergenList, word: string, say: SayCell): void {
  allergens.addList(word, 0, word.length, (_code, _index, message, hint = NO_HINT) => say({ message, hint }));
}
