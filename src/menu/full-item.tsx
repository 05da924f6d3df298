import { classNames } from '../ui/class-names.ts';
import { Allergens } from './allergens.tsx';
import { itemWindow } from './hours-rule.ts';
import { ItemDescription } from './item-description.tsx';
import { ItemName, type Opens } from './item-name.tsx';
import { ItemTags } from './item-tags.tsx';
import type { FullItem as Full, Highlight } from './model.ts';
import { Picture } from './picture.tsx';
import { Prices } from './prices.tsx';

/** What a full item opens: the popup if it says so, else its picture if it has one (specification, point 2). */
export function opensOf({ detailedPopup, image }: Full | Highlight): Opens | undefined {
  if (detailedPopup) return 'detail';
  return image ? 'picture' : undefined;
}

/** A dish with a picture, a popup or a look of its own. */
export function FullItem({ entry }: { readonly entry: Full }) {
  const opens = opensOf(entry);
  const className = classNames('item', entry.image && 'pictured', entry.className);
  return (
    <li className={className} data-only={itemWindow(entry)}>
      <ItemName id={entry.id} opens={opens} icon={entry.icon} iconStyle={entry.iconStyle} />
      <Prices owner={entry.id} prices={entry.prices} decimals={entry.decimals} styled={entry.styledPrice} />
      <ItemDescription item={entry} />
      <ItemTags item={entry} />
      <Allergens contains={entry.allergens} mayContain={entry.mayContain} asPictures={entry.allergenImages} />
      {entry.image && <Picture of={entry.image} />}
    </li>
  );
}
