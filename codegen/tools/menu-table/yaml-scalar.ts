import type { Language } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { isReadBare, quotedText } from '../document/written-text.ts';
import { escapeTags } from '../../validate/escape-tags.ts';

const NOTHING = /^(?:null|~)?$/i;

/** A text as YAML wants it on one line, as a key or a value. */
export function yamlScalar(text: string): string {
  const isBare =
    isReadBare(text, { isKey: true, isInBrackets: false }) && isReadBare(text, { isKey: false, isInBrackets: false });
  return isBare && !NOTHING.test(text) ? text : quotedText(text);
}

/** `text @en text`, the first language bare; undefined where only the long form says it. */
export function taggedText(text: Text, languages: readonly Language[]): string | undefined {
  const [first] = languages;
  const parts: string[] = [];
  for (const language of languages) {
    const written = text[language];
    if (written === undefined) continue;
    // A backslash before an @ would need another before it: the long form is read more easily.
    if (written.includes('\\@')) return undefined;
    const escaped = escapeTags(written);
    parts.push(language === first ? escaped : `@${language} ${escaped}`);
  }
  return parts.join(' ');
}
