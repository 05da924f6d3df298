import { words } from '../diagnostics/words.ts';
import { isMap, type Node, type YAMLMap } from 'yaml';
import type { Language } from '../../src/terms/language.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { Report } from '../diagnostics/report.ts';
import { isNothing, sidesOf, startOf, textOf, fieldOf } from '../parse/nodes.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { SourceFile, type Source } from '../parse/source-file.ts';
import { checkContrast } from './theme.ts';
import { ENTRIES, isEntryWord } from './entry-fields.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, VENUE_FIELDS } from './fields.ts';
import type { FieldTable } from './field.ts';
import { checkRequired, firstLanguage } from './languages.ts';
import type { Reader } from './reader.ts';
import { readRecord } from './record.ts';
import { TYPE_READERS } from './type-readers.ts';
import type { RecordOf } from './values.ts';

/** A file that was read on its own: its fields, and its problems that do not depend on other files. */
export type MenuFile<Table extends FieldTable> = {
  readonly source: SourceFile;
  /** The language of texts without a tag. */
  readonly language: Language;
  /** False if the list of languages is wrong: then missing translations are unknown. */
  readonly languagesKnown: boolean;
  /** Undefined if the file could not be read. */
  readonly fields: RecordOf<Table> | undefined;
  readonly report: Report;
};

export type VenueFile = MenuFile<typeof VENUE_FIELDS>;
export type PartialFile = MenuFile<typeof PARTIAL_FIELDS>;

/** The names of a table's fields and of their own fields. */
function namesIn(table: FieldTable): string[] {
  return Object.entries(table).flatMap(([name, { fields = {} }]) => [name, ...namesIn(fields)]);
}

const FIELD_NAMES: ReadonlySet<string> = new Set(
  [
    VENUE_FIELDS,
    SECTION_FIELDS,
    ...Object.entries(ENTRIES).flatMap(([kind, { word, fields }]) => [{ [kind]: word }, fields]),
  ].flatMap(namesIn),
);

function isFieldName(word: string, field?: string): boolean {
  if (field === undefined) return FIELD_NAMES.has(word);
  return isEntryWord(word) && Object.hasOwn(ENTRIES[word].fields, field);
}

export function readVenueFile(given: Source): VenueFile {
  return readFile(given, VENUE_FIELDS, (map, file) => {
    const theme = fieldOf(map, 'theme')?.value;
    if (isMap(theme)) checkContrast(theme, file.fields?.theme ?? {}, file.report);
    const required = fieldOf(map, 'requiredLanguages')?.value;
    if (required && file.languagesKnown) checkRequired(required, file.fields?.languages ?? ['es'], file);
  });
}

export const readPartialFile = (given: Source): PartialFile => readFile(given, PARTIAL_FIELDS);

function readFile<Table extends FieldTable>(
  given: Source,
  table: Table,
  check?: (map: YAMLMap, file: MenuFile<Table>) => void,
): MenuFile<Table> {
  const report = new Report();
  const parsed = parseYaml(given, report, isFieldName);
  const source = parsed?.source ?? new SourceFile(given);
  const root = parsed?.root;
  if (!isMap(root)) {
    if (parsed !== undefined) reportNoFields(source, parsed.root, table, report);
    return { source, language: 'es', languagesKnown: false, fields: undefined, report };
  }
  const written = fieldOf(root, 'languages')?.value ?? misspeltLanguages(root);
  const language = firstLanguage(written ?? undefined, source.languages);
  const reader: Reader = { source, report, language, types: TYPE_READERS };
  const fields = readRecord(reader, root, table, isUnavailable(root) ? { optional: 'sections' } : {});
  const languagesKnown = isNothing(written) || fields['languages'] !== undefined;
  const file = { source, language, languagesKnown, fields, report };
  check?.(root, file);
  return file;
}

/** A file without fields: empty, a list, or a text. */
function reportNoFields(source: SourceFile, root: Node | null, table: FieldTable, report: Report): void {
  if (root !== null && textOf(root) !== '') {
    const hint = words('beginWith', Object.keys(table)[0] ?? '');
    report.add(source, 'wrong-type', startOf(root), words('fileHoldsFields'), hint);
    return;
  }
  for (const [name, { required }] of Object.entries(table)) {
    if (required !== true) continue;
    const message = words('emptyFile', name);
    report.add(source, 'missing-field', 0, message, words('writeField', name));
  }
}

/** Whether a venue is unavailable and needs only its name. A misspelt status counts: it is one problem, not two. */
function isUnavailable(root: YAMLMap): boolean {
  const status = textOf(fieldOf(root, 'status')?.value)?.trim() ?? '';
  return status !== '' && status !== 'open';
}

/** The value of a misspelt `languages`. */
function misspeltLanguages(root: YAMLMap): Node | null {
  const pair = root.items.find(({ key }) => nearest(textOf(key) ?? '', ['languages']) !== undefined);
  return pair === undefined ? null : sidesOf(pair).value;
}
