/** Texts that are programs of their own: regular expressions and SQL. */

/** Changes of a regular expression, as `[what is found, what stands there instead]`. */
const REGEX_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/\^(?<!\[\^|\\\^)/g, ''],
  [/(?<!\\)\$/g, ''],
  [/\[\^/g, '['],
  [/\[(?!\^)(?<!\\\[)/g, '[^'],
  [/(?<=[\]\w)}])\+/g, ''],
  [/(?<=[\]\w)}])\*/g, ''],
  [/(?<=[\]\w)}])\?/g, ''],
  [/\\d/g, '\\D'],
  [/\\s/g, '\\S'],
  [/\\w/g, '\\W'],
  [/\\b/g, ''],
  [/\(\?!/g, '(?='],
  [/\(\?=/g, '(?!'],
];

/** A regular expression with one part changed, or one flag fewer. */
export function regexMutants(pattern: string, flags: string): string[] {
  const patterns = REGEX_CHANGES.flatMap(([found, instead]) =>
    [...pattern.matchAll(found)].map(
      ({ 0: { length }, index }) => `/${pattern.slice(0, index)}${instead}${pattern.slice(index + length)}/${flags}`,
    ),
  );
  const fewerFlags = [...flags].map((flag) => `/${pattern}/${flags.replace(flag, '')}`);
  return [...patterns, ...fewerFlags].filter(isRegex);
}

function isRegex(text: string): boolean {
  const end = text.lastIndexOf('/');
  try {
    return new RegExp(text.slice(1, end), text.slice(end + 1)).flags.length >= 0;
  } catch {
    return false;
  }
}

const STATEMENT = /^['"`]\s*(select|insert|update|delete|with)\s/i;

const SQL_CHANGES: readonly (readonly [RegExp, string])[] = [
  // A condition fewer.
  [/\s+and\s+[\w.]+\s*(=|<|>|<=|>=|<>|is not|is)\s*(?:'\w*'|[$\w.]+)/g, ''],
  [/(?<=[^<>])<(?![=>])/g, '<='],
  [/(?<=[^<])>(?!=)/g, '>='],
  [/<=/g, '<'],
  [/>=/g, '>'],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\s+desc\b/g, ''],
  [/\s+order by [^`'")]*?(?=\s+limit|[`'")])/g, ''],
  [/\s+limit 1\b/g, ''],
  [/ \+ 1\b/g, ' - 1'],
  [/ - 1\b/g, ' + 1'],
  [/\bmax\(/g, 'min('],
  [/\bmin\(/g, 'max('],
];

/** An SQL statement, in its quotes, with one part changed; nothing for another text. */
export function sqlMutants(quoted: string): string[] {
  if (!STATEMENT.test(quoted)) return [];
  return SQL_CHANGES.flatMap(([found, instead]) =>
    [...quoted.matchAll(found)].map(
      ({ 0: { length }, index }) => quoted.slice(0, index) + instead + quoted.slice(index + length),
    ),
  );
}
