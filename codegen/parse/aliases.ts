import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
  type Document,
  type Node,
} from 'yaml';
import { MAX_EXPANSION } from './source-file.ts';
import { startOf } from './nodes.ts';

/** A problem of an alias: its anchor is unknown, it contains itself, or it exceeds the limit of nodes. */
export type AliasProblem = { readonly at: number; readonly kind: 'unknown' | 'recursive' | 'too-large' };

type Walk = {
  readonly anchors: Map<string, Node>;
  /** Number of nodes below each anchor, with the aliases in it expanded. */
  readonly sizes: Map<Node, number>;
  readonly open: Set<Node>;
  readonly problems: AliasProblem[];
  /** Nodes that aliases have added so far. */
  added: number;
};

/** Replaces aliases and merge keys (`<<`) with their targets. Aliases add at most MAX_EXPANSION nodes to the tree. */
export function resolveAliases(document: Document): AliasProblem[] {
  const walk: Walk = { anchors: new Map(), sizes: new Map(), open: new Set(), problems: [], added: 0 };
  const root: unknown = document.contents;
  if (isCollection(root)) visit(root, walk);
  else if (isAlias(root)) walk.problems.push({ at: startOf(root), kind: 'unknown' });
  return walk.problems;
}

/** Resolves the aliases below a node and returns its number of nodes. */
function visit(node: Node, walk: Walk): number {
  const anchor = 'anchor' in node ? node.anchor : undefined;
  if (anchor !== undefined) walk.anchors.set(anchor, node);
  let size = 1;
  walk.open.add(node);
  if (isMap(node)) {
    for (const pair of node.items) {
      size += visitSlot(pair, 'key', walk) + visitSlot(pair, 'value', walk);
    }
    merge(node);
  } else if (isSeq(node)) {
    for (let index = 0; index < node.items.length; index++) size += visitSlot(node.items, index, walk);
  }
  walk.open.delete(node);
  walk.sizes.set(node, size);
  return size;
}

function visitSlot<Slot extends PropertyKey>(holder: { [slot in Slot]: unknown }, slot: Slot, walk: Walk): number {
  const node = holder[slot];
  if (!isAlias(node)) return isCollection(node) || isScalar(node) ? visit(node, walk) : 0;
  const at = startOf(node);
  const target = walk.anchors.get(node.source);
  if (target === undefined || walk.open.has(target)) {
    walk.problems.push({ at, kind: target === undefined ? 'unknown' : 'recursive' });
    return 1;
  }
  const size = walk.sizes.get(target) ?? 1;
  const before = walk.added;
  walk.added += size;
  if (walk.added > MAX_EXPANSION) {
    if (before <= MAX_EXPANSION) walk.problems.push({ at, kind: 'too-large' });
    return size;
  }
  holder[slot] = target;
  return size;
}

/** Adds the pairs of `<<` to a mapping, except for keys that it has itself. */
function merge(map: YAMLMap): void {
  const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === '<<' && key.type === 'PLAIN');
  if (at === -1) return;
  const source = map.items[at]?.value;
  const sources = isSeq(source) ? source.items : [source];
  if (!sources.every((item) => isMap(item))) return;
  const own = new Set(map.items.map(({ key }) => (isScalar(key) ? key.value : key)));
  const merged: Pair[] = [];
  for (const { items } of sources) {
    // A key that stands twice in one mapping stays there twice, to be reported.
    const others = new Set(own);
    for (const pair of items) {
      const key = isScalar(pair.key) ? pair.key.value : pair.key;
      if (others.has(key) || !isPair(pair)) continue;
      own.add(key);
      merged.push(pair);
    }
  }
  map.items = [...map.items.slice(0, at), ...merged, ...map.items.slice(at + 1)];
}
