import type { Languages, Language } from '../../../src/terms/language.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { capitalized } from '../../parse/slug.ts';
import { missingText } from '../../resolve/texts.ts';
import type { Undeclared } from '../../resolve/undeclared.ts';
import { shortened, words, type DiagnosticLanguage, type Words } from '../../diagnostics/words.ts';

/** A venue by its file's name. */
type CheckedVenue = { readonly id: string; readonly missing: Missing };

type Column = { readonly title: string; readonly count: (missing: Missing) => number };

const columnsOf = (languages: Languages, speaker: DiagnosticLanguage): Column[] => [
  { title: words('columnErrors')[speaker], count: ({ errors }) => errors },
  ...languages.map((code) => ({ title: code, count: ({ translations }: Missing) => translations[code] ?? 0 })),
  { title: words('columnPictures')[speaker], count: ({ pictures }) => pictures },
  { title: words('columnWarnings')[speaker], count: ({ warnings }) => warnings },
  { title: words('columnAllergens')[speaker], count: ({ allergens }) => allergens },
];

/** Columns of a narrow terminal. */
const WIDTH = 80;
const MARGIN = '  ';
/** Rows of venues: with its head and foot it fits a small window. */
const MOST_ROWS = 16;

/** A table of what each venue lacks, at most 80 columns wide, the worst first. Empty columns are left out. */
export function missingTable(venues: readonly CheckedVenue[], speaker: DiagnosticLanguage): string {
  const lacking = venues.filter(({ missing }) => !isComplete(missing)).toSorted(worstFirst);
  const complete = venues.length - lacking.length;
  if (lacking.length === 0)
    return complete === 0 ? '' : `${capitalized(words('nothingMissingIn', complete)[speaker])}.\n`;
  const languages = [...new Set(venues.flatMap(({ missing }) => Object.keys(missing.translations)))].toSorted();
  const venue = words('columnVenue')[speaker];
  const columns = columnsOf(languages, speaker).filter(({ count }) =>
    lacking.some(({ missing }) => count(missing) > 0),
  );
  const shown = lacking.slice(0, MOST_ROWS);
  const cells = shown.map(({ missing }) => columns.map(({ count }) => String(count(missing) || '·')));
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const longest = Math.max(venue.length, ...shown.map(({ id }) => id.length));
  const left = (gap: number): number => WIDTH - MARGIN.length - widths.reduce((sum, width) => sum + gap + width, 0);
  const gap = left(2) < longest ? 1 : 2;
  const name = Math.min(longest, left(gap));
  const line = (id: string, texts: readonly string[]): string =>
    [MARGIN + shortened(id, name).padEnd(name), ...texts.map((text, at) => text.padStart(widths[at] ?? 0))].join(
      ' '.repeat(gap),
    );
  const rest = [
    ...(lacking.length > shown.length ? [words('moreLackSomething', lacking.length - shown.length)[speaker]] : []),
    ...(complete > 0 ? [words('nothingMissingIn', complete)[speaker]] : []),
  ];
  return [
    words('missingInVenues')[speaker],
    '',
    line(
      venue,
      columns.map(({ title }) => title),
    ),
    ...shown.map(({ id }, at) => line(id, cells[at] ?? [])),
    ...(rest.length > 0 ? [`${MARGIN}… ${rest.join('; ')}`] : []),
    '',
    ...(languages.length > 0 ? [MARGIN + words('columnsOfLanguages', languages.join(' '))[speaker]] : []),
    ...(lacking.some(({ missing }) => missing.allergens > 0) ? [MARGIN + words('columnOfAllergens')[speaker]] : []),
    '',
  ].join('\n');
}

/** Sorts venues by errors, then by what diners miss, then by undeclared allergens, which are missing for many drinks. */
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

/** One thing that a venue lacks, with its position and message. */
export type MissingPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'hint' | 'es'> & {
  readonly kind: 'error' | 'translation' | 'picture' | 'warning' | 'allergens';
  /** The language that a text lacks. */
  readonly language?: Language;
};

