import type { Languages } from '../../src/terms/language.ts';
import { SITE_DEFAULTS } from '../../src/terms/site.ts';
import { words, type Words } from '../diagnostics/words.ts';

/** A file of the menu language as it was read. */
export type Source = {
  /** The path shown in diagnostics. */
  readonly file: string;
  /** The file's name without its ending. */
  readonly id: string;
  readonly text: string;
  /** The languages that its texts may have. */
  readonly languages: Languages;
  /** The site's country, which gives the currency of its prices; Spain unless given. */
  readonly country?: string | undefined;
};

/** A piece of text that was replaced to parse the rest of the file: its range, and its new length. */
type Repair = { readonly from: number; readonly to: number; readonly length: number };

/** A repaired line. No further problems of its content are reported. */
type MendedLine = { readonly line: number; readonly isTopLevel: boolean };

const BYTE_ORDER_MARK = 0xfeff;

/** The text of a file without its byte order mark. Converts an offset in it to a line and a column. */
export class SourceFile {
  readonly file: string;
  readonly id: string;
  readonly text: string;
  readonly languages: Languages;
  readonly country: string;
  readonly #original: string;
  readonly #repairs: readonly Repair[];
  readonly mendedLines: readonly MendedLine[];
  #lineStarts: number[] | undefined;

  constructor(
    source: Source,
    original?: string,
    repairs: readonly Repair[] = [],
    mendedLines: readonly MendedLine[] = [],
  ) {
    this.file = source.file;
    this.id = source.id;
    this.languages = source.languages;
    this.country = source.country ?? SITE_DEFAULTS.country;
    this.text = source.text.charCodeAt(0) === BYTE_ORDER_MARK ? source.text.slice(1) : source.text;
    this.#original = original ?? this.text;
    this.#repairs = repairs;
    this.mendedLines = mendedLines;
  }

  /** The same file with a part of one line replaced. Positions still refer to the original file. */
  repaired(from: number, to: number, replacement: string): SourceFile {
    const text = this.text.slice(0, from) + replacement + this.text.slice(to);
    const repair = { from, to, length: replacement.length };
    const { line } = this.position(from);
    const isTopLevel = !' \t-'.includes(this.text[this.text.lastIndexOf('\n', from - 1) + 1] ?? '');
    return new SourceFile(
      { file: this.file, id: this.id, text, languages: this.languages, country: this.country },
      this.#original,
      [...this.#repairs, repair],
      [...this.mendedLines, { line, isTopLevel }],
    );
  }

  /** Line and column, both from 1, of an offset in `text`. Columns count UTF-16 units, as editors do. */
  position(offset: number): { line: number; column: number } {
    const original = this.#originalOffset(Math.min(Math.max(offset, 0), this.text.length));
    const starts = (this.#lineStarts ??= lineStarts(this.#original));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= original) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: original - (starts[low] ?? 0) + 1 };
  }

  #originalOffset(offset: number): number {
    let original = offset;
    for (const { from, to, length } of this.#repairs.toReversed()) {
      if (original >= from + length) original += to - from - length;
      // Inside the replacement: its first character is a quotation mark.
      else if (original > from) original = Math.min(original - 1, to);
    }
    return original;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Control characters except tab and line ends, a lone CR before more text, lone surrogates, and the replacement character of bytes that are not UTF-8. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\r(?!\r*\n)(?!$)|[\p{Cs}\uFFFD\uFFFE\uFFFF]/u;

/** The first character that no text file should hold, with its index, message and hint. */
export function unreadableCharacter(text: string): { at: number; message: Words; hint: Words } | undefined {
  const at = text.search(UNREADABLE);
  if (at === -1) return undefined;
  if (text[at] === '\uFFFD') {
    return { at, message: words('notUtf8'), hint: words('saveAsUtf8') };
  }
  if (text[at] === '\r') return { at, message: words('oldLineEnds'), hint: words('saveWithLineEnds') };
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return { at, message: words('unprintable', code), hint: words('deleteIt') };
}

/** Bytes of one file. */
export const MAX_BYTES = 1_048_576;

/** Limit of what the aliases of one file, or the partials used by one venue, may add. */
export const MAX_EXPANSION = 10_000;

/** Limit of nested collections. A menu needs about ten; much deeper ones would exhaust the stack. */
export const MAX_DEPTH = 100;
