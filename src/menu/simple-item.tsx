import { Allergens } from './allergens.tsx';
import { itemWindow } from './hours-rule.ts';
import { ItemDescription } from './item-description.tsx';
import { ItemName } from './item-name.tsx';
import { ItemTags } from './item-tags.tsx';
import type { SimpleItem as Simple } from './model.ts';
import { Prices } from './prices.tsx';

/** A dish or drink on one line, mostly a drink. */
export function SimpleItem({ entry }: { readonly entry: Simple }) {
  const opens = entry.detailedPopup && 'detail';
  return (
    <li className="item" data-only={itemWindow(entry)}>
      <ItemName id={entry.id} opens={opens} />
      <Prices owner={entry.id} prices={entry.prices} decimals={entry.decimals} />
      <ItemDescription item={entry} />
      <ItemTags item={entry} />
      <Allergens contains={entry.allergens} mayContain={entry.mayContain} />
    </li>
  );
}
