/** From `_system/interface.yaml` to the interface's texts by language. */
import { type Language, LANGUAGES } from '../src/terms/language.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort.ts';
import type { TextTree } from './emit/interface-modules.ts';
import type { Source } from './parse/source-file.ts';
import { Texts } from './resolve/texts.ts';
import { readInterfaceFile } from './validate/interface-file.ts';

export type CompiledInterface = {
  /** Absent if there is an error. */
  readonly texts?: Readonly<Record<Language, TextTree>>;
  readonly diagnostics: readonly Diagnostic[];
};

/** The interface's texts, every one of them in all languages. */
export function compileInterface(given: Source): CompiledInterface {
  const { source, values, report } = readInterfaceFile(given);
  if (values === undefined) return { diagnostics: sortDiagnostics(report.diagnostics) };
  const texts = new Texts({ source, languages: LANGUAGES, required: LANGUAGES }, report);
  const resolved = mapTexts(values, (text) => texts.resolve(text));
  const diagnostics = sortDiagnostics(report.diagnostics);
  if (report.failed) return { diagnostics };
  const byLanguage = LANGUAGES.map((code) => [code, mapTexts(resolved, (text) => text[code] ?? '')]);
  return { texts: Object.fromEntries(byLanguage) as Record<Language, TextTree>, diagnostics };
}

type Groups<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

function mapTexts<From, To>(groups: Groups<From>, change: (text: From) => To): Groups<To> {
  return Object.fromEntries(
    Object.entries(groups).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)])),
    ]),
  );
}
