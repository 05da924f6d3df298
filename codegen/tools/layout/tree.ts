/** A menu file as it is laid out: its YAML as it is written, with comments and blank lines. */

/** A line of comment and the column where it stood, or a blank line. */
export type Between = { readonly comment: string; readonly column: number } | 'blank';

/** How a text is quoted. An alias is none of them and never changed. */
export type Style = 'plain' | 'single' | 'double' | 'alias';

export type Scalar = {
  readonly kind: 'scalar';
  readonly style: Style;
  /** As written, quotes included; further lines without their indentation. */
  readonly lines: readonly string[];
  /** The text that YAML reads. */
  readonly value: string;
  /** What follows on the last line. */
  readonly comment?: string | undefined;
};

/** A text behind `|` or `>`. */
export type BlockText = {
  readonly kind: 'block-text';
  readonly header: string;
  readonly comment?: string | undefined;
  /** Its lines without the indentation that all of them share. */
  readonly lines: readonly string[];
};

/** Text that is kept as it is written, but for the column. */
export type Verbatim = {
  readonly kind: 'verbatim';
  /** Further lines without the indentation of the block they stand in. */
  readonly lines: readonly string[];
  readonly comment?: string | undefined;
};

/** A mapping or list in brackets. */
export type Flow = {
  readonly kind: 'flow';
  readonly open: '[' | '{';
  readonly members: readonly FlowMember[];
  readonly trailingComma: boolean;
  readonly isOneLine: boolean;
  readonly comment?: string | undefined;
};

/** A mapping with each pair on a line of its own. */
export type Mapping = {
  readonly kind: 'mapping';
  /** Comments about the whole of it. */
  readonly head: readonly Between[];
  readonly pairs: readonly Pair[];
  readonly after: readonly Between[];
};

export type Pair = {
  readonly lead: readonly Between[];
  /** Anchors and tags of the key. */
  readonly properties: readonly string[];
  readonly key: Node | undefined;
  readonly slot: Slot;
};

/** A member of brackets: a pair, or a value alone, which has no key. */
export type FlowMember = Pair & { readonly isPair: boolean };

/** A list with each member behind a dash. */
export type Sequence = {
  readonly kind: 'sequence';
  readonly members: readonly Member[];
  readonly after: readonly Between[];
};

export type Member = { readonly lead: readonly Between[]; readonly slot: Slot };

export type Node = Scalar | BlockText | Verbatim | Flow | Mapping | Sequence;

/** The place behind a dash or a colon. */
export type Slot = {
  readonly properties: readonly string[];
  /** On the line of the dash or colon, where what it holds begins below. */
  readonly comment?: string | undefined;
  /** On lines between the dash or colon and what it holds. */
  readonly above: readonly Between[];
  readonly node: Node | undefined;
};

export function keyText(node: Node | undefined): string | undefined {
  return node?.kind === 'scalar' && node.style !== 'alias' ? node.value : undefined;
}

/** Names of anchors (`&name`) and aliases (`*name`) in the order in which they stand. */
function anchorsIn(node: Node | undefined): string[] {
  switch (node?.kind) {
    case undefined:
    case 'block-text':
      return [];
    case 'scalar':
      return node.style === 'alias' ? [...node.lines] : [];
    case 'verbatim':
      return node.lines.flatMap((line) => line.match(/[&*][^\s,[\]{}]+/g) ?? []);
    case 'flow':
      return node.members.flatMap(anchorsOfPair);
    case 'mapping':
      return node.pairs.flatMap(anchorsOfPair);
    case 'sequence':
      return node.members.flatMap(({ slot }) => anchorsOf(slot.properties, slot.node));
  }
}

export function anchorsOfPair({ properties, key, slot }: Pick<Pair, 'properties' | 'key' | 'slot'>): string[] {
  return [...anchorsOf(properties, key), ...anchorsOf(slot.properties, slot.node)];
}

function anchorsOf(properties: readonly string[], node: Node | undefined): string[] {
  return [...properties.filter((property) => property.startsWith('&')), ...anchorsIn(node)];
}
