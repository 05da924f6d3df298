import { useSpanishText, useText } from './menu-context.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';
import { Words } from './words.tsx';

/** The line below an item's name, and what only the popup shows of it. */
export function ItemDescription({ item }: { readonly item: SimpleItem | FullItem | Highlight }) {
  const text = useText();
  const spanish = useSpanishText();
  const spanishName = item.descriptionIsSpanishName && spanish(item.id);
  return (
    <>
      <Words as="p" className="description" of={spanishName || text(item.id, 'description')} />
      {item.detailedPopup && <Words as="p" className="detail" of={text(item.id, 'detail')} />}
    </>
  );
}
