import { CST, Parser } from 'yaml';
import { isFirstOfLine } from '../document/surroundings.ts';
import type {
  Between,
  Block,
  BlockText,
  Flow,
  FlowMember,
  Member,
  Node,
  Scalar,
  Slot,
  Style,
  Verbatim,
} from './tree.ts';

/** A node, and the lines below it that belong to its parent. */
type Read = { readonly node: Node | undefined; readonly rest: readonly Between[] };

/** The tree of a file, with its first comments as head; undefined if it has directives, several documents or no mapping. */
export function readTree(text: string): Block | undefined {
  const head: Between[] = [];
  const below: Between[] = [];
  let map: CST.BlockMap | undefined;
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document') {
      const gap = readGap(token.start, true);
      if (map !== undefined || gap.properties.length > 0 || token.value?.type !== 'block-map') return undefined;
      // The first line of dashes may have a comment of its own.
      head.push(...gap.lines);
      map = token.value;
      below.push(...readGap(token.end ?? [], true).lines);
    } else if (token.type === 'comment' || token.type === 'newline') {
      const place = map === undefined ? head : below;
      if (token.type === 'comment') place.push({ comment: token.source.trimEnd(), column: 0 });
      else if (isFirstOfLine(text, token.offset)) place.push('blank');
    } else if (token.type !== 'space' && token.type !== 'byte-order-mark') return undefined;
  }
  if (map === undefined) return undefined;
  const { node, rest } = readBlock(map);
  const after = [...node.after, ...rest, ...below];
  return { ...node, head, after: after.slice(0, after.findLastIndex((line) => line !== 'blank') + 1) };
}

function readBlock(block: CST.BlockMap | CST.BlockSequence): { node: Block; rest: readonly Between[] } {
  const { indent, items } = block;
  const isList = block.type === 'block-seq';
  const members: Member[] = [];
  let pending: readonly Between[] = [];
  for (const [index, item] of items.entries()) {
    const { start, key, sep, value } = item;
    const mark = start.findIndex(({ type }) => type === (isList ? 'seq-item-ind' : 'explicit-key-ind'));
    // Below an empty value, YAML gives the line break behind a comment to the next pair.
    const isLineStart = index > 0 && items[index - 1]?.sep?.at(-1)?.type !== 'comment';
    const { lines, properties } = readGap(mark === -1 ? start : start.slice(0, mark), isLineStart);
    const lead = [...pending, ...lines];
    pending = lead;
    if (mark === -1 && (isList || (sep === undefined && key === undefined))) continue;
    if (mark !== -1 && !isList) {
      const kept = verbatim(CST.stringify({ ...item, start: start.slice(mark) }), indent);
      members.push({ lead, properties: [], key: kept, slot: { properties: [], above: [], node: undefined } });
      pending = [];
    } else {
      const { slot, rest } = readSlot(isList ? start.slice(mark + 1) : (sep ?? []), value, indent);
      members.push({ lead, properties, key: readNode(key ?? undefined, indent).node, slot });
      pending = rest;
    }
  }
  const { own, rest } = splitAfter(pending, indent);
  return { node: { kind: 'block', isList, head: [], members, after: own }, rest };
}

/** The content after a dash or colon. `column` is that of the enclosing block. */
function readSlot(
  tokens: readonly CST.SourceToken[],
  value: CST.Token | undefined,
  column: number,
): { slot: Slot; rest: readonly Between[] } {
  const { comment, properties, lines } = readGap(tokens, false);
  if (value === undefined) {
    // The value is empty. Lines that are not indented further than the dash or colon belong to the next member.
    const { own, rest } = splitAfter(lines, column + 1);
    return { slot: { properties, above: own, node: undefined, comment }, rest };
  }
  const read = readNode(value, column);
  const { node, above } = withLead(read.node, lines);
  return { slot: { properties, above, node, comment }, rest: read.rest };
}

