/** From `_system/interface.yaml` to the interface's texts by language. */
import type { Language } from '../src/i18n/language.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { Source } from './parse/source-file.ts';
import { Texts } from './resolve/texts.ts';
import { readInterfaceFile, type InterfaceValues } from './validate/interface-file.ts';
import { LANGUAGE_CODES } from './validate/language-codes.ts';
import type { SourceText } from './validate/values.ts';

/** Texts by group and name. */
export type TextTree = { [name: string]: string | TextTree };

export type CompiledInterface = {
  /** Absent if there is an error. */
  texts?: Record<Language, TextTree>;
  diagnostics: Diagnostic[];
};

/** The interface's texts, every one of them in all languages. */
export function compileInterface(given: Source): CompiledInterface {
  const { source, values, report } = readInterfaceFile(given);
  if (values === undefined) return { diagnostics: sortDiagnostics(report.diagnostics) };
  const texts = new Texts({ source, languages: LANGUAGE_CODES, required: LANGUAGE_CODES }, report);
  const resolved = resolveAll(values, texts);
  const byLanguage = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, inLanguage(resolved, code)]));
  const diagnostics = sortDiagnostics(report.diagnostics);
  return report.failed ? { diagnostics } : { texts: byLanguage as Record<Language, TextTree>, diagnostics };
}

type Resolved = {
  readonly [name: string]: { readonly text: Partial<Record<Language, string>> } | { readonly group: Resolved };
};

function resolveAll(values: InterfaceValues, texts: Texts): Resolved {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isText(value) ? { text: texts.resolve(value) } : { group: resolveAll(value, texts) },
    ]),
  );
}

function isText(value: SourceText | InterfaceValues): value is SourceText {
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
