import type { Allergen } from '../../src/terms/allergens.ts';
import { contradiction, type Mark } from '../../src/terms/marks.ts';
import type { Report } from '../diagnostics/report.ts';
import { words } from '../diagnostics/words.ts';
import type { Located } from '../validate/values.ts';

type Declared = { readonly allergens?: readonly Allergen[]; readonly mayContain?: readonly Allergen[] };

/** What is marked declares no allergen that its marks deny. */
export function checkMarks(marks: readonly Located<Mark>[], declared: Declared, report: Report): void {
  for (const { value, source, at } of marks) {
    const denied = contradiction(value, declared);
    if (denied === undefined) continue;
    report.add(source, 'conflicting-rules', at, words('markDenied', value, denied), words('deleteOneOfTwo'));
  }
}
