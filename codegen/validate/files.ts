import { isMap, type YAMLMap } from 'yaml';
import type { Language } from '../../src/i18n/language.ts';
import { Report } from '../diagnostics/report.ts';
import { sidesOf, startOf, textOf } from '../parse/nodes.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { SourceFile, type Source } from '../parse/source-file.ts';
import { checkContrast } from './contrast.ts';
import { ENTRIES } from './entry-fields.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, VENUE_FIELDS } from './fields.ts';
import type { FieldTable } from './field.ts';
import { firstLanguage } from './languages.ts';
import type { Reader } from './reader.ts';
import { readRecord } from './record.ts';
import { TYPE_READERS } from './type-readers.ts';
import type { RecordOf } from './values.ts';

/** A file that was read on its own: what it holds, and what is wrong with it without regard to other files. */
export type MenuFile<Table extends FieldTable> = {
  readonly source: SourceFile;
  readonly language: Language;
  /** Undefined if the file could not be read. */
  readonly fields: RecordOf<Table> | undefined;
  readonly report: Report;
};

export type VenueFile = MenuFile<typeof VENUE_FIELDS>;
export type PartialFile = MenuFile<typeof PARTIAL_FIELDS>;

const FIELD_NAMES: ReadonlySet<string> = new Set(
  [VENUE_FIELDS, SECTION_FIELDS, ...Object.values(ENTRIES).map(({ fields }) => fields), ENTRIES].flatMap((table) =>
    Object.keys(table),
  ),
);

export function readVenueFile(source: Source): VenueFile {
  const file = readFile(source, VENUE_FIELDS, (map) => {
    // An unavailable venue needs its name only; a word that was meant for it is one problem.
    const status = textOf(valueOf(map, 'status'))?.trim();
    return status === undefined || status === 'open' || status === '' ? undefined : 'sections';
  });
  return file;
}

export function readPartialFile(source: Source): PartialFile {
  return readFile(source, PARTIAL_FIELDS, () => undefined);
}

function readFile<Table extends FieldTable>(
  given: Source,
  table: Table,
  optionalOf: (map: YAMLMap) => string | undefined,
): MenuFile<Table> {
  const report = new Report();
  const parsed = parseYaml(given, report, (word) => FIELD_NAMES.has(word));
  if (parsed === undefined) {
    return { source: new SourceFile(given), language: 'es', fields: undefined, report };
  }
  const { source, root } = parsed;
  if (!isMap(root)) {
    if (root === null || textOf(root) === '') {
      for (const name in table) {
        if (table[name]?.required !== true) continue;
        report.add(
          source,
          'missing-field',
          0,
          `The field "${name}" is missing: the file is empty.`,
          `write ${name}: and its value`,
        );
      }
    } else {
      const first = Object.keys(table)[0] ?? '';
      report.add(
        source,
        'wrong-type',
        startOf(root),
        'A file holds fields with their values.',
        `begin with ${first}: and its value`,
      );
    }
    return { source, language: 'es', fields: undefined, report };
  }
  const written = valueOf(root, 'languages') ?? misspeltLanguages(root);
  const language = firstLanguage(written ?? undefined);
  const reader: Reader = { source, report, language, types: TYPE_READERS };
  const optional = optionalOf(root);
  const fields = readRecord(reader, root, table, optional === undefined ? {} : { optional });
  return { source, language, fields, report };
}

function valueOf(map: YAMLMap, name: string) {
  const pair = map.items.find(({ key }) => textOf(key) === name);
  return pair === undefined ? null : sidesOf(pair).value;
}
