import type { ChangedVenues, Report } from '../report.ts';
import { inSections, venuesInWords } from './in-sections.ts';
import { describe, wayOf } from './describe.ts';
import { hasChanges, remarks, removalsOf, sinceWhen } from './remarks.ts';
import { interfaceLine, line } from './print-text.ts';
import { summarize } from './summary.ts';
import { plainLine } from './words.ts';

/** The report for a pull request: removed allergens first, then a table for each venue. */
export function printMarkdown(report: Report): string {
  const blocks = [
    `## Menus: what changes for diners ${escaped(sinceWhen(report))}`,
    ...warning(report),
    ...report.groups.flatMap(table),
    ...interfaceList(report),
    // The warning above says what the last remark does.
    ...remarks(report)
      .slice(0, report.allergensRemoved > 0 ? -1 : undefined)
      .map(lines),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function warning(report: Report): string[] {
  const found = removalsOf(report);
  if (found.length === 0 || !hasChanges(report)) return [];
  const items = found.map(({ venues, change }) => {
    const where = [venuesInWords(venues), change.section].filter((word) => word !== undefined).join(', ');
    return `> - ${escaped(where)}: **${escaped(line(change))}**`;
  });
  const verdict = remarks(report).at(-1) ?? '';
  return [['> **WARNING: allergens removed**', '>', ...items, '>', `> ${escaped(verdict)}`].join('\n')];
}

function table({ venues, changes }: ChangedVenues): string[] {
  const rows = inSections(changes).flatMap(([section = '', found]) =>
    found.map((change) => {
      const what = [change.entry?.name ?? '', wayOf(change)].filter((word) => word !== '').join(', ');
      return `| ${[section, what, describe(change)].map(escaped).join(' | ')} |`;
    }),
  );
  const head = ['| Section | Dish | Change |', '|---|---|---|'];
  const whole = rows.length === 0 ? [] : [[...head, ...rows].join('\n')];
  return [`### ${escaped(venuesInWords(venues))}`, escaped(summarize(changes)), ...whole];
}

function interfaceList({ interface: changes }: Report): string[] {
  if (changes.length === 0) return [];
  return ['### The words around every menu', changes.map((change) => `- ${escaped(interfaceLine(change))}`).join('\n')];
}

function lines(text: string): string {
  return text.split('\n').map(escaped).join('\\\n');
}

/** A text as it is: no mark-up of its own, and nobody is called by a name behind an @, no issue by its number. */
function escaped(text: string): string {
  return plainLine(text)
    .replace(/[\\`*_~[\]<>|]/g, '\\$&')
    .replace(/([@#])(?=\w)/g, '$1<!-- -->');
}
