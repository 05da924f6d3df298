import { isMap } from 'yaml';
import { Report } from '../diagnostics/report.ts';
import { startOf } from '../parse/nodes.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { SourceFile, type Source } from '../parse/source-file.ts';
import type { Field, FieldTable } from './field.ts';
import { INTERFACE_KEYS } from './interface-keys.ts';
import type { Reader } from './reader.ts';
import { readRecord } from './record.ts';
import { TYPE_READERS } from './type-readers.ts';
import type { SourceText } from './values.ts';

type Keys = { readonly [name: string]: true | Keys };

/** Texts by group and name, as they were read. */
export type InterfaceValues = { readonly [name: string]: SourceText | InterfaceValues };

export type InterfaceFile = {
  readonly source: SourceFile;
  /** Undefined if the file could not be read. */
  readonly values: InterfaceValues | undefined;
  readonly report: Report;
};

/** The fields of `_system/interface.yaml`: a text for every key that the app shows. */
export const INTERFACE_FIELDS = tableOf(INTERFACE_KEYS);

/** Reads the texts of the interface. Which languages they lack is not looked at. */
export function readInterfaceFile(given: Source): InterfaceFile {
  const report = new Report();
  const parsed = parseYaml(given, report, (word) => Object.hasOwn(INTERFACE_KEYS, word));
  if (parsed === undefined) return { source: new SourceFile(given), values: undefined, report };
  const { source, root } = parsed;
  if (!isMap(root)) {
    const at = root === null ? 0 : startOf(root);
    report.add(
      source,
      'wrong-type',
      at,
      'The texts of the interface are expected here.',
      'begin with page: and its texts',
    );
    return { source, values: undefined, report };
  }
  const reader: Reader = { source, report, language: 'es', types: TYPE_READERS };
  return { source, values: readRecord(reader, root, INTERFACE_FIELDS) as unknown as InterfaceValues, report };
}

function tableOf(keys: Keys): FieldTable {
  return Object.fromEntries(
    Object.entries(keys).map(([name, below]): [string, Field] => {
      const common = { required: true, description: '', examples: [] } as const;
      return [
        name,
        below === true ? { ...common, type: 'text' } : { ...common, type: 'mapping', fields: tableOf(below) },
      ];
    }),
  );
}
