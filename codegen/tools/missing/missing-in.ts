import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { missingText } from '../../resolve/texts.ts';
import type { Undeclared } from '../../resolve/undeclared.ts';

/** One thing that a venue lacks: where, and in words. */
export type MissingPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'message' | 'hint'> & {
  readonly kind: 'error' | 'translation' | 'picture' | 'warning' | 'allergens';
  /** Of a text: the language that it lacks. */
  readonly language?: Language;
};

/** What a venue lacks, counted, and where. */
export type Missing = {
  /** What keeps the page as it last was, also where it is a text in a language that must be there. */
  readonly errors: number;
  /** Texts without a language, by language; those that lack nothing are absent. */
  readonly translations: Readonly<Record<Language, number>>;
  readonly pictures: number;
  /** All other warnings. */
  readonly warnings: number;
  /** Dishes and drinks that say nothing of allergens. */
  readonly allergens: number;
  readonly places: readonly MissingPlace[];
};

/** Sorts what was found in a venue by what its editor has to do about it. */
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
  { file, line, column, severity, code, message, hint }: Diagnostic,
  missingTexts: ReadonlyMap<string, Language>,
): MissingPlace {
  const place = { file, line, column, message, hint };
  const language = code.endsWith('-translation') ? missingTexts.get(message) : undefined;
  if (language) return { kind: 'translation', ...place, language };
  if (severity === 'error') return { kind: 'error', ...place };
  return { kind: code === 'missing-image' ? 'picture' : 'warning', ...place };
}

function undeclaredPlace({ name, ...place }: Undeclared): MissingPlace {
  return { kind: 'allergens', ...place, message: `"${name}" says nothing of allergens.`, hint: '' };
}
