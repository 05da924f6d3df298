import { ItemName, type Opens } from './item-name.tsx';
import { ItemSigns } from './item-text.tsx';
import type { FullItem, Highlight, SimpleItem } from './model.ts';
import type { RowShape } from './row-shape.ts';

type ItemHeadProps = {
  readonly item: SimpleItem | FullItem | Highlight;
  readonly opens: Opens | undefined;
  readonly look: string;
  readonly shape: RowShape;
};

/** An item's name on the row's first line, with its signs where they are not at the end of a text. */
export function ItemHead({ item, opens, look, shape }: ItemHeadProps) {
  const { icon, iconStyle } = item.kind === 'simple' ? {} : item;
  return (
    <ItemName id={item.id} opens={opens} icon={icon} iconStyle={iconStyle} look={look} place={shape.signs}>
      <ItemSigns item={item} />
    </ItemName>
  );
}
