/** What encloses a text in YAML: nothing, or one of the two quotation marks. */
export type Quotes = 'none' | 'single' | 'double';

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '"': '\\"', '\\': '\\\\' };

/** Text as it is written within quotes; undefined where such quotes cannot hold it: a line break needs double ones. */
export function escapedFor(quotes: Quotes, text: string): string | undefined {
  if (quotes === 'double') return text.replaceAll(/["\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
  if (text.includes('\n')) return undefined;
  return quotes === 'single' ? text.replaceAll("'", "''") : text;
}

/** A part of a file that stands without or within single quotes, for other quotes. Its lines stay as they are. */
export function requoted(written: string, from: Quotes, to: Quotes): string {
  if (from === to) return written;
  const text = from === 'single' ? written.replaceAll("''", "'") : written;
  return to === 'double' ? text.replaceAll(/["\\]/g, '\\$&') : text.replaceAll("'", "''");
}

export function enclosed(quotes: Quotes, written: string): string {
  const mark = { none: '', single: "'", double: '"' }[quotes];
  return mark + written + mark;
}

/** The quotes that a text needs fewest signs in. */
export function quotesFor(text: string): 'single' | 'double' {
  return /["\\]/.test(text) && !/[\n\r\t]/.test(text) ? 'single' : 'double';
}
