import { ItemRow } from './item-row.tsx';
import type { SimpleItem as Simple } from './model.ts';

/** A dish or drink without a picture, mostly a drink. */
export function SimpleItem({ entry }: { readonly entry: Simple }) {
  return <ItemRow item={entry} opens={entry.detailedPopup && 'detail'} />;
}
