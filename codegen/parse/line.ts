/** One line of YAML, split at its first `: `. All offsets refer to the whole text. */
export type Line = {
  readonly start: number;
  /** After indentation and dashes. */
  readonly body: number;
  /** Offset of the first `: `; undefined if the line has none. */
  readonly colon: number | undefined;
  /** Offset of the last `: `, which may be the same. */
  readonly lastColon: number | undefined;
  /** Where the value begins; `end` if there is none. */
  readonly value: number;
  /** Where white space or a comment ends the line. */
  readonly end: number;
};

const LEAD = /[ \t]*(?:-[ \t]+)*/y;
const QUOTED = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'/y;
const COLON = /:(?=[ \t\r]|$)/g;

/** The part of a line before an offset. */
export const startOfLine = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const lineBreak = text.indexOf('\n', start);
  const whole = text.slice(start, lineBreak === -1 ? text.length : lineBreak);
  const content = whole.replace(/[ \t]#.*$/, '').trimEnd();
  LEAD.lastIndex = 0;
  const lead = LEAD.exec(content)?.[0].length ?? 0;
  const quoted = quotedAt(content, lead);
  const colons = [...content.matchAll(COLON)].map(({ index }) => index).filter((index) => index >= lead);
  const first = colons.find((index) => index >= lead + quoted);
  const value = first === undefined ? content.length : content.length - content.slice(first + 1).trimStart().length;
  const last = colons.at(-1);
  return {
    start,
    body: start + lead,
    colon: first === undefined ? undefined : start + first,
    lastColon: last === undefined ? undefined : start + last,
    value: start + value,
    end: start + content.length,
  };
}

/** The next line that holds more than white space and a comment. */
export function lineAfter(text: string, line: Line): Line | undefined {
  for (let at = text.indexOf('\n', line.end) + 1; at > 0; at = text.indexOf('\n', at) + 1) {
    const next = lineAt(text, at);
    if (next.end > next.body && text[next.body] !== '#') return next;
  }
  return undefined;
}

/** The length of the text in quotes that begins at an offset; 0 if none does. */
export function quotedAt(text: string, offset: number): number {
  QUOTED.lastIndex = offset;
  return QUOTED.exec(text)?.[0].length ?? 0;
}
