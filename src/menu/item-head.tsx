import { ItemName, type Opens } from './item-name.tsx';
import { ItemSigns, useHasText } from './item-text.tsx';
import type { FullItem, Highlight, SimpleItem } from './model.ts';

type ItemHeadProps = {
  readonly item: SimpleItem | FullItem | Highlight;
  readonly opens: Opens | undefined;
  readonly look: string;
};

/** An item's name on the row's first line; where no text follows below, with what closes it. */
export function ItemHead({ item, opens, look }: ItemHeadProps) {
  const hasText = useHasText({ item });
  const { icon, iconStyle } = item.kind === 'simple' ? {} : item;
  return (
    <ItemName id={item.id} opens={opens} icon={icon} iconStyle={iconStyle} look={`${look} words`}>
      {!hasText && <ItemSigns item={item} />}
    </ItemName>
  );
}
