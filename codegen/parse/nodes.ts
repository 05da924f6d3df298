import { isScalar, Scalar, type Node, type Pair, type YAMLMap } from 'yaml';

/** Values that YAML reads as null if they are not quoted. */
const NOTHING: ReadonlySet<string> = new Set(['', '~', 'null', 'Null', 'NULL']);

/** The offset at which a node begins. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** The start and end offset of a node, quotes included. */
export function rangeOf(node: Node): { from: number; to: number } {
  const [from, to] = node.range ?? [0, 0];
  return { from, to };
}

/** Whether a scalar is quoted. */
export function isQuoted({ type }: Scalar): boolean {
  return type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
}

/** Whether a value is missing: nothing after the colon, `null` or `~`. */
export function isNothing(node: unknown): boolean {
  if (node === null || node === undefined) return true;
  return isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string' && NOTHING.has(node.value);
}

/** The text of a scalar; undefined for a list, a mapping or nothing. */
export function textOf(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The text of an unquoted scalar, whose `true` or `3` is not a plain text; undefined if it is quoted. */
export function plainTextOf(node: unknown): string | undefined {
  return isScalar(node) && node.type === Scalar.PLAIN ? textOf(node) : undefined;
}

/** The key and value of a pair, typed as the composer returns them. */
export function sidesOf(pair: Pair): { key: Node | null; value: Node | null } {
  return pair as { key: Node | null; value: Node | null };
}

/** A text quoted for YAML. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The pair of a field in a mapping; undefined if it is not written. */
export function fieldOf(map: YAMLMap, name: string): ReturnType<typeof sidesOf> | undefined {
  const pair = map.items.find(({ key }) => textOf(key) === name);
  return pair && sidesOf(pair);
}

/** Whether a text is a block scalar (`|` or `>`). */
export function isBlockScalar(node: unknown): boolean {
  return isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
}

/** Throws: a node that was read before must exist. */
export function never(): never {
  throw new Error('What was read of a file stands in it.');
}
