import { words, type DiagnosticLanguage } from '../../../diagnostics/words.ts';
import { isRemoval, type Change, type ChangedVenues, type Report, type VenueName } from '../change.ts';
import { newsInWords } from '../news/news-report.ts';
import { calledOf, describe, isWholeInSummary, summarize, wayOf } from './describe.ts';
import { plainLine, shortened } from './words.ts';

/** The report for a terminal: a paragraph for the changes that several venues share, and one for each venue. */
export function printText(report: Report, speaker: DiagnosticLanguage): string {
  const texts = report.interface;
  const head = `${words('aroundMenus')[speaker]}: ${words('textsChanged', texts.length)[speaker]}`;
  const paragraphs = [
    ...report.groups.map((group) => paragraph(group, speaker)),
    ...(texts.length === 0 ? [] : [[head, ...texts.map((change) => `  ${interfaceLine(change, speaker)}`)].join('\n')]),
    ...remarks(report, speaker),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function paragraph({ venues, changes }: ChangedVenues, speaker: DiagnosticLanguage): string {
  const lines = [`${venuesInWords(venues, speaker)}: ${summarize(changes, speaker)}`];
  for (const [section, found] of inSections(changes)) {
    if (section !== undefined) lines.push(`  ${shortened(section)}`);
    const indent = section === undefined ? '  ' : '    ';
    for (const change of found) lines.push(`${indent}${isRemoval(change) ? '! ' : ''}${lineOf(change, speaker)}`);
  }
  return lines.join('\n');
}

/** 'Costillas: price 15.95 → 16.50' */
export function lineOf(change: Change, speaker: DiagnosticLanguage = 'en'): string {
  const where = [shortened(calledOf(change, speaker)), wayOf(change, speaker)];
  const place = where.filter((word) => word !== '').join(', ');
  return place === '' ? describe(change, speaker) : `${place}: ${describe(change, speaker)}`;
}

/** The line of an interface text, named by its key and language. */
function interfaceLine({ language = 'es', ...change }: Change, speaker: DiagnosticLanguage): string {
  return plainLine(describe({ ...change, field: `${change.field} (${language})` }, speaker));
}

/** The report for a pull request: removed allergens first, then a table for each venue. */
export function printMarkdown(report: Report, speaker: DiagnosticLanguage): string {
  const texts = report.interface.map((change) => `- ${escaped(interfaceLine(change, speaker))}`);
  const blocks = [
    `## ${words('whatChanges', escaped(sinceWhen(report, speaker)))[speaker]}`,
    ...warning(report, speaker),
    ...report.groups.flatMap((group) => table(group, speaker)),
    ...(texts.length === 0 ? [] : [`### ${words('aroundMenus')[speaker]}`, texts.join('\n')]),
    // The last remark repeats the warning above.
    ...remarks(report, speaker)
      .slice(0, report.allergensRemoved > 0 ? -1 : undefined)
      .map((text) => text.split('\n').map(escaped).join('\\\n')),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function warning(report: Report, speaker: DiagnosticLanguage): string[] {
  const items = report.groups.flatMap(({ venues, changes }) =>
    changes.filter(isRemoval).map((change) => {
      const where = [venuesInWords(venues, speaker), change.section].filter((word) => word !== undefined).join(', ');
      return `> - ${escaped(where)}: **${escaped(lineOf(change, speaker))}**`;
    }),
  );
  if (items.length === 0) return [];
  const verdict = remarks(report, speaker).at(-1) ?? '';
  return [[`> **${words('warningOfRemovals')[speaker]}**`, '>', ...items, '>', `> ${escaped(verdict)}`].join('\n')];
}

function table({ venues, changes }: ChangedVenues, speaker: DiagnosticLanguage): string[] {
  const rows = inSections(changes).flatMap(([section = '', found]) =>
    found.map((change) => {
      const what = [calledOf(change, speaker), wayOf(change, speaker)].filter((word) => word !== '').join(', ');
      return `| ${[section, what, describe(change, speaker)].map(escaped).join(' | ')} |`;
    }),
  );
  const whole = rows.length === 0 ? [] : [[words('changeColumns')[speaker], '|---|---|---|', ...rows].join('\n')];
  return [`### ${escaped(venuesInWords(venues, speaker))}`, escaped(summarize(changes, speaker)), ...whole];
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
function venuesInWords(venues: readonly VenueName[], speaker: DiagnosticLanguage): string {
  const names = venues.map(({ name, id }) => plainLine(name) || id);
  return venues.length === 1 ? names.join() : words('inVenues', venues.length, names.join(', '))[speaker];
}

/** 'since HEAD', 'from main to feria' */
function sinceWhen({ from, to }: Report, speaker: DiagnosticLanguage): string {
  const when = to === undefined ? words('since', from.revision) : words('fromTo', from.revision, to.revision);
  return when[speaker];
}

/** Remarks besides the changes: that there are none, files that could not be compared, dropped news, why the command fails. */
function remarks(report: Report, speaker: DiagnosticLanguage): string[] {
  const { groups, leftOut, news, allergensRemoved: removed, removalAllowed } = report;
  const found: string[] = [];
  if (groups.length + report.interface.length === 0) {
    found.push(
      words(leftOut.length === 0 ? 'nothingChanged' : 'nothingKnownChanged', sinceWhen(report, speaker))[speaker],
    );
  }
  if (leftOut.length > 0) {
    const lines = leftOut.map(({ file, problem: { file: place, line, column, code, message, es } }) => {
      const at = place === file ? `${line}:${column}` : `${place}:${line}:${column}`;
      const why = { en: message, es: es.message };
      return plainLine(words('leftOutOfDiff', file, `${at} ${code}`, why)[speaker]);
    });
    const isNew = leftOut.some(({ side }) => side === 'to');
    lines.push(words(isNew ? 'newMenuUnknown' : 'oldMenuUnknown')[speaker]);
    found.push(lines.join('\n'));
  }
  if (news)
    found.push(
      newsInWords(news)
        .map((line) => line[speaker])
        .join('\n'),
    );
  if (removed > 0) {
    found.push(words(removalAllowed ? 'removalsAllowed' : 'removals', removed)[speaker]);
  }
  return found;
}
