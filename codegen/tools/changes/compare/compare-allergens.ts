import type { Allergen } from '../../../../src/terms/allergens.ts';
import type { Change } from '../change.ts';
import { type Declaration, isDeclared } from '../../../kinds/declaration.ts';

/** What is said of one allergen, from the least to the most. */
const STATES = ['absent', 'may contain', 'contained'] as const;

/** How a declaration changed. Less than before is a removal, also where 'contained' became 'may contain'. */
export function compareAllergens(before: Declaration, after: Declaration): Change[] {
  if (!isDeclared(before) && isDeclared(after)) return [{ code: 'allergens-declared', after: inWords(after) }];
  if (isDeclared(before) && !isDeclared(after)) return [{ code: 'allergens-undeclared', before: inWords(before) }];
  const concerned = new Set(
    [before, after].flatMap(({ allergens = [], mayContain = [] }) => [...allergens, ...mayContain]),
  );
  return [...concerned].flatMap((allergen): Change[] => {
    const [was, is] = [stateOf(before, allergen), stateOf(after, allergen)];
    if (was === is) return [];
    const code = is < was ? 'allergen-removed' : 'allergen-added';
    return [{ code, allergen, before: STATES[was], after: STATES[is] }];
  });
}

function stateOf({ allergens, mayContain }: Declaration, allergen: Allergen): 0 | 1 | 2 {
  if (allergens?.includes(allergen)) return 2;
  return mayContain?.includes(allergen) ? 1 : 0;
}

/** 'gluten, may contain soja' */
function inWords({ allergens = [], mayContain = [] }: Declaration): string {
  const words = [...allergens, ...(mayContain.length === 0 ? [] : [`may contain ${mayContain.join(', ')}`])];
  return words.length === 0 ? 'none of the 14' : words.join(', ');
}
