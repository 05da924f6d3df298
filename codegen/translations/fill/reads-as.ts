import { isMap, isScalar } from 'yaml';
import { compose } from '../../parse/compose.ts';
import type { Position } from './surroundings.ts';

/** YAML's limit for what stands before a colon on one line. */
const MOST_OF_KEY = 1024;

/** Whether YAML reads a scalar, written so where it stands, as what is meant. */
export function readsAs(
  written: string,
  isMeant: (value: string) => boolean,
  { isKey, isInBrackets }: Position,
): boolean {
  if (isKey && (written.length > MOST_OF_KEY || written.includes('\n'))) return false;
  const pair = isKey ? `${written}: x` : `x: ${written}`;
  const composed = compose(isInBrackets ? `{${pair}, y: z}\n` : `${pair}\ny: z\n`);
  if (!('document' in composed) || composed.errors.length > 0) return false;
  const { contents } = composed.document;
  if (!isMap(contents) || contents.items.length !== 2) return false;
  const [first, second] = contents.items;
  const text: unknown = isKey ? first?.key : first?.value;
  const other: unknown = isKey ? first?.value : first?.key;
  const isOther = isScalar(other) && other.value === 'x';
  const isWhole = isScalar(second?.key) && second.key.value === 'y';
  return isWhole && isOther && isScalar(text) && typeof text.value === 'string' && isMeant(text.value);
}
