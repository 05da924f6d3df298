/** Texts and brackets as they are written. */
import { CST } from 'yaml';
import { readGap } from './between.ts';
import type { Between, BlockText, Flow, FlowMember, Scalar, Style, Verbatim } from './tree.ts';

const STYLES: Readonly<Record<CST.FlowScalar['type'], Style>> = {
  alias: 'alias',
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
};

/** What follows a value: a comment on its line, and lines below. */
export function readEnd(text: string, tokens: readonly CST.SourceToken[] = []): { comment?: string; rest: Between[] } {
  const { comment, lines } = readGap(text, tokens, false);
  return { ...(comment === undefined ? {} : { comment }), rest: lines };
}

export function readScalar(token: CST.FlowScalar): Scalar {
  const style = STYLES[token.type];
  const [first = '', ...more] = token.source.split('\n');
  // White space before a line break means nothing, but in double quotes it may be escaped.
  const end = (line: string): string => (style === 'double' ? line : line.trimEnd());
  const lines = more.length === 0 ? [first] : [end(first), ...more.map((line) => end(line.replace(/^[ \t]+/, '')))];
  const value = style === 'alias' ? token.source : (CST.resolveAsScalar(token)?.value ?? '');
  return { kind: 'scalar', style, lines, value };
}

/** A text behind `|` or `>`, and the blank lines below that are no part of it. */
export function readBlockText(token: CST.BlockScalar, column: number): { node: BlockText; rest: Between[] } {
  const written = token.props.find(({ type }) => type === 'block-scalar-header');
  const header = written !== undefined && 'source' in written ? written.source : '|';
  const comment = token.props.find(({ type }) => type === 'comment');
  const lines = token.source.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const filled = lines.findLastIndex((line) => line.trim() !== '') + 1;
  const rest = lines.splice(filled).map(() => 'blank' as const);
  const digit = /[1-9]/.exec(header)?.[0];
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const indent = digit === undefined ? first.length - first.trimStart().length : column + Number(digit);
  return {
    node: {
      kind: 'block-text',
      // Two is what every block is indented by. Texts are trimmed, so a plus sign, which keeps blank lines, says nothing.
      header: header.replace(/[1-9]/, '2').replace('+', ''),
      lines: lines.map((line) => line.slice(indent)),
      ...(comment !== undefined && 'source' in comment ? { comment: comment.source.trimEnd() } : {}),
    },
    rest,
  };
}

/** Lines that are kept as they are, moved with the block in column `column`. */
export function verbatim(source: string, column: number): Verbatim {
  const [first = '', ...more] = source.trim().split('\n');
  const shift = (line: string): string => {
    const spaces = line.length - line.replace(/^ +/, '').length;
    return line.slice(Math.min(column, spaces)).trimEnd();
  };
  return { kind: 'verbatim', lines: [first.trimEnd(), ...more.map(shift)] };
}

/** Brackets. Those with comments or texts of several lines in them are kept as they are. */
export function readFlow(
  text: string,
  token: CST.FlowCollection,
  column: number,
): { node: Flow | Verbatim; rest: Between[] } {
  const { start, items, end } = token;
  const close = end.findIndex(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
  const { rest, ...comment } = readEnd(text, end.slice(close + 1));
  const source = CST.stringify({ ...token, end: end.slice(0, close + 1) });
  if (!isTidy(token)) return { node: { ...verbatim(source, column), ...comment }, rest };
  const members = items.flatMap((item) => readMember(text, item, column) ?? []);
  const last = items.at(-1);
  const node: Flow = {
    kind: 'flow',
    open: start.source === '[' ? '[' : '{',
    members,
    trailingComma: items.length > members.length && last?.start.some(({ type }) => type === 'comma') === true,
    isOneLine: !source.includes('\n'),
    ...comment,
  };
  return { node, rest };
}

function readMember(
  text: string,
  { start, key, sep, value }: CST.CollectionItem,
  column: number,
): FlowMember | undefined {
  const before = readGap(text, start, false);
  if (sep === undefined) {
    const node = key ?? value;
    if (node === null || node === undefined) return undefined;
    const slot = { properties: before.properties, above: [], node: readFlowNode(text, node, column) };
    return { isPair: false, lead: [], properties: [], key: undefined, slot };
  }
  const { properties } = readGap(text, sep, false);
  return {
    isPair: true,
    lead: [],
    properties: before.properties,
    key: readFlowNode(text, key, column),
    slot: { properties, above: [], node: readFlowNode(text, value, column) },
  };
}

function readFlowNode(
  text: string,
  token: CST.Token | null | undefined,
  column: number,
): Scalar | Flow | Verbatim | undefined {
  if (token === null || token === undefined) return undefined;
  if (token.type === 'flow-collection') return readFlow(text, token, column).node;
  return isText(token) ? readScalar(token) : undefined;
}

function isText(token: CST.Token): token is CST.FlowScalar {
  return token.type in STYLES;
}

/** Whether brackets hold nothing that a new layout could tear apart. */
function isTidy({ items }: CST.FlowCollection): boolean {
  return items.every((item, index) => {
    const { start, key, sep, value } = item;
    const gaps = [...start, ...(sep ?? []), ...endOf(key), ...endOf(value)];
    const isEmpty = sep === undefined && (key ?? value) === undefined;
    if (isEmpty && (index < items.length - 1 || start.some(isProperty))) return false;
    return (
      !gaps.some(({ type }) => type === 'comment' || type === 'explicit-key-ind') &&
      isTidyPart(key) &&
      isTidyPart(value)
    );
  });
}

function isProperty({ type }: CST.SourceToken): boolean {
  return type === 'anchor' || type === 'tag';
}

function endOf(token: CST.Token | null | undefined): readonly CST.SourceToken[] {
  return token !== null && token !== undefined && 'end' in token ? (token.end ?? []) : [];
}

function isTidyPart(token: CST.Token | null | undefined): boolean {
  if (token === null || token === undefined) return true;
  if (token.type === 'flow-collection') return isTidy(token);
  return isText(token) && !token.source.includes('\n');
}
