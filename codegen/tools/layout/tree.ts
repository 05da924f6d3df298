/** The tree of a menu file for formatting: its YAML as written, with comments and blank lines. */

/** A comment line with its column, or a blank line. */
export type Between = { readonly comment: string; readonly column: number } | 'blank';

/** The style of a scalar. An alias is never changed. */
export type Style = 'plain' | 'single' | 'double' | 'alias';

export type Scalar = {
  readonly kind: 'scalar';
  readonly style: Style;
  /** As written, quotes included; further lines without their indentation. */
  readonly lines: readonly string[];
  /** The text that YAML reads. */
  readonly value: string;
  /** The comment on the last line. */
  readonly comment?: string | undefined;
};

/** A block scalar (`|` or `>`). */
export type BlockText = {
  readonly kind: 'block-text';
  readonly header: string;
  readonly comment?: string | undefined;
  /** Its lines without their common indentation. */
  readonly lines: readonly string[];
};

/** Text that is kept verbatim except for its column. */
export type Verbatim = {
  readonly kind: 'verbatim';
  /** Further lines without the indentation of the enclosing block. */
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

/** A mapping with each pair on its own line, or a list with each member after a dash. */
export type Block = {
  readonly kind: 'block';
  readonly isList: boolean;
  /** Comments about the whole of a mapping. */
  readonly head: readonly Between[];
  readonly members: readonly Member[];
  readonly after: readonly Between[];
};

/** A pair, or a member of a list, which has no key. */
export type Member = {
  readonly lead: readonly Between[];
  /** Anchors and tags of the key. */
  readonly properties: readonly string[];
  readonly key: Node | undefined;
  readonly slot: Slot;
};

/** A member of brackets, which may be a pair or a value. */
export type FlowMember = Member & { readonly isPair: boolean };

export type Node = Scalar | BlockText | Verbatim | Flow | Block;

/** The place after a dash or a colon. */
export type Slot = {
  readonly properties: readonly string[];
  /** A comment on the line of the dash or colon, if the content begins below. */
  readonly comment?: string | undefined;
  /** Lines between the dash or colon and the content. */
  readonly above: readonly Between[];
  readonly node: Node | undefined;
};

export function keyText(node: Node | undefined): string | undefined {
  return node?.kind === 'scalar' && node.style !== 'alias' ? node.value : undefined;
}

/** Names of anchors (`&name`) and aliases (`*name`) in document order. */
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
    case 'block':
      return node.members.flatMap(anchorsOfMember);
  }
}

export function anchorsOfMember({ properties, key, slot }: Member): string[] {
  return [...anchorsOf(properties, key), ...anchorsOf(slot.properties, slot.node)];
}

function anchorsOf(properties: readonly string[], node: Node | undefined): string[] {
  return [...properties.filter((property) => property.startsWith('&')), ...anchorsIn(node)];
}
