import type { Language } from '../../src/i18n/language.ts';
import { escapeTags } from '../parse/escape-tags.ts';
import type { Text } from '../resolve/venue.ts';

/** Begins as no sign of YAML does, and holds nothing that ends a plain scalar. */
const PLAIN = /^[\p{L}\p{N}¿¡(«“](?:(?!: |:$| #)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}])*$/u;
const NOTHING = /^null$/i;

/** A text as YAML wants it on one line: bare where it may be, else in the quotes that need the fewest signs. */
export function yamlScalar(text: string): string {
  if (PLAIN.test(text) && text === text.trim() && !NOTHING.test(text)) return text;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return JSON.stringify(text);
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
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
