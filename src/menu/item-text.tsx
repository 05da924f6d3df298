import { Allergens } from './allergens.tsx';
import { ItemTags } from './item-tags.tsx';
import { type ShownText, useSpanishText, useText } from './menu-context.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';
import { richText, Words } from './words.tsx';

type ItemProps = { readonly item: SimpleItem | FullItem | Highlight };

/** The line below an item's name: its description, or its Spanish name. */
function useDescription({ item }: ItemProps): ShownText | undefined {
  const text = useText();
  const spanish = useSpanishText();
  return (item.descriptionIsSpanishName && spanish(item.id)) || text(item.id, 'description');
}

/** Whether an item has a text below its name, across the row; else what closes that follows the name. */
export const useHasText = (props: ItemProps): boolean => useDescription(props) !== undefined;

/** Two lines of a phone, in characters. */
const TWO_LINES = 110;

/** An item's description, and what closes it; nothing without one. A row shows two lines of it where the item's popup has the rest. */
export function ItemText({ item }: ItemProps) {
  const description = useDescription({ item });
  if (!description) return null;
  const isCut = item.detailedPopup && typeof description.words === 'string' && description.words.length > TWO_LINES;
  const isApart = description.lang !== undefined || isCut;
  return (
    <div className="text">
      {isApart ? <Words of={description} className={isCut ? 'cut' : undefined} /> : richText(description.words)}{' '}
      <ItemClosing item={item} />
    </div>
  );
}

/** What closes an item's text, or follows its name: tags, and the signs of its allergens. */
export function ItemClosing({ item }: ItemProps) {
  return (
    <>
      <ItemTags item={item} />
      <Allergens
        contains={item.allergens}
        mayContain={item.mayContain}
        asPictures={'allergenImages' in item && item.allergenImages}
      />
    </>
  );
}

/** What only the popup shows. */
export function ItemDetail({ item }: ItemProps) {
  const text = useText();
  return item.detailedPopup && <Words as="p" className="detail hidden" of={text(item.id, 'detail')} />;
}