/** Attaches comments above the first line of a block to that line, with which they move. */
function withLead(node: Node | undefined, lines: readonly Between[]): { node: Node | undefined; above: Between[] } {
  if (node?.kind === 'block') {
    const { head, lead } = node.isList ? { head: [], lead: lines } : splitHead(lines);
    const [first, ...members] = node.members;
    const led = first === undefined ? [] : [{ ...first, lead: [...lead, ...first.lead] }, ...members];
    return { node: { ...node, head, members: led }, above: [] };
  }
  return { node, above: lines.filter((line) => line !== 'blank') };
}

function readNode(token: CST.Token | undefined, column: number): Read {
  switch (token?.type) {
    case undefined:
      return { node: undefined, rest: [] };
    case 'block-map':
    case 'block-seq':
      return readBlock(token);
    case 'flow-collection':
      return readFlow(token, column);
    case 'block-scalar':
      return readBlockText(token, column);
    case 'alias':
    case 'scalar':
    case 'single-quoted-scalar':
    case 'double-quoted-scalar': {
      const { comment, lines: rest } = readGap(token.end ?? [], false);
      return { node: { ...readScalar(token), comment }, rest };
    }
    default:
      throw new Error(`YAML gave a ${token?.type}.`);
  }
}

const STYLES: Readonly<Record<CST.FlowScalar['type'], Style>> = {
  alias: 'alias',
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
};

function readScalar(token: CST.FlowScalar): Scalar {
  const style = STYLES[token.type];
  const [first = '', ...more] = token.source.split('\n');
  // White space before a line break has no meaning, except escaped in double quotes.
  const end = (line: string): string => (style === 'double' ? line : line.trimEnd());
  const lines = more.length === 0 ? [first] : [end(first), ...more.map((line) => end(line.replace(/^[ \t]+/, '')))];
  const value = style === 'alias' ? token.source : (CST.resolveAsScalar(token)?.value ?? '');
  return { kind: 'scalar', style, lines, value };
}

/** A block scalar, and the blank lines below that are not part of it. */
function readBlockText(token: CST.BlockScalar, column: number): { node: BlockText; rest: Between[] } {
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
      // Every block is indented by two. Texts are trimmed, so a plus sign, which keeps blank lines, has no effect.
      header: header.replace(/[1-9]/, '2').replace('+', ''),
      lines: lines.map((line) => line.slice(indent)),
      comment: comment && 'source' in comment ? comment.source.trimEnd() : undefined,
    },
    rest,
  };
}

/** Lines kept verbatim, shifted with the block in column `column`. */
function verbatim(source: string, column: number): Verbatim {
  const [first = '', ...more] = source.trim().split('\n');
  const shift = (line: string): string => {
    const spaces = line.length - line.replace(/^ +/, '').length;
    return line.slice(Math.min(column, spaces)).trimEnd();
  };
  return { kind: 'verbatim', lines: [first.trimEnd(), ...more.map(shift)] };
}

