import type { Opens } from './item-name.tsx';
import { ItemRow } from './item-row.tsx';
import type { FullItem as Full, Highlight } from './model.ts';

/** The popup that a full item opens: the detail popup if it asks for it, else its picture if it has one (specification, point 2). */
export function opensOf({ detailedPopup, image }: Full | Highlight): Opens | undefined {
  if (detailedPopup) return 'detail';
  return image ? 'picture' : undefined;
}

/** A dish with a picture, a popup or a look of its own. */
export function FullItem({ entry }: { readonly entry: Full }) {
  return <ItemRow item={entry} opens={opensOf(entry)} />;
}
