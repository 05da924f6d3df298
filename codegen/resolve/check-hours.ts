import type { Report } from '../diagnostics/report.ts';
import { words } from '../diagnostics/words.ts';
import type { Located } from '../validate/values.ts';

/** The fields that say when something is shown. */
const RULES = ['onlyNight', 'onlyDay', 'served'] as const;

type Hours = { readonly [Rule in (typeof RULES)[number]]?: Located<unknown> };

/** What is shown at certain times says so in one way. */
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
