import { CST, Parser } from 'yaml';
import { columnOf, readGap, splitAfter, splitHead } from './between.ts';
import { readBlockText, readEnd, readFlow, readScalar, verbatim } from './read-node.ts';
import type { Between, Mapping, Member, Node, Pair, Sequence, Slot } from './tree.ts';

/** What was read, and the lines below it that belong to what is around it. */
type Read = { readonly node: Node | undefined; readonly rest: readonly Between[] };

/**
 * The layout of a file that YAML can read: one mapping, with the comments above it as its head. Undefined of a file with
 * directives, document marks that are more than a line of dashes, or anything else than a mapping.
 */
export function readTree(text: string): Mapping | undefined {
  const head: Between[] = [];
  const below: Between[] = [];
  let map: CST.BlockMap | undefined;
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document') {
      const gap = readGap(text, token.start, true);
      if (map !== undefined || gap.properties.length > 0 || token.value?.type !== 'block-map') return undefined;
      // The first line of dashes may have a comment of its own.
      head.push(...gap.lines);
      map = token.value;
      below.push(...readGap(text, token.end ?? [], true).lines);
    } else if (token.type === 'comment' || token.type === 'newline') {
      const place = map === undefined ? head : below;
      if (token.type === 'comment') place.push({ comment: token.source.trimEnd(), column: 0 });
      else if (/^[ \t]*$/.test(lineBefore(text, token.offset))) place.push('blank');
    } else if (token.type !== 'space' && token.type !== 'byte-order-mark') return undefined;
  }
  if (map === undefined) return undefined;
  const { node, rest } = readMapping(text, map);
  const after = [...node.after, ...rest, ...below];
  return { ...node, head, after: after.slice(0, after.findLastIndex((line) => line !== 'blank') + 1) };
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
}

function readMapping(text: string, map: CST.BlockMap): { node: Mapping; rest: readonly Between[] } {
  const pairs: Pair[] = [];
  let pending: readonly Between[] = [];
  for (const item of map.items) {
    const mark = item.start.findIndex(({ type }) => type === 'explicit-key-ind');
    const before = mark === -1 ? item.start : item.start.slice(0, mark);
    const { lines, properties } = readGap(text, before, item !== map.items[0]);
    const lead = [...pending, ...lines];
    pending = lead;
    if (mark === -1 && item.sep === undefined && item.key === undefined) continue;
    if (mark !== -1) {
      const kept = verbatim(CST.stringify({ ...item, start: item.start.slice(mark) }), map.indent);
      pairs.push({ lead, properties: [], key: kept, slot: { properties: [], above: [], node: undefined } });
      pending = [];
    } else {
      const { slot, rest } = readSlot(text, item.sep ?? [], item.value, map.indent);
      pairs.push({ lead, properties, key: readNode(text, item.key ?? undefined, map.indent).node, slot });
      pending = rest;
    }
  }
  const { own, rest } = splitAfter(pending, map.indent);
  return { node: { kind: 'mapping', head: [], pairs, after: own }, rest };
}

function readSequence(text: string, sequence: CST.BlockSequence): { node: Sequence; rest: readonly Between[] } {
  const members: Member[] = [];
  let pending: readonly Between[] = [];
  for (const { start, value } of sequence.items) {
    const dash = start.findIndex(({ type }) => type === 'seq-item-ind');
    const { lines } = readGap(text, dash === -1 ? start : start.slice(0, dash), members.length > 0);
    const lead = [...pending, ...lines];
    pending = lead;
    if (dash === -1) continue;
    const { slot, rest } = readSlot(text, start.slice(dash + 1), value, sequence.indent);
    members.push({ lead, slot });
    pending = rest;
  }
  const { own, rest } = splitAfter(pending, sequence.indent);
  return { node: { kind: 'sequence', members, after: own }, rest };
}

/** What stands behind a dash or colon. `column` is that of the block it is in. */
function readSlot(
  text: string,
  tokens: readonly CST.SourceToken[],
  value: CST.Token | undefined,
  column: number,
): { slot: Slot; rest: readonly Between[] } {
  const { comment, properties, lines } = readGap(text, tokens, false);
  if (value === undefined) {
    // Nothing stands here. What is not indented further than the dash or colon belongs to what follows.
    const { own, rest } = splitAfter(lines, column + 1);
    return { slot: { properties, above: own, node: undefined, ...(comment === undefined ? {} : { comment }) }, rest };
  }
  const read = readNode(text, value, column);
  const { node, above } = withLead(read.node, lines);
  return { slot: { properties, above, node, ...(comment === undefined ? {} : { comment }) }, rest: read.rest };
}

/** Comments above the first line of a block are that line's, and move with it. */
function withLead(node: Node | undefined, lines: readonly Between[]): { node: Node | undefined; above: Between[] } {
  if (node?.kind === 'mapping') {
    const { head, lead } = splitHead(lines);
    const pairs = node.pairs.map((pair, index) => (index === 0 ? { ...pair, lead: [...lead, ...pair.lead] } : pair));
    return { node: { ...node, head, pairs }, above: [] };
  }
  if (node?.kind === 'sequence') {
    const members = node.members.map((member, index) =>
      index === 0 ? { ...member, lead: [...lines, ...member.lead] } : member,
    );
    return { node: { ...node, members }, above: [] };
  }
  return { node, above: lines.filter((line) => line !== 'blank') };
}

function readNode(text: string, token: CST.Token | undefined, column: number): Read {
  switch (token?.type) {
    case undefined:
      return { node: undefined, rest: [] };
    case 'block-map':
      return readMapping(text, token);
    case 'block-seq':
      return readSequence(text, token);
    case 'flow-collection':
      return readFlow(text, token, column);
    case 'block-scalar':
      return readBlockText(token, column);
    case 'alias':
    case 'scalar':
    case 'single-quoted-scalar':
    case 'double-quoted-scalar': {
      const { rest, ...comment } = readEnd(text, token.end);
      return { node: { ...readScalar(token), ...comment }, rest };
    }
    default:
      throw new Error(`YAML gave a ${token?.type} at column ${columnOf(text, token?.offset ?? 0)}.`);
  }
}
