import { useInterface } from '../i18n/interface-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { opensOf } from './full-item.tsx';
import { entryWindow } from './hours-rule.ts';
import { ItemHead } from './item-head.tsx';
import { ItemDetail, ItemText, useItemShape } from './item-text.tsx';
import { useText } from './menu-context.ts';
import type { Highlight } from './model.ts';
import { Picture, SmallPicture } from './picture.tsx';
import { Prices } from './prices.tsx';
import { specialPlace } from './specials.tsx';
import { Words } from './words.tsx';

/** An item on a band of its own, with a label, a badge or a reel. */
export function HighlightItem({ entry }: { readonly entry: Highlight }) {
  const { watchReel } = useInterface().item;
  const shape = useItemShape(entry);
  return (
    <li
      id={specialPlace(entry)}
      className={classNames('item row special highlight', entry.className)}
      data-only={entryWindow(entry)}
    >
      <Words as="p" className="label col-span-full text-kicker text-accent-ink" of={useText()(entry.id, 'label')} />
      <ItemHead item={entry} opens={opensOf(entry)} look="title text-special" shape={shape} />
      <Prices owner={entry.id} prices={entry.prices} decimals={entry.decimals} styled={entry.styledPrice} />
      <ItemText item={entry} shape={shape} />
      {entry.image && <Picture of={entry.image} className="picture thumb" />}
      {entry.link && (
        <NewTabLink className="reel link relative z-1 col-start-1 me-auto" href={entry.link} name={watchReel}>
          {watchReel}
        </NewTabLink>
      )}
      <ItemDetail item={entry} />
      {entry.badge && <SmallPicture of={entry.badge} className="badge size-11" />}
    </li>
  );
}
