/** From `_system/interface.yaml`, and the files of further languages, to the interface's texts by language. */
import type { Direction, Language, LanguageFacts } from '../../src/terms/language.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { words } from '../diagnostics/words.ts';
import { startOf } from '../parse/nodes.ts';
import type { Source } from '../parse/source-file.ts';
import { Texts } from './texts.ts';
import { type InterfaceFile, type InterfaceValues, readInterfaceFile } from '../validate/interface-file.ts';
import { tagOffset } from '../validate/text.ts';
import type { SourceText } from '../validate/values.ts';

/** Texts of the interface in one language, by group and name. */
export type TextTree = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The facts of a language in its file. */
type LanguageWords = Omit<LanguageFacts, 'hasFlag'>;

export type CompiledInterface = {
  /** Absent if there is an error. */
  readonly texts?: Readonly<Record<Language, TextTree>>;
  /** The facts of the same languages, in the order of the language selector. */
  readonly languages?: Readonly<Record<Language, LanguageWords>>;
  readonly diagnostics: readonly Diagnostic[];
};

/** Compiles the interface's texts: the main file, and the files of further languages. Each text must be in every language. */
export function compileInterface(given: Source, others: readonly Source[] = []): CompiledInterface {
  const main = readInterfaceFile(given);
  if (main.values === undefined) return { diagnostics: sortDiagnostics(main.report.diagnostics) };
  const files = others.map((other) => readInterfaceFile(other, other.id, main.fields));
  const first = main.values;
  const all = [main, ...files].flatMap((file) => compileFile(file, first));
  const diagnostics = sortDiagnostics([main, ...files].flatMap(({ report }) => report.diagnostics));
  if ([main, ...files].some(({ report }) => report.failed)) return { diagnostics };
  return {
    texts: Object.fromEntries(all.map(({ code, texts }) => [code, texts])),
    languages: Object.fromEntries(all.map(({ code, facts }) => [code, facts])),
    diagnostics,
  };
}

type CompiledLanguage = { readonly code: Language; readonly texts: TextTree; readonly facts: LanguageWords };

/** The texts of a file in each of its languages. */
function compileFile({ source, values = {}, report }: InterfaceFile, first: InterfaceValues): CompiledLanguage[] {
  const { languages } = source;
  const texts = new Texts({ source, languages, required: languages }, report);
  const { language, ...groups } = values;
  const resolved = mapTexts(groups, (text, group, key) => {
    checkPlaces(text, placesOf(first[group]?.[key]), report);
    return texts.resolve(text);
  });
  const name = language?.['name'] === undefined ? {} : texts.resolve(language['name']);
  return languages.map((code) => ({
    code,
    texts: mapTexts(resolved, (text) => text[code] ?? ''),
    facts: { name: name[code] ?? code, direction: directionOf(language?.['direction'], code, report) },
  }));
}

/** The placeholders of a text: `{venue}`. */
const placesIn = (text = ''): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** The expected placeholders of a text: those in most of its languages. In a tie, Spanish decides. */
function placesOf(text: SourceText | undefined): readonly string[] {
  const all = Object.values(text?.values ?? {}).map(placesIn);
  const spanish = placesIn(text?.values['es']);
  return [...new Set(all.flat())].filter((place) => {
    const more = 2 * all.filter((places) => places.includes(place)).length - all.length;
    return more > 0 || (more === 0 && spanish.includes(place));
  });
}

/** Reports missing and unexpected placeholders of a text in each language. */
function checkPlaces(text: SourceText, places: readonly string[], report: Report): void {
  for (const [code, written] of Object.entries(text.values)) {
    const at = tagOffset(text, code);
    const own = placesIn(written);
    const odd = own.find((place) => !places.includes(place));
    const lost = places.find((place) => !own.includes(place));
    if (odd !== undefined) {
      const hint = lost === undefined ? words('leaveOutPlace', odd) : words('didYouMean', lost);
      report.add(text.source, 'wrong-type', at, words('oddPlace', code, odd), hint);
    } else if (lost !== undefined) {
      report.add(text.source, 'wrong-type', at, words('placeLost', code, lost), words('keepPlace', lost));
    }
  }
}

function directionOf(text: SourceText | undefined, code: Language, report: Report): Direction {
  const written = text?.values[code] ?? 'ltr';
  if (written === 'ltr' || written === 'rtl') return written;
  if (text) report.add(text.source, 'wrong-type', startOf(text.node), words('noDirection', written), words('ltrOrRtl'));
  return 'ltr';
}

type Groups<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Texts by group and name, each changed. */
export function mapTexts<From, To>(
  groups: Groups<From>,
  change: (text: From, group: string, key: string) => To,
): Groups<To> {
  return Object.fromEntries(
    Object.entries(groups).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text, group, name)])),
    ]),
  );
}
