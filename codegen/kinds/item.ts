import type { Content } from './content.ts';
import { type Context, emitFields } from '../emit/emit-fields.ts';
import { resolveItem } from '../resolve/resolve-item.ts';
import { FULL_ONLY, FULL_ROW, ITEM_FIELDS, SIMPLE_ROW } from './item-fields.ts';
import type { Kind } from './kind.ts';
import type { ResolvedRecord } from './resolved.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import type { RichNode } from '../../src/terms/rich-text.ts';
import { parseHtml } from '../validate/html.ts';

/** A resolved item or highlight. */
export type ResolvedItem = ResolvedRecord<typeof ITEM_FIELDS> & { name: Text };

export const ITEM = {
  word: {
    type: 'text',
    required: true,
    description: 'A dish or drink.',
    spanish: 'Un plato o una bebida.',
    examples: ['Agua @en Water'],
  },
  fields: ITEM_FIELDS,
  holds: 'name',
  isServed: true,
  row: 'list',
  components: { simple: 'SimpleItem', full: 'FullItem' },
  nouns: ['dish', 'dishes'],
  inWords: 'dish in the list',
  inTable: { es: 'plato', en: 'dish', also: ['item', 'bebida', 'drink'] },
  resolve: resolveItem,
  emit: (item: ResolvedItem, context: Context) => ({
    kind: item.variant ?? 'simple',
    ...emitFields(item.variant === 'full' ? FULL_ROW : SIMPLE_ROW, pageItem(item), context),
  }),
  content: (item: ResolvedItem, walk: (item: object) => Content): Content =>
    itemContent(item, item.variant === 'full', walk),
} as const satisfies Kind;

/** The content of an item. Fields that only a full row shows are left out of a simple row. */
export function itemContent(item: ResolvedItem, isFull: boolean, walk: (item: object) => Content): Content {
  const shown = Object.entries(item).filter(([name]) => isFull || !Object.hasOwn(FULL_ONLY, name.replace(/File$/, '')));
  const walked = walk(Object.fromEntries(shown));
  return {
    ...walked,
    ...(item.onlyNight && { hours: 'from 19:00 to 3:00' }),
    ...(item.onlyDay && { hours: 'from 3:00 to 19:00' }),
    looks: { ...walked.looks, 'row with picture and extras': isFull },
  };
}

/** An item as the page needs it: with its picture chosen, and with HTML parsed into elements. */
export function pageItem(item: ResolvedItem): object {
  const { imageSource, description, allowHtmlInDescription } = item;
  if (imageSource === undefined && !allowHtmlInDescription) return item;
  return {
    ...item,
    ...(imageSource !== undefined && { imageFile: imageSource }),
    ...(allowHtmlInDescription && description && { description: richText(description) }),
  };
}

/** Texts with HTML become elements here, so that no HTML string reaches the browser. */
function richText(text: Text): Readonly<Record<string, string | readonly RichNode[]>> {
  return Object.fromEntries(Object.entries(text).map(([language, html]) => [language, elements(html)]));
}

function elements(html: string): string | RichNode[] {
  const { nodes } = parseHtml(html);
  const [first = ''] = nodes;
  return nodes.length <= 1 && typeof first === 'string' ? first : nodes;
}
