import type { Language } from '../../src/terms/language.ts';
import type { Report } from '../diagnostics/report.ts';
import { parseHtml } from '../validate/html.ts';
import { textOffsets } from '../validate/text.ts';
import type { SourceText } from '../validate/values.ts';

/** A description that may hold HTML holds only the elements and the one attribute that the contract names. */
export function checkDescription(description: SourceText, languages: readonly Language[], report: Report): void {
  for (const language of languages) {
    const text = description.values[language];
    if (text === undefined) continue;
    const { problems } = parseHtml(text);
    if (problems.length === 0) continue;
    const offsetOf = textOffsets(description, language);
    for (const { index, message, hint } of problems) {
      report.addWithin(description.node, description.source, 'unsafe-html', offsetOf(index), message, hint);
    }
  }
}
