import { useText } from './menu-context.ts';
import { richText } from './words.tsx';

/** Which of the page's two popups an item opens. */
export type Opens = 'detail' | 'picture';

type ItemNameProps = { readonly id: string; readonly opens: Opens | undefined };

/** An item's name; a button that stands for the whole row where the item opens something (`popup/watch-popups.ts`). */
export function ItemName({ id, opens }: ItemNameProps) {
  const name = useText()(id);
  const words = name && richText(name.words);
  if (!opens) {
    return (
      <h3 className="name" lang={name?.lang}>
        {words}
      </h3>
    );
  }
  return (
    <h3>
      <button type="button" className="name" lang={name?.lang} data-opens={opens} aria-haspopup="dialog">
        {words}
      </button>
    </h3>
  );
}
