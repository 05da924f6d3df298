/**
 * Functions with which generated menus write items, one short line each. The calls also keep the type check of thousands of items cheap: each has a
 * declared type, whereas each object literal would have its own (measured: docs/benchmarks.md).
 */
import type { Allergen } from '../terms/allergens.ts';
import type { StandardLabel } from '../terms/price-labels.ts';
import type { FullItem, Highlight, Price, SimpleItem, Wine } from './model.ts';

/** One price without a label, prices by label, or a list where a label is the editor's own. */
type Prices = Price['amount'] | { readonly [label in StandardLabel]?: Price['amount'] } | readonly Price[];

/** `~` precedes possible traces. An empty list states that there are none; without a list nothing is declared. */
type Allergens = readonly (Allergen | `~${Allergen}`)[];

type More<Item> = Omit<Item, 'kind' | 'id' | 'prices' | 'allergens'>;

export function simple(id: string, prices?: Prices, allergens?: Allergens, more?: More<SimpleItem>): SimpleItem {
  return { kind: 'simple', id, ...pricesOf(prices), ...allergensOf(allergens), ...more };
}

export function full(id: string, prices?: Prices, allergens?: Allergens, more?: More<FullItem>): FullItem {
  return { kind: 'full', id, ...pricesOf(prices), ...allergensOf(allergens), ...more };
}

export function highlight(id: string, prices?: Prices, allergens?: Allergens, more?: More<Highlight>): Highlight {
  return { kind: 'highlight', id, ...pricesOf(prices), ...allergensOf(allergens), ...more };
}

export function wine(id: string, prices?: Prices, allergens?: Allergens, more?: More<Wine>): Wine {
  return { kind: 'wine', id, ...pricesOf(prices), ...allergensOf(allergens), ...more };
}

function pricesOf(prices: Prices | undefined): { readonly prices?: readonly Price[] } {
  if (prices === undefined) return {};
  if (typeof prices !== 'object') return { prices: [{ amount: prices }] };
  if (isList(prices)) return { prices };
  const labels = Object.keys(prices) as StandardLabel[];
  return { prices: labels.map((label) => ({ label, amount: prices[label] ?? '' })) };
}

function isList(prices: object): prices is readonly Price[] {
  return Array.isArray(prices);
}

function allergensOf(keys: Allergens | undefined): Pick<SimpleItem, 'allergens' | 'mayContain'> {
  if (keys === undefined) return {};
  const contained = keys.filter((key): key is Allergen => !key.startsWith('~'));
  const traces = keys.filter((key) => key.startsWith('~')).map((key) => key.slice(1) as Allergen);
  return {
    ...(contained.length > 0 || traces.length === 0 ? { allergens: contained } : {}),
    ...(traces.length > 0 ? { mayContain: traces } : {}),
  };
}
