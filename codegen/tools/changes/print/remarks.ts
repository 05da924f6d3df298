import { isRemoval, type Change } from '../change.ts';
import { newsInWords } from '../news/news-report.ts';
import type { Report } from '../report.ts';
import { counted } from './words.ts';

/** What is said beside the changes: that there are none, what could not be compared, what news are dropped, why the command fails. */
export function remarks(report: Report): string[] {
  return [...(hasChanges(report) ? [] : [nothing(report)]), ...leftOut(report), ...news(report), ...removal(report)];
}

export function hasChanges({ groups, interface: texts }: Report): boolean {
  return groups.length > 0 || texts.length > 0;
}

/** 'since HEAD', 'from main to feria' */
export function sinceWhen({ from, to }: Report): string {
  return to === undefined ? `since ${from.revision}` : `from ${from.revision} to ${to.revision}`;
}

/** The removals of a report with the venues that they are in. */
export function removalsOf({ groups }: Report): { venues: Report['groups'][number]['venues']; change: Change }[] {
  return groups.flatMap(({ venues, changes }) => changes.filter(isRemoval).map((change) => ({ venues, change })));
}

function nothing(report: Report): string {
  const where = report.leftOut.length === 0 ? '' : ' in the menus that could be compared';
  return `Nothing changed for diners ${sinceWhen(report)}${where}.`;
}

function leftOut({ leftOut: files }: Report): string[] {
  if (files.length === 0) return [];
  const lines = files.map(({ file, problem: { file: place, line, column, code, message } }) => {
    const at = place === file ? `${line}:${column}` : `${place}:${line}:${column}`;
    return `${file} is left out, for it has an error (${at} ${code}): ${message}`;
  });
  if (files.some(({ side }) => side === 'to')) {
    lines.push(
      'What a menu with an error changes is not known: correct it first ("npm run carta -- check" shows all errors).',
    );
  }
  return [lines.join('\n')];
}

function news({ news: found }: Report): string[] {
  return found ? [newsInWords(found).join('\n')] : [];
}

function removal({ allergensRemoved, removalAllowed }: Report): string[] {
  if (allergensRemoved === 0) return [];
  const what = `${counted(allergensRemoved, 'statement')} about allergens ${allergensRemoved === 1 ? 'says' : 'say'} less than before`;
  return [
    removalAllowed
      ? `${what}; this was allowed.`
      : `${what}. Check the dishes marked with !; if all is right, say so with --allow-allergen-removal.`,
  ];
}