/** A collection in brackets. One that contains comments or texts of several lines is kept verbatim. */
function readFlow(token: CST.FlowCollection, column: number): { node: Flow | Verbatim; rest: Between[] } {
  const { start, items, end } = token;
  const close = end.findIndex(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
  const { comment, lines: rest } = readGap(end.slice(close + 1), false);
  const brackets = { ...token, end: end.slice(0, close + 1) };
  const source = CST.stringify(brackets);
  if (!isTidy(brackets)) return { node: { ...verbatim(source, column), comment }, rest };
  const members = items.flatMap((item) => readMember(item, column) ?? []);
  const last = items.at(-1);
  const node: Flow = {
    kind: 'flow',
    open: start.source === '[' ? '[' : '{',
    members,
    trailingComma: items.length > members.length && last?.start.some(({ type }) => type === 'comma') === true,
    isOneLine: !source.includes('\n'),
    comment,
  };
  return { node, rest };
}

function readMember({ start, key, sep, value }: CST.CollectionItem, column: number): FlowMember | undefined {
  const before = readGap(start, false);
  if (sep === undefined) {
    const node = key ?? value;
    if (node === null || node === undefined) return undefined;
    const slot = { properties: before.properties, above: [], node: readFlowNode(node, column) };
    return { isPair: false, lead: [], properties: [], key: undefined, slot };
  }
  const { properties } = readGap(sep, false);
  return {
    isPair: true,
    lead: [],
    properties: before.properties,
    key: readFlowNode(key, column),
    slot: { properties, above: [], node: readFlowNode(value, column) },
  };
}

function readFlowNode(token: CST.Token | null | undefined, column: number): Scalar | Flow | Verbatim | undefined {
  if (token === null || token === undefined) return undefined;
  if (token.type === 'flow-collection') return readFlow(token, column).node;
  return isText(token) ? readScalar(token) : undefined;
}

const isText = (token: CST.Token): token is CST.FlowScalar => token.type in STYLES;

/** Whether brackets contain nothing that formatting could break. */
function isTidy(brackets: CST.FlowCollection): boolean {
  const isWhole = ({ items }: CST.FlowCollection): boolean =>
    items.every(({ start, key, sep, value }, index) => {
      const isEmpty = sep === undefined && (key ?? value) === undefined;
      // In braces, a text without a colon is most often a part of the one before it: `{tapa: 2,50}`.
      if (sep?.every(({ type }) => type !== 'map-value-ind') === true) return false;
      return !isEmpty || (index === items.length - 1 && !start.some(({ type }) => type === 'anchor' || type === 'tag'));
    });
  return tokensIn(brackets).every((token) => {
    if (token.type === 'flow-collection') return isWhole(token);
    return isText(token) ? !token.source.includes('\n') : !['comment', 'explicit-key-ind'].includes(token.type);
  });
}

/** A token, and all tokens in it. */
export function tokensIn(value: unknown): CST.Token[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...('type' in value ? [value as CST.Token] : []), ...Object.values(value).flatMap(tokensIn)];
}

/** The parsed tokens between two values. */
type Gap = {
  /** A comment on the line on which the tokens begin. */
  comment?: string;
  readonly properties: string[];
  readonly lines: Between[];
};

/** Parses the tokens between two values. `isLineStart`: whether the tokens begin a line. */
function readGap(tokens: readonly CST.SourceToken[], isLineStart: boolean): Gap {
  const gap: Gap = { properties: [], lines: [] };
  let isFirstLine = !isLineStart;
  let isBlank = isLineStart;
  let column = 0;
  for (const { type, source } of tokens) {
    if (type === 'newline') {
      if (isBlank) gap.lines.push('blank');
      [isFirstLine, isBlank, column] = [false, true, 0];
      continue;
    }
    if (type === 'anchor' || type === 'tag') gap.properties.push(source);
    else if (type === 'comment' && isFirstLine) gap.comment = source.trimEnd();
    else if (type === 'comment') gap.lines.push({ comment: source.trimEnd(), column });
    if (type !== 'space') isBlank = false;
    column += source.length;
  }
  return gap;
}

/** Splits the lines below a block: a comment that is indented less, and everything after it, belongs to the parent. */
function splitAfter(lines: readonly Between[], column: number): { own: Between[]; rest: Between[] } {
  const outer = lines.findIndex((line) => line !== 'blank' && line.column < column);
  let cut = outer === -1 ? lines.length : outer;
  while (cut > 0 && lines[cut - 1] === 'blank') cut--;
  return { own: lines.slice(0, cut), rest: lines.slice(cut) };
}

/** Splits comments at the last blank line: those above it are about the whole block, those below about its first line. */
function splitHead(lines: readonly Between[]): { head: Between[]; lead: Between[] } {
  const cut = lines.findLastIndex((line) => line === 'blank') + 1;
  const hasComment = lines.slice(0, cut).some((line) => line !== 'blank');
  return hasComment ? { head: lines.slice(0, cut), lead: lines.slice(cut) } : { head: [], lead: [...lines] };
}
