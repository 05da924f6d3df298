import { words } from '../diagnostics/words.ts';
import type { YAMLMap } from 'yaml';
import { sidesOf, textOf } from '../parse/nodes.ts';
import { problemAt, type Reader } from './reader.ts';

/** An item has its prices in `price` or in `prices`, not in both. */
export function checkPriceOrPrices(reader: Reader, map: YAMLMap): void {
  const keys = map.items.map((pair) => sidesOf(pair).key);
  const price = keys.find((key) => textOf(key) === 'price');
  const prices = keys.find((key) => textOf(key) === 'prices');
  if (!price || !prices) return;
  problemAt(
    reader,
    'conflicting-rules',
    keys.indexOf(price) < keys.indexOf(prices) ? prices : price,
    words('priceOrPrices'),
    words('movePrices'),
  );
}
