import type { Language } from '../../src/i18n/language.ts';
import type { Report } from '../diagnostics/report.ts';
import { parseHtml } from '../validate/html.ts';
import { textOffset } from '../validate/text.ts';
import type { SourceText } from '../validate/values.ts';

/** A description that may hold HTML holds only the elements and the one attribute that the contract names. */
export function checkDescription(description: SourceText, languages: readonly Language[], report: Report): void {
  for (const language of languages) {
    const text = description.values[language];
    if (text === undefined) continue;
    for (const { index, message, hint } of parseHtml(text).problems) {
      report.add(description.source, 'unsafe-html', textOffset(description, language, index), message, hint);
    }
  }
}
