import { type Node } from 'yaml';
import { plainLines } from './git.ts';

/** A text of a file as it is written there, from the start of its line. */
export type Written = {
  readonly text: string;
  /** Whether a colon follows it. */
  readonly isKey: boolean;
};

/** How a node is written in a file. */
export function writtenAt(source: string, { range }: Node): Written {
  const [from, to] = range ?? [0, 0];
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  const text = plainLines(source.slice(lineStart, to)).trimEnd();
  return { text, isKey: /^[ \t]*:/.test(source.slice(to, to + 80)) };
}

/**
 * Whether a text is written in a file exactly as it was, so many times at least, so that the file need not be read for it. Where
 * that is not sure, it is not: what follows might belong to the text.
 */
export function standsIn(file: string, { text, isKey }: Written, times = 1): boolean {
  let found = 0;
  for (let at = file.indexOf(text); at !== -1; at = file.indexOf(text, at + 1)) {
    if (at > 0 && file[at - 1] !== '\n') continue;
    if (isKey ? endsAsKey(file, at + text.length) : endsAsValue(file, at, at + text.length)) found++;
    if (found >= times) return true;
  }
  return false;
}

function endsAsKey(file: string, end: number): boolean {
  return /^[ \t]*:(?:\s|$)/.test(file.slice(end, end + 80));
}

function endsAsValue(file: string, start: number, end: number): boolean {
  const lineBreak = file.indexOf('\n', end);
  const rest = file.slice(end, lineBreak === -1 ? file.length : lineBreak);
  if (/^[ \t]*[,}\]]/.test(rest)) return true;
  if (!/^[ \t]*(?:[ \t]#.*)?$/.test(rest)) return false;
  return endsBefore(lineBreak === -1 ? '' : file.slice(lineBreak + 1), file.slice(start, end));
}

/** Whether the lines that follow cannot go on with a text. */
function endsBefore(following: string, text: string): boolean {
  const next = /^(?:[ \t]*\n)*([ ]*)([^\n]*)/.exec(following);
  const [, indent = '', content = ''] = next ?? [];
  const [, lead = '', dashes = ''] = /^([ ]*)((?:-[ ]+)*)/.exec(text) ?? [];
  if (content === '' || indent.length <= lead.length) return true;
  return indent.length <= lead.length + dashes.length && /^[A-Za-z]+:(?:[ \t]|$)/.test(content);
}
