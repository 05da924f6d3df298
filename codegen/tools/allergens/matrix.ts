import { type ResolvedEntry, kindOf } from '../../kinds/kinds.ts';
import { ALLERGENS, type Allergen } from '../../../src/terms/allergens.ts';
import type { Language } from '../../../src/terms/language.ts';
import { type Mark as DishMark, shownMarks } from '../../../src/terms/marks.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { declarationOf, isHidden, marksOf, partsOf } from '../../kinds/declared.ts';
import { wordIn, titleOf } from '../../kinds/entry-text.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import { type Declaration, isDeclared } from '../../../src/terms/declaration.ts';

/** The declaration of one dish for one allergen. `unlisted`: the dish declares allergens, and this one is not among them. */
export type Mark = 'contains' | 'mayContain' | 'unlisted' | 'undeclared';

export type MatrixRow = {
  readonly name: string;
  /** Nothing is declared: every mark is `undeclared`. */
  readonly isDeclared: boolean;
  /** In the order of ALLERGENS. */
  readonly marks: readonly Mark[];
  /** Its marks: vegan, spicy. They declare no allergens. */
  readonly character?: readonly DishMark[];
};

export type MatrixSection = { readonly title: string; readonly rows: readonly MatrixRow[] };

/** All visible entries that can be ordered, with their declarations, by section. Kinds without a field for allergens are undeclared. */
export function allergenMatrix({ sections, languages }: ResolvedVenue, language: Language): MatrixSection[] {
  const say = (text: Text): string => wordIn(text, [language, ...languages]);
  return sections.flatMap(({ title, hidden, entries }) => {
    const rows = hidden ? [] : entries.flatMap((entry) => rowsOf(entry, say));
    return rows.length === 0 ? [] : [{ title: say(title), rows }];
  });
}

/** The row of an entry, followed by those of its dishes if one of them has a declaration of its own. */
function rowsOf(entry: ResolvedEntry, say: (text: Text) => string): MatrixRow[] {
  if (!kindOf(entry).isServed || isHidden(entry)) return [];
  const name = say(titleOf(entry));
  const dishes = partsOf(entry).map((dish) => rowOf(`${name} · ${say(dish.name)}`, dish, dish.marks));
  return [rowOf(name, declarationOf(entry), marksOf(entry)), ...(dishes.some((dish) => dish.isDeclared) ? dishes : [])];
}

function rowOf(name: string, declaration: Declaration, character: readonly DishMark[] = []): MatrixRow {
  const declared = isDeclared(declaration);
  return {
    name,
    isDeclared: declared,
    marks: ALLERGENS.map((key) => markOf(key, declared, declaration)),
    ...(character.length > 0 && { character: shownMarks(character) }),
  };
}

function markOf(key: Allergen, isDishDeclared: boolean, { allergens = [], mayContain = [] }: Declaration): Mark {
  if (allergens.includes(key)) return 'contains';
  if (mayContain.includes(key)) return 'mayContain';
  return isDishDeclared ? 'unlisted' : 'undeclared';
}
