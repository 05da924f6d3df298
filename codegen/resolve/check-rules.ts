import type { Report } from '../diagnostics/report.ts';
import { words } from '../diagnostics/words.ts';
import { startOf } from '../parse/nodes.ts';
import type { Declared, Located, SourceText } from '../validate/values.ts';
import type { Declaration } from '../../src/terms/declaration.ts';
import { contradiction, type Mark } from '../../src/terms/marks.ts';

/** The fields that restrict the times at which something is shown. */
const RULES = ['onlyNight', 'onlyDay', 'served'] as const;

type Hours = { readonly [Rule in (typeof RULES)[number]]?: Located<unknown> };

/** Reports more than one of these fields on the same thing. */
export function checkHours(fields: Hours, report: Report): void {
  const inForce = RULES.flatMap((name) => {
    const value = fields[name];
    return value === undefined || value.value === false ? [] : [{ name, value }];
  });
  const [first, second] = inForce;
  if (!first || !second) return;
  const { source, at } = first.value.at > second.value.at ? first.value : second.value;
  const message = words('excludeEachOther', first.name, second.name);
  report.add(source, 'conflicting-rules', at, message, words('deleteOneOfTwo'));
}

type Confirming = { readonly allergens?: Declared; readonly confirmed?: Declared };

/** Reports allergens that an entry both declares and confirms as not contained. */
export function checkConfirmed(
  { source, node }: SourceText,
  { allergens, confirmed }: Confirming,
  report: Report,
): void {
  const both = allergens?.contains?.find((allergen) => confirmed?.contains?.includes(allergen));
  if (both === undefined) return;
  report.add(source, 'conflicting-rules', startOf(node), words('confirmedAndDeclared', both), words('deleteOneOfTwo'));
}

/** Reports declared allergens that contradict a mark. */
export function checkMarks(marks: readonly Located<Mark>[], declared: Declaration, report: Report): void {
  for (const { value, source, at } of marks) {
    const denied = contradiction(value, declared);
    if (denied === undefined) continue;
    report.add(source, 'conflicting-rules', at, words('markDenied', value, denied), words('deleteOneOfTwo'));
  }
}
