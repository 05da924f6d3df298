import { isRemoval, type Change } from '../change.ts';
import type { ChangedVenues, Report } from '../report.ts';
import { describe, wayOf } from './describe.ts';
import { inSections, venuesInWords } from './in-sections.ts';
import { remarks } from './remarks.ts';
import { summarize } from './summary.ts';
import { counted, plainLine, shortened } from './words.ts';

/** The report for a terminal: a paragraph for what several venues share, one for each venue. */
export function printText(report: Report): string {
  const paragraphs = [
    ...report.groups.map(paragraph),
    ...(report.interface.length === 0 ? [] : [interfaceParagraph(report.interface)]),
    ...remarks(report),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function paragraph({ venues, changes }: ChangedVenues): string {
  const lines = [`${venuesInWords(venues)}: ${summarize(changes)}`];
  for (const [section, found] of inSections(changes)) {
    if (section !== undefined) lines.push(`  ${shortened(section, undefined)}`);
    const indent = section === undefined ? '  ' : '    ';
    for (const change of found) lines.push(`${indent}${isRemoval(change) ? '! ' : ''}${line(change)}`);
  }
  return lines.join('\n');
}

/** 'Costillas: price 15.95 → 16.50' */
export function line(change: Change): string {
  const where = [change.entry === undefined ? '' : shortened(change.entry.name, undefined), wayOf(change)];
  const place = where.filter((word) => word !== '').join(', ');
  return place === '' ? describe(change) : `${place}: ${describe(change)}`;
}

function interfaceParagraph(changes: readonly Change[]): string {
  const lines = [`The words around every menu: ${counted(changes.length, 'text')} changed`];
  for (const change of changes) lines.push(`  ${interfaceLine(change)}`);
  return lines.join('\n');
}

/** A word of the interface is named by its key and language. */
export function interfaceLine({ language = 'es', ...change }: Change): string {
  return plainLine(describe({ ...change, field: `${change.field} (${language})` }));
}
