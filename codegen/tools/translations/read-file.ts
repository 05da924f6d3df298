import type { Language } from '../../../src/terms/language.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { SourceFile, Source } from '../../parse/source-file.ts';
import { readPartialFile, readVenueFile, type VenueFile } from '../../validate/files.ts';
import { PARTIAL_FIELDS, VENUE_FIELDS } from '../../validate/fields.ts';
import { readInterfaceFile } from '../../validate/interface-file.ts';
import { collectTexts, type FileText } from './collect-texts.ts';

export type FileKind = 'venue' | 'partial' | 'interface';

/** The multilingual texts of one file. */
export type FileTexts = {
  readonly source: SourceFile;
  /** The languages that the file says it has; undefined where it says so wrongly. */
  readonly languages: readonly Language[] | undefined;
  readonly texts: readonly FileText[];
  /** False where YAML could not read it, or only after it was mended. */
  readonly isWhole: boolean;
  /** Whether the file has an error, on its own. */
  readonly hasErrors: boolean;
};

/** Reads the texts of a file as far as it can be read. What is wrong with it is for `check` to say. */
export function readFileTexts(given: Source, kind: FileKind): FileTexts {
  if (kind === 'interface') {
    const { source, values, fields, report } = readInterfaceFile(given);
    return textsOf(source, report, source.languages, values && collectTexts(values, fields));
  }
  if (kind === 'partial') {
    const { source, fields, report, languagesKnown } = readPartialFile(given);
    const languages = languagesKnown ? (fields?.languages ?? ['es' as const]) : undefined;
    return textsOf(source, report, languages, fields && collectTexts(fields, PARTIAL_FIELDS));
  }
  return venueTexts(readVenueFile(given));
}

/** The texts of a venue's file that has been read. */
export function venueTexts({ source, fields, report, languagesKnown }: VenueFile): FileTexts {
  const offered = [...(fields?.languages ?? ['es' as const]), ...(fields?.requiredLanguages ?? [])];
  const languages = languagesKnown ? [...new Set(offered)] : undefined;
  return textsOf(source, report, languages, fields && collectTexts(fields, VENUE_FIELDS));
}

function textsOf(
  source: SourceFile,
  { failed }: Report,
  languages: readonly Language[] | undefined,
  texts: readonly FileText[] | undefined,
): FileTexts {
  const isWhole = texts !== undefined && source.mendedLines.length === 0;
  return { source, languages, texts: texts ?? [], isWhole, hasErrors: failed };
}

/** The language that a text is translated from, and the text in it: the file's first, or the first that there is. */
export function originalOf({ text: { language, values } }: FileText): { language: Language; text: string } {
  const own = values[language];
  if (own !== undefined) return { language, text: own };
  const [[code, text] = [language, '']] = Object.entries(values) as [Language, string][];
  return { language: code, text };
}
