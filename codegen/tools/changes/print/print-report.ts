import { isRemoval, type Change, type ChangedVenues, type Report, type VenueName } from '../change.ts';
import { newsInWords } from '../news/news-report.ts';
import { describe, isWholeInSummary, summarize, wayOf } from './describe.ts';
import { counted, plainLine, shortened } from './words.ts';

/** The report for a terminal: a paragraph for the changes that several venues share, and one for each venue. */
export function printText(report: Report): string {
  const texts = report.interface;
  const head = `The words around every menu: ${counted(texts.length, 'text')} changed`;
  const paragraphs = [
    ...report.groups.map(paragraph),
    ...(texts.length === 0 ? [] : [[head, ...texts.map((change) => `  ${interfaceLine(change)}`)].join('\n')]),
    ...remarks(report),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function paragraph({ venues, changes }: ChangedVenues): string {
  const lines = [`${venuesInWords(venues)}: ${summarize(changes)}`];
  for (const [section, found] of inSections(changes)) {
    if (section !== undefined) lines.push(`  ${shortened(section)}`);
    const indent = section === undefined ? '  ' : '    ';
    for (const change of found) lines.push(`${indent}${isRemoval(change) ? '! ' : ''}${lineOf(change)}`);
  }
  return lines.join('\n');
}

/** 'Costillas: price 15.95 → 16.50' */
export function lineOf(change: Change): string {
  const where = [change.entry === undefined ? '' : shortened(change.entry.name), wayOf(change)];
  const place = where.filter((word) => word !== '').join(', ');
  return place === '' ? describe(change) : `${place}: ${describe(change)}`;
}

/** The line of an interface text, named by its key and language. */
function interfaceLine({ language = 'es', ...change }: Change): string {
  return plainLine(describe({ ...change, field: `${change.field} (${language})` }));
}

/** The report for a pull request: removed allergens first, then a table for each venue. */
export function printMarkdown(report: Report): string {
  const texts = report.interface.map((change) => `- ${escaped(interfaceLine(change))}`);
  const blocks = [
    `## Menus: what changes for diners ${escaped(sinceWhen(report))}`,
    ...warning(report),
    ...report.groups.flatMap(table),
    ...(texts.length === 0 ? [] : ['### The words around every menu', texts.join('\n')]),
    // The last remark repeats the warning above.
    ...remarks(report)
      .slice(0, report.allergensRemoved > 0 ? -1 : undefined)
      .map((text) => text.split('\n').map(escaped).join('\\\n')),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function warning(report: Report): string[] {
  const items = report.groups.flatMap(({ venues, changes }) =>
    changes.filter(isRemoval).map((change) => {
      const where = [venuesInWords(venues), change.section].filter((word) => word !== undefined).join(', ');
      return `> - ${escaped(where)}: **${escaped(lineOf(change))}**`;
    }),
  );
  if (items.length === 0) return [];
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
  const whole = rows.length === 0 ? [] : [['| Section | Dish | Change |', '|---|---|---|', ...rows].join('\n')];
  return [`### ${escaped(venuesInWords(venues))}`, escaped(summarize(changes)), ...whole];
}

/** A text escaped for Markdown: without mark-up, mentions by @, or links to issues by #. */
function escaped(text: string): string {
  return plainLine(text)
    .replace(/[\\`*_~[\]<>|]/g, '\\$&')
    .replace(/([@#])(?=\w)/g, '$1<!-- -->');
}

/** Changes by section, those of the venue itself first and without a title. Changes that the summary describes completely are skipped. */
function inSections(changes: readonly Change[]): [section: string | undefined, changes: Change[]][] {
  const listed = changes.filter((change) => !isWholeInSummary(change));
  return [...Map.groupBy(listed, ({ section }) => section)].toSorted(
    ([one], [other]) => Number(one !== undefined) - Number(other !== undefined),
  );
}

/** 'Gottan Granada', 'In 2 venues (Gottan Granada, Gottan Huelin)' */
function venuesInWords(venues: readonly VenueName[]): string {
  const names = venues.map(({ name, id }) => plainLine(name) || id);
  return venues.length === 1 ? names.join() : `In ${venues.length} venues (${names.join(', ')})`;
}

/** 'since HEAD', 'from main to feria' */
function sinceWhen({ from, to }: Report): string {
  return to === undefined ? `since ${from.revision}` : `from ${from.revision} to ${to.revision}`;
}

/** Remarks besides the changes: that there are none, files that could not be compared, dropped news, why the command fails. */
function remarks(report: Report): string[] {
  const { groups, leftOut, news, allergensRemoved: removed, removalAllowed } = report;
  const found: string[] = [];
  if (groups.length + report.interface.length === 0) {
    const where = leftOut.length === 0 ? '' : ' in the menus that could be compared';
    found.push(`Nothing changed for diners ${sinceWhen(report)}${where}.`);
  }
  if (leftOut.length > 0) {
    const lines = leftOut.map(({ file, problem: { file: place, line, column, code, message } }) => {
      const at = place === file ? `${line}:${column}` : `${place}:${line}:${column}`;
      return plainLine(`${file} is left out, because it has an error (${at} ${code}): ${message}`);
    });
    if (leftOut.some(({ side }) => side === 'to')) {
      lines.push(
        'The changes in a menu with an error are not known: correct the menu first ("npm run carta -- check" shows all errors).',
      );
    } else
      lines.push(
        'The changes since an older menu with an error are not known. The command does not fail because of an older menu.',
      );
    found.push(lines.join('\n'));
  }
  if (news) found.push(newsInWords(news).join('\n'));
  if (removed > 0) {
    const what = `${counted(removed, 'statement')} about allergens ${removed === 1 ? 'says' : 'say'} less than before`;
    const advice = 'Check the dishes marked with !; if all are right, add --allow-allergen-removal.';
    found.push(removalAllowed ? `${what}; this was allowed.` : `${what}. ${advice}`);
  }
  return found;
}
