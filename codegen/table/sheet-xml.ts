/**
 * What the library that reads spreadsheets leaves out, read from the sheets themselves: it takes a cell whose formula failed for
 * an empty one, and so a price would be lost without a word.
 */
import { placeOf } from './cell.ts';
import type { TableProblem } from './problem.ts';

/** Rows and columns beyond which a table is no menu. */
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 300;

/** A sheet of a workbook, in the order of its tabs. */
export type SheetXml = { readonly name: string; readonly xml: string };

/** The sheets of a workbook; undefined if the archive is none. */
export function sheetsOf(files: ReadonlyMap<string, () => string>): SheetXml[] | undefined {
  const workbook = files.get('xl/workbook.xml')?.();
  const relations = files.get('xl/_rels/workbook.xml.rels')?.();
  if (workbook === undefined || relations === undefined) return undefined;
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'name'),
    xml: files.get(targets.get(attribute(tag, '\\w+:id')) ?? '')?.() ?? '',
  }));
}

/** Whether a sheet has a cell with something in it. */
export function isWrittenOn({ xml }: SheetXml): boolean {
  return /<(?:\w+:)?(?:v|t|f)\b[^>]*>[^<]*\S/.test(xml);
}

/** The cells of a sheet whose formulas give no value, and a cell that is farther out than any menu goes. */
export function checkCells({ xml }: SheetXml): { problems: TableProblem[]; tooLarge: boolean } {
  const problems: TableProblem[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs)) {
    const place = placeOf(attribute(attributes, 'r'));
    if (place === undefined || content === '') continue;
    if (place.row > MOST_ROWS || place.column >= MOST_COLUMNS) {
      const message = `The table reaches to this cell; a menu has ${MOST_ROWS} rows and ${MOST_COLUMNS} columns at most.`;
      const hint = 'delete what stands so far out, or split the table';
      return { problems: [{ ...place, severity: 'error', message, hint }], tooLarge: true };
    }
    const value = /<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(content)?.[1];
    if (attribute(attributes, 't') === 'e') {
      problems.push(failedFormula(place, value ?? ''));
    } else if (/<(?:\w+:)?f\b/.test(content) && value === undefined) {
      const message = 'This formula has not been calculated.';
      const hint = 'open the table in a spreadsheet program and save it, or write the value';
      problems.push({ ...place, severity: 'error', message, hint });
    }
  }
  return { problems, tooLarge: false };
}

/** Of a cell that shows `#REF!`. */
export function failedFormula(place: { row: number; column: number }, shown: string): TableProblem {
  const message = `The formula of this cell has an error${shown === '' ? '' : ` (${shown})`}.`;
  return { ...place, severity: 'error', message, hint: 'mend the formula, or write the value' };
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
