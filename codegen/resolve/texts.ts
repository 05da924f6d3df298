import { words, type Words } from '../diagnostics/words.ts';
import { isScalar } from 'yaml';
import type { Language } from '../../src/terms/language.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import type { Report } from '../diagnostics/report.ts';
import { startOf } from '../parse/nodes.ts';
import type { SourceFile } from '../parse/source-file.ts';
import { EVERYWHERE } from '../parse/multilingual.ts';
import { tagOffset } from '../validate/text.ts';
import type { SourceText } from '../validate/values.ts';

/** The message for a missing translation. It differs for each language, so that it also identifies the language. */
export const missingText = (language: Language): Words => words('missingText', language);

/** A number with a unit of weight or volume. */
const MEASURE = /^\/?\s*(?:\d+(?:[.,]\d+)?\s*)?(?:mg|g|kg|l|cl|ml)$/;

/** Whether a text is a measure (`/100 g`), which is the same in every language. */
export function isMeasure({ values }: Pick<SourceText, 'values'>): boolean {
  return Object.values(values).every((value) => MEASURE.test(value));
}

export type TextRules = {
  /** The venue's own file; texts of other files belong to partials. */
  readonly source: SourceFile;
  /** Undefined if the venue's list is wrong: then missing and unused languages are unknown. */
  readonly languages: readonly Language[] | undefined;
  readonly required: readonly Language[];
};

/** Resolves texts to the venue's languages. A missing one is a warning, or an error if required. Others are dropped, with a warning outside of partials. */
export class Texts {
  readonly #rules: TextRules;
  readonly #report: Report;

  constructor(rules: TextRules, report: Report) {
    this.#rules = rules;
    this.#report = report;
  }

  resolve(text: SourceText): Text {
    const { languages, required, source } = this.#rules;
    const { values } = text;
    for (const code of required) {
      if (values[code] === undefined) this.#missing('missing-required-translation', text, code);
    }
    if (languages === undefined) return values;
    const resolved: Text = {};
    let kept = 0;
    for (const code of languages) {
      const value = values[code];
      if (value !== undefined) {
        resolved[code] = value;
        kept++;
      } else if (!required.includes(code) && text.odd?.has(code) !== true && text.odd?.has(EVERYWHERE) !== true)
        this.#missing('missing-translation', text, code);
    }
    // A text without any language of the venue keeps its own language, rather than being empty.
    if (kept === 0) Object.assign(resolved, onlyText(text));
    if (text.source.file !== source.file) return resolved;
    if (text.own !== undefined && languages.every((code) => text.own?.has(code)))
      this.#report.add(
        text.source,
        'unused-language',
        tagOffset(text, EVERYWHERE),
        words('allHaveTheirOwn'),
        words('deleteForAll'),
      );
    if (kept < Object.keys(values).length) this.#unused(text, languages);
    return resolved;
  }

  /** Resolves a text that may have no tags: then it is the same in every language, and none is missing. */
  resolveUntagged(text: SourceText): Text {
    const { values, language, node } = text;
    const isUntagged = isScalar(node) && Object.keys(values).every((code) => code === language);
    return isUntagged ? values : this.resolve(text);
  }

  #missing(code: 'missing-translation' | 'missing-required-translation', text: SourceText, language: Language): void {
    const { source, node } = text;
    this.#report.add(source, code, startOf(node), missingText(language), this.#hint(text, language));
  }

  #hint({ source, node, values, labelIn }: SourceText, language: Language): Words {
    const [label = ''] = Object.values(values);
    if (labelIn === 'price-alone') return words('moveLabel', label);
    if (labelIn !== undefined)
      return words(labelIn === 'line' ? 'writeLabelLongForm' : 'writeLabelInPrices', label, language);
    return isCutByComment(source.text, node.range?.[1] ?? 0) ? words('cutByComment') : words('writeTag', language);
  }

  #unused(text: SourceText, languages: readonly Language[]): void {
    for (const code in text.values) {
      if (text.own?.has(code) === false || languages.includes(code) || this.#rules.required.includes(code)) continue;
      const message = words('notOffered', code);
      const hint = words('deleteOrAddLanguage', code);
      this.#report.add(text.source, 'unused-language', tagOffset(text, code), message, hint);
    }
  }
}

/** A text in the first language of its file, or else in its own first language. */
function onlyText({ values, language }: SourceText): Text {
  const [code, value] = Object.entries(values).find(([each]) => each === language) ?? Object.entries(values)[0] ?? [];
  return code === undefined || value === undefined ? {} : { [code]: value };
}

/** Whether a comment after a text looks like its translations. */
function isCutByComment(text: string, end: number): boolean {
  const lineEnd = text.indexOf('\n', end);
  return /^[ \t]+#.*\s@[a-z]{2,3}(?:-\w+)?\s/.test(text.slice(end, lineEnd === -1 ? text.length : lineEnd));
}
