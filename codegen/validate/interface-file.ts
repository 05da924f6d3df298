import { words } from '../diagnostics/words.ts';
import { isMap, type YAMLMap } from 'yaml';
import type { Language } from '../../src/terms/language.ts';
import { ALLERGENS } from '../../src/terms/allergens.ts';
import { STANDARD_LABELS } from '../../src/terms/price-labels.ts';
import { Report } from '../diagnostics/report.ts';
import { sidesOf, startOf, textOf } from '../parse/nodes.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { SourceFile, type Source } from '../parse/source-file.ts';
import type { Field, FieldTable } from './field.ts';
import type { Reader } from './reader.ts';
import { readRecord } from './record.ts';
import { TYPE_READERS } from './type-readers.ts';
import type { SourceText } from './values.ts';

/** Groups whose names are known before the file is read: terms of the menu language, and what `carta` prints (docs/decisions/0026). */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  priceLabels: STANDARD_LABELS,
  allergens: ALLERGENS,
  tableCard: ['scan', 'table'],
  kitchenSheet: ['title', 'section', 'dish', 'printed', 'legend', 'traces', 'staff', 'recipes'],
  language: ['name', 'direction'],
};

/** An optional name: the default direction is from left to right. */
const OPTIONAL = 'direction';

/** Texts by group and name, as they were read. */
export type InterfaceValues = Readonly<Record<string, Readonly<Record<string, SourceText>>>>;

export type InterfaceFile = {
  readonly source: SourceFile;
  /** Undefined if the file could not be read. */
  readonly values: InterfaceValues | undefined;
  /** The groups, and the texts of each. */
  readonly fields: FieldTable;
  readonly report: Report;
};

/**
 * Reads the texts of the interface. Missing languages are not reported here.
 *
 * @param language the language of texts without a tag
 * @param expected the fields that the main file defines; absent: this file is the main file
 */
export function readInterfaceFile(given: Source, language: Language = 'es', expected?: FieldTable): InterfaceFile {
  const report = new Report();
  const parsed = parseYaml(given, report, (word, field) => field === undefined && Object.hasOwn(KNOWN, word));
  const { source, root } = parsed ?? { source: new SourceFile(given), root: null };
  if (!isMap(root)) {
    const at = root === null ? 0 : startOf(root);
    if (parsed) report.add(source, 'wrong-type', at, words('interfaceTexts'), words('beginWithPage'));
    return { source, values: undefined, fields: {}, report };
  }
  const reader: Reader = { source, report, language, types: TYPE_READERS };
  const fields = expected ?? fieldsOf(root);
  return { source, values: readRecord(reader, root, fields) as unknown as InterfaceValues, fields, report };
}

const OF_EACH = { description: '', spanish: '', examples: [] } as const;
const COMMON = { ...OF_EACH, required: true } as const;

/** The groups that a file has, with the texts of each. */
function fieldsOf(root: YAMLMap): FieldTable {
  const groups = new Map(Object.entries(KNOWN));
  for (const pair of root.items) {
    const { key, value } = sidesOf(pair);
    const name = textOf(key);
    if (name !== undefined && !groups.has(name)) groups.set(name, isMap(value) ? namesIn(value) : []);
  }
  return Object.fromEntries(
    [...groups].map(([name, texts]): [string, Field] => [
      name,
      {
        ...COMMON,
        type: 'mapping',
        fields: Object.fromEntries(texts.map((text): [string, Field] => [text, fieldOf(text)])),
      },
    ]),
  );
}

const fieldOf = (name: string): Field =>
  name === OPTIONAL ? { ...OF_EACH, type: 'text' } : { ...COMMON, type: 'text' };

const namesIn = (group: YAMLMap): string[] => group.items.flatMap((pair) => textOf(sidesOf(pair).key) ?? []);
