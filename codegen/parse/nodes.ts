import { isScalar, Scalar, type Node, type Pair, type YAMLMap } from 'yaml';

/** What YAML reads as nothing where it stands without quotes. */
const NOTHING: ReadonlySet<string> = new Set(['', '~', 'null', 'Null', 'NULL']);

/** The offset at which a node begins. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** The offsets between which a node stands, quotes included. */
export function rangeOf(node: Node): { from: number; to: number } {
  const [from, to] = node.range ?? [0, 0];
  return { from, to };
}

/** Whether a scalar stands in quotes. */
export function isQuoted({ type }: Scalar): boolean {
  return type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
}

/** Whether a value is left out: nothing behind the colon, `null` or `~`. */
export function isNothing(node: unknown): boolean {
  if (node === null || node === undefined) return true;
  return isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string' && NOTHING.has(node.value);
}

/** The text of a scalar; undefined of a list, a mapping or nothing. */
export function textOf(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The text of a scalar without quotes, where `true` or `3` has a meaning that it loses in quotes. */
export function plainTextOf(node: unknown): string | undefined {
  return isScalar(node) && node.type === Scalar.PLAIN ? textOf(node) : undefined;
}

/** A pair as the composer gives it: both sides nodes, or nothing. */
export function sidesOf(pair: Pair): { key: Node | null; value: Node | null } {
  return pair as { key: Node | null; value: Node | null };
}

/** A text in quotes, as YAML wants it. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The pair of a field of a mapping; undefined where it is not written. */
export function fieldOf(map: YAMLMap, name: string): ReturnType<typeof sidesOf> | undefined {
  const pair = map.items.find(({ key }) => textOf(key) === name);
  return pair && sidesOf(pair);
}

/** Whether a text stands behind `|` or `>`. */
export function isBlockScalar(node: unknown): boolean {
  return isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
}

/** Stands for a node that is there, because something was read of it. */
export function never(): never {
  throw new Error('What was read of a file stands in it.');
}
