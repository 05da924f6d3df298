import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import { type Mark, MARKS } from '../../../src/terms/marks.ts';
import type { TextTree } from '../../emit/interface-modules.ts';

/** What only the kitchen's sheet says; no page loads it. */
type OwnWords = {
  readonly title: string;
  readonly section: string;
  readonly dish: string;
  /** `{date}` is the day of the print. */
  readonly printed: string;
  readonly legend: string;
  /** What a mark for traces is called beside the others. */
  readonly traces: string;
  readonly staff: string;
  readonly recipes: string;
};

export type SheetWords = OwnWords & {
  readonly allergens: readonly string[];
  /** What dishes are called beside their names, and the words for it. */
  readonly marksTitle: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly contains: string;
  readonly unlisted: string;
  readonly undeclared: string;
  readonly undeclaredMeaning: string;
  readonly askAboutAllergens: string;
};

/** The words of the sheet in one language, those of the interface among them. */
export function sheetWords(texts: TextTree): SheetWords {
  return {
    ...(texts['kitchenSheet'] as OwnWords),
    allergens: ALLERGENS.map((key: Allergen) => textAt(texts, 'allergens', key)),
    marksTitle: textAt(texts, 'finder', 'marksTitle'),
    marks: Object.fromEntries(MARKS.map((mark) => [mark, textAt(texts, 'marks', mark)])) as Record<Mark, string>,
    contains: textAt(texts, 'allergenTexts', 'contains'),
    unlisted: textAt(texts, 'finder', 'unlisted'),
    undeclared: textAt(texts, 'finder', 'undeclared'),
    undeclaredMeaning: textAt(texts, 'finder', 'meansUndeclared'),
    askAboutAllergens: textAt(texts, 'footer', 'askAboutAllergens'),
  };
}

function textAt(tree: TextTree, group: string, name: string): string {
  const text = tree[group]?.[name];
  if (text === undefined) throw new Error(`The interface has a text ${group}.${name}.`);
  return text;
}
