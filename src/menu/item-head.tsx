import { classNames } from '../ui/class-names.ts';
import { ItemName, type Opens } from './item-name.tsx';
import { ItemClosing, useHasText } from './item-text.tsx';
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
  const name = (
    <ItemName
      id={item.id}
      opens={opens}
      icon={icon}
      iconStyle={iconStyle}
      look={classNames(look, hasText ? 'words' : 'inline')}
    />
  );
  if (hasText) return name;
  return (
    <div className={`words ${look}`}>
      {name} <ItemClosing item={item} />
    </div>
  );
}
