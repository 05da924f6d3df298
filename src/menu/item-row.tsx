import { classNames } from '../ui/class-names.ts';
import { useRest } from './group-context.ts';
import { entryWindow } from './hours-rule.ts';
import { ItemHead } from './item-head.tsx';
import type { Opens } from './item-name.tsx';
import { ItemDetail, ItemText, useItemShape } from './item-text.tsx';
import type { FullItem, SimpleItem } from './model.ts';
import { Picture } from './picture.tsx';
import { Prices } from './prices.tsx';

type ItemRowProps = { readonly item: SimpleItem | FullItem; readonly opens: Opens | undefined };

/** A row of the menu: name and price on one line, its texts below, a picture under the price. */
export function ItemRow({ item, opens }: ItemRowProps) {
  const full = item.kind === 'full' ? item : undefined;
  const shape = useItemShape(item);
  return (
    <li id={useRest()} className={classNames('item row', full?.className)} data-only={entryWindow(item)}>
      <ItemHead item={item} opens={opens} look="text-name" shape={shape} />
      <Prices owner={item.id} prices={item.prices} decimals={item.decimals} styled={full?.styledPrice} />
      {/* Before the text, which flows around it. */}
      {full?.image && <Picture of={full.image} className="picture thumb" />}
      <ItemText item={item} shape={shape} />
      <ItemDetail item={item} />
    </li>
  );
}
