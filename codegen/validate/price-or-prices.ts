import type { YAMLMap } from 'yaml';
import { sidesOf, textOf } from '../parse/nodes.ts';
import { problemAt, type Reader } from './reader.ts';

/** An item has its prices in `price` or in `prices`, not in both. */
export function checkPriceOrPrices(reader: Reader, map: YAMLMap): void {
  const fields = map.items.filter(({ key }) => ['price', 'prices'].includes(textOf(key) ?? ''));
  const [first, second] = fields.map((pair) => sidesOf(pair).key);
  if (first === null || first === undefined || second === null || second === undefined) return;
  // The same word twice is a duplicate key.
  if (textOf(first) === textOf(second)) return;
  problemAt(
    reader,
    'conflicting-rules',
    second,
    'An item has "price" or "prices", not both.',
    'move all prices into one of them',
  );
}
