import type { CST } from 'yaml';
import type { Between } from './tree.ts';

/** The tokens between two values, taken apart. */
export type Gap = {
  /** A comment on the line on which the tokens begin. */
  readonly comment?: string;
  /** Anchors and tags. */
  readonly properties: string[];
  /** The lines below. */
  readonly lines: Between[];
};

/** Takes apart what stands between two values. `isLineStart`: whether the tokens begin a line. */
export function readGap(text: string, tokens: readonly CST.SourceToken[], isLineStart: boolean): Gap {
  const gap: { comment?: string; properties: string[]; lines: Between[] } = { properties: [], lines: [] };
  let isFirstLine = !isLineStart;
  let isBlank = isLineStart;
  for (const token of tokens) {
    switch (token.type) {
      case 'anchor':
      case 'tag':
        gap.properties.push(token.source);
        isBlank = false;
        break;
      case 'comment':
        if (isFirstLine) gap.comment = token.source.trimEnd();
        else gap.lines.push({ comment: token.source.trimEnd(), column: columnOf(text, token.offset) });
        isBlank = false;
        break;
      case 'newline':
        if (isBlank) gap.lines.push('blank');
        isFirstLine = false;
        isBlank = true;
        break;
      case 'space':
        break;
      default:
        isBlank = false;
    }
  }
  return gap;
}

export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

/**
 * Of what stands below the last line of a block, the lines that are part of it. A comment that is indented less belongs to what
 * is around the block, and so do the lines below it.
 */
export function splitAfter(lines: readonly Between[], column: number): { own: Between[]; rest: Between[] } {
  const outer = lines.findIndex((line) => line !== 'blank' && line.column < column);
  let cut = outer === -1 ? lines.length : outer;
  while (cut > 0 && lines[cut - 1] === 'blank') cut--;
  return { own: lines.slice(0, cut), rest: lines.slice(cut) };
}

/** Comments about a whole block are set apart from those about its first line by a blank line. */
export function splitHead(lines: readonly Between[]): { head: Between[]; lead: Between[] } {
  const cut = lines.findLastIndex((line) => line === 'blank') + 1;
  const hasComment = lines.slice(0, cut).some((line) => line !== 'blank');
  return hasComment ? { head: lines.slice(0, cut), lead: lines.slice(cut) } : { head: [], lead: [...lines] };
}
