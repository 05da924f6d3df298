import { NO_HINT } from '../../diagnostics/words.ts';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import type { Cell } from '../table/cell.ts';
import { AllergenList } from '../../validate/allergens.ts';
import type { Declared } from '../../validate/values.ts';
import { readAllergenMark, readPlain, type SayCell } from './cell-values.ts';
import { nameKey } from './columns.ts';

/** The cells of one row that say something about allergens. */
export type AllergenCells = {
  readonly list?: { readonly cell: Cell; readonly say: SayCell };
  readonly traces?: { readonly cell: Cell; readonly say: SayCell };
  readonly marks: readonly { readonly allergen: Allergen; readonly cell: Cell; readonly say: SayCell }[];
};

const NONE: ReadonlySet<string> = new Set(['none', 'ninguno', 'ninguna', 'sin alergenos', 'no allergens']);

/**
 * What a row declares. Empty cells declare nothing; that there is none is declared by the word for it, or by a no in each of the fourteen
 * columns. A no in some of them and nothing else is a question, not an answer.
 */
export function readAllergens({ list, traces, marks }: AllergenCells): Declared | undefined {
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
    if (![...contains, ...mayContain].includes(allergen)) continue;
    say('This says no, and another cell of the row names the allergen.', 'correct one of the two');
  }
  if (declared.contains !== undefined || declared.mayContain !== undefined) return declared;
  if (refused.length === ALLERGENS.length) return { contains: [] };
  refused[0]?.say(
    'A no stands for some allergens, and nothing for the others.',
    'mark all fourteen, or write "ninguno" in the column "Alérgenos"',
  );
  return undefined;
}

/** Words between commas, semicolons or lines. */
function addWords(allergens: AllergenList, cell: Cell, sign: '' | '~', say: SayCell): void {
  const text = readPlain(cell, say)
    ?.replace(/^\[(.*)\]$/s, '$1')
    .trim();
  if (text === undefined) return;
  if (text === '' || NONE.has(nameKey(text))) {
    if (sign === '') allergens.addNone();
    return;
  }
  for (const piece of text.split(/[,;\n]/)) {
    const word = piece.trim();
    if (NONE.has(nameKey(word))) addWord(allergens, 'none', say);
    else addWord(allergens, word.startsWith('~') ? word : sign + word, say);
  }
}

function addWord(allergens: AllergenList, word: string, say: SayCell): void {
  allergens.addList(word, 0, word.length, (_code, _index, message, hint = NO_HINT) => say(message.en, hint.en));
}
