import { languageName } from '../../validate/language-codes.ts';
import type { Missing } from './missing-in.ts';
import type { CheckedVenue } from './missing-table.ts';

/** Lines for one change; a partial may concern every venue of a chain. */
const MOST_LINES = 8;

/** A line for each venue that lacks something else than before, and for one that is new and lacks something; empty where there is none. */
export function missingChanges(before: readonly CheckedVenue[], now: readonly CheckedVenue[]): string {
  const known = new Map(before.map(({ id, missing }) => [id, inWords(missing)]));
  const lines = now.flatMap(({ id, missing }) => {
    const words = inWords(missing);
    return words === (known.get(id) ?? NOTHING) ? [] : [`${id}: ${words}`];
  });
  const more = lines.length - MOST_LINES;
  const shown = more > 0 ? [...lines.slice(0, MOST_LINES), `… and ${more} more venues`] : lines;
  return shown.map((line) => `${line}\n`).join('');
}

const NOTHING = 'nothing is missing';

/** What a venue lacks, in one line: '1 error, 2 texts without German (de)'. */
export function inWords({ errors, translations, pictures, warnings, allergens }: Missing): string {
  const parts = [
    counted(errors, 'error'),
    ...Object.entries(translations).map(([code, count]) => counted(count, 'text', ` without ${languageName(code)}`)),
    counted(pictures, 'picture', ' not there'),
    counted(warnings, 'warning'),
    counted(allergens, 'dish', ' without allergens', 'dishes'),
  ].filter((part) => part !== '');
  return parts.join(', ') || NOTHING;
}

function counted(count: number, one: string, rest = '', several = `${one}s`): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}${rest}`;
}
