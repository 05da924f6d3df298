import type { Languages } from '../../../src/terms/language.ts';
import { isComplete, type Missing } from './missing-in.ts';

/** A venue by its file's name. */
export type CheckedVenue = { readonly id: string; readonly missing: Missing };

type Column = { readonly title: string; readonly count: (missing: Missing) => number };

const columnsOf = (languages: Languages): Column[] => [
  { title: 'errors', count: ({ errors }) => errors },
  ...languages.map((code) => ({ title: code, count: ({ translations }: Missing) => translations[code] ?? 0 })),
  { title: 'pictures', count: ({ pictures }) => pictures },
  { title: 'warnings', count: ({ warnings }) => warnings },
  { title: 'allergens', count: ({ allergens }) => allergens },
];

/** Columns of a narrow terminal. */
const WIDTH = 80;
const MARGIN = '  ';
/** Rows of venues: with its head and foot it fits a small window. */
const MOST_ROWS = 16;

/**
 * What is missing in each venue, as a table of at most 80 columns: the worst first, those that lack nothing as a count. Columns that
 * would be empty are left out.
 */
export function missingTable(venues: readonly CheckedVenue[]): string {
  const lacking = venues.filter(({ missing }) => !isComplete(missing)).toSorted(worstFirst);
  const complete = venues.length - lacking.length;
  if (lacking.length === 0) return complete === 0 ? '' : `Nothing is missing in ${venuesOf(complete)}.\n`;
  const languages = [...new Set(venues.flatMap(({ missing }) => Object.keys(missing.translations)))].toSorted();
  const columns = columnsOf(languages).filter(({ count }) => lacking.some(({ missing }) => count(missing) > 0));
  const shown = lacking.slice(0, MOST_ROWS);
  const cells = shown.map(({ missing }) => columns.map(({ count }) => String(count(missing) || '·')));
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const longest = Math.max('venue'.length, ...shown.map(({ id }) => id.length));
  const left = (gap: number): number => WIDTH - MARGIN.length - widths.reduce((sum, width) => sum + gap + width, 0);
  const gap = left(2) < longest ? 1 : 2;
  const name = Math.min(longest, left(gap));
  const line = (id: string, texts: readonly string[]): string =>
    [MARGIN + shorten(id, name).padEnd(name), ...texts.map((text, at) => text.padStart(widths[at] ?? 0))].join(
      ' '.repeat(gap),
    );
  const rest = [
    ...(lacking.length > shown.length ? [`${lacking.length - shown.length} more lack something`] : []),
    ...(complete > 0 ? [`nothing is missing in ${venuesOf(complete)}`] : []),
  ];
  return [
    'What is missing in the venues:',
    '',
    line(
      'venue',
      columns.map(({ title }) => title),
    ),
    ...shown.map(({ id }, at) => line(id, cells[at] ?? [])),
    ...(rest.length > 0 ? [`${MARGIN}… ${rest.join('; ')}`] : []),
    '',
    ...(languages.length > 0 ? [`  ${languages.join(' ')}: texts without that language`] : []),
    ...(columns.some(({ title }) => title === 'allergens')
      ? ['  allergens: dishes that do not state them; [] states that there are none']
      : []),
    '',
  ].join('\n');
}

/** What keeps a page old first, then what a diner misses, then allergens, which many drinks do not state. */
function worstFirst(one: CheckedVenue, other: CheckedVenue): number {
  return (
    other.missing.errors - one.missing.errors ||
    visible(other.missing) - visible(one.missing) ||
    other.missing.allergens - one.missing.allergens ||
    (one.id < other.id ? -1 : 1)
  );
}

function visible({ places, allergens }: Missing): number {
  return places.length - allergens;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

function venuesOf(count: number): string {
  return count === 1 ? '1 venue' : `${count} venues`;
}
