import { classNames } from '../ui/class-names.ts';
import { entryWindow } from './hours-rule.ts';
import { ItemHead } from './item-head.tsx';
import type { Opens } from './item-name.tsx';
import { ItemDetail, ItemText, useItemSigns } from './item-text.tsx';
import type { FullItem, SimpleItem } from './model.ts';
import { Picture } from './picture.tsx';
import { Prices } from './prices.tsx';

type ItemRowProps = { readonly item: SimpleItem | FullItem; readonly opens: Opens | undefined };

/** A row of the menu: name and price on one line, what there is to say of it below, a picture under the price. */
export function ItemRow({ item, opens }: ItemRowProps) {
  const full = item.kind === 'full' ? item : undefined;
  const signs = useItemSigns(item);
  return (
    <li className={classNames('item row', full?.className)} data-only={entryWindow(item)}>
      <ItemHead item={item} opens={opens} look="text-name" signs={signs} />
      <Prices owner={item.id} prices={item.prices} decimals={item.decimals} styled={full?.styledPrice} />
      <ItemText item={item} signs={signs} />
      {full?.image && <Picture of={full.image} className="picture thumb" />}
      <ItemDetail item={item} />
    </li>
  );
}