/** Counts and places of what a venue lacks. */
export type Missing = {
  /** Errors, which keep the page in its previous state; these include missing texts in a required language. */
  readonly errors: number;
  /** Number of missing texts by language; complete languages are absent. */
  readonly translations: Readonly<Record<Language, number>>;
  readonly pictures: number;
  /** All other warnings. */
  readonly warnings: number;
  /** Dishes and drinks without a declaration of allergens. */
  readonly allergens: number;
  readonly places: readonly MissingPlace[];
};

/** Sorts a venue's diagnostics by what its editor has to do. */
export function missingIn(
  diagnostics: readonly Diagnostic[],
  undeclared: readonly Undeclared[],
  languages: Languages,
): Missing {
  const missingTexts = new Map(languages.map((code) => [missingText(code).en, code]));
  const places = [...diagnostics.map((each) => placeOf(each, missingTexts)), ...undeclared.map(undeclaredPlace)];
  const count = (kind: MissingPlace['kind']): number => places.filter((place) => place.kind === kind).length;
  const lacking = (code: Language): number => places.filter(({ language }) => language === code).length;
  const counts = languages.map((code) => [code, lacking(code)] as const);
  const translations = Object.fromEntries(counts.filter(([, texts]) => texts > 0));
  return {
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    translations,
    pictures: count('picture'),
    warnings: count('warning'),
    allergens: count('allergens'),
    places,
  };
}

/** Whether nothing is left to do. */
export function isComplete({ places }: Missing): boolean {
  return places.length === 0;
}

function placeOf(
  { file, line, column, severity, code, message, hint, es }: Diagnostic,
  missingTexts: ReadonlyMap<string, Language>,
): MissingPlace {
  const place = { file, line, column, message, hint, es };
  const language = code.endsWith('-translation') ? missingTexts.get(message) : undefined;
  if (language) return { kind: 'translation', ...place, language };
  if (severity === 'error') return { kind: 'error', ...place };
  return { kind: code === 'missing-image' ? 'picture' : 'warning', ...place };
}

function undeclaredPlace({ name, ...place }: Undeclared): MissingPlace {
  const { en, es } = words('saysNothingOfAllergens', name);
  return { kind: 'allergens', ...place, message: en, hint: '', es: { message: es, hint: '' } };
}

/** Limit of lines per change; a partial may affect every venue of a chain. */
const MOST_LINES = 8;

/** A line for each venue whose missing parts changed, and for each new incomplete venue; '' if there are none. */
export function missingChanges(
  before: readonly CheckedVenue[],
  now: readonly CheckedVenue[],
  speaker: DiagnosticLanguage,
): string {
  const known = new Map(before.map(({ id, missing }) => [id, inWords(missing, speaker)]));
  const nothing = words('nothingMissing')[speaker];
  const lines = now.flatMap(({ id, missing }) => {
    const what = inWords(missing, speaker);
    return what === (known.get(id) ?? nothing) ? [] : [`${id}: ${what}`];
  });
  const more = lines.length - MOST_LINES;
  const shown = more > 0 ? [...lines.slice(0, MOST_LINES), words('moreVenues', more)[speaker]] : lines;
  return shown.map((line) => `${line}\n`).join('');
}

/** What a venue lacks, in one line: '1 error, 2 texts without German (de)'. */
function inWords(
  { errors, translations, pictures, warnings, allergens }: Missing,
  speaker: DiagnosticLanguage,
): string {
  const parts: readonly (readonly [count: number, said: Words])[] = [
    [errors, words('errorsCounted', errors)],
    ...Object.entries(translations).map(([code, count]) => [count, words('textsWithout', count, code)] as const),
    [pictures, words('picturesNotThere', pictures)],
    [warnings, words('warningsCounted', warnings)],
    [allergens, words('dishesWithoutAllergens', allergens)],
  ];
  const said = parts.flatMap(([count, part]) => (count > 0 ? part[speaker] : []));
  return said.join(', ') || words('nothingMissing')[speaker];
}
