/** From `_system/interface.yaml` to the interface's texts by language. */
import { isMap } from 'yaml';
import type { Language } from '../src/i18n/language.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { Report } from './diagnostics/report.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import type { Source } from './parse/source-file.ts';
import { Texts } from './resolve/texts.ts';
import { INTERFACE_KEYS } from './validate/interface-keys.ts';
import { LANGUAGE_CODES } from './validate/language-codes.ts';
import type { Field, FieldTable } from './validate/field.ts';
import type { Reader } from './validate/reader.ts';
import { readRecord } from './validate/record.ts';
import { startOf } from './parse/nodes.ts';
import { TYPE_READERS } from './validate/type-readers.ts';
import type { SourceText } from './validate/values.ts';

/** Texts by group and name. */
export type TextTree = { [name: string]: string | TextTree };

export type CompiledInterface = {
  /** Absent if there is an error. */
  texts?: Record<Language, TextTree>;
  diagnostics: Diagnostic[];
};

type Keys = { readonly [name: string]: true | Keys };
type Values = { readonly [name: string]: SourceText | Values };

/** The interface's texts, every one of them in all languages. */
export function compileInterface(source: Source): CompiledInterface {
  const report = new Report();
  const parsed = parseYaml(source, report, (word) => Object.hasOwn(INTERFACE_KEYS, word));
  if (parsed === undefined) return { diagnostics: sortDiagnostics(report.diagnostics) };
  const reader: Reader = { source: parsed.source, report, language: 'es', types: TYPE_READERS };
  if (!isMap(parsed.root)) {
    const at = parsed.root === null ? 0 : startOf(parsed.root);
    report.add(
      parsed.source,
      'wrong-type',
      at,
      'The texts of the interface are expected here.',
      'begin with page: and its texts',
    );
    return { diagnostics: sortDiagnostics(report.diagnostics) };
  }
  const values = readRecord(reader, parsed.root, tableOf(INTERFACE_KEYS)) as unknown as Values;
  const texts = new Texts({ source: parsed.source, languages: LANGUAGE_CODES, required: LANGUAGE_CODES }, report);
  const resolved = resolveAll(values, texts);
  const byLanguage = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, inLanguage(resolved, code)]));
  const diagnostics = sortDiagnostics(report.diagnostics);
  return report.failed ? { diagnostics } : { texts: byLanguage as Record<Language, TextTree>, diagnostics };
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

type Resolved = {
  readonly [name: string]: { readonly text: Partial<Record<Language, string>> } | { readonly group: Resolved };
};

function resolveAll(values: Values, texts: Texts): Resolved {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isText(value) ? { text: texts.resolve(value) } : { group: resolveAll(value, texts) },
    ]),
  );
}

function isText(value: SourceText | Values): value is SourceText {
  return 'node' in value;
}

function inLanguage(resolved: Resolved, language: Language): TextTree {
  return Object.fromEntries(
    Object.entries(resolved).map(([name, value]) => [
      name,
      'text' in value ? (value.text[language] ?? '') : inLanguage(value.group, language),
    ]),
  );
}
