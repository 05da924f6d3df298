import { useInterface } from '../i18n/interface-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { pictureUrl } from '../ui/picture-url.ts';
import { Allergens } from './allergens.tsx';
import { opensOf } from './full-item.tsx';
import { itemWindow } from './hours-rule.ts';
import { ItemDescription } from './item-description.tsx';
import { ItemName } from './item-name.tsx';
import { ItemTags } from './item-tags.tsx';
import { useText } from './menu-context.ts';
import type { Highlight } from './model.ts';
import { Picture } from './picture.tsx';
import { Prices } from './prices.tsx';
import { Words } from './words.tsx';

/** An item shown large, with what makes it special: a label, a badge, a reel. */
export function HighlightItem({ entry }: { readonly entry: Highlight }) {
  const text = useText();
  const { watchReel } = useInterface().item;
  const opens = opensOf(entry);
  const className = classNames('item highlight', entry.className);
  return (
    <li className={className} data-only={itemWindow(entry)}>
      {entry.image && <Picture of={entry.image} />}
      <Words as="p" className="label" of={text(entry.id, 'label')} />
      <ItemName id={entry.id} opens={opens} icon={entry.icon} iconStyle={entry.iconStyle} />
      <Prices owner={entry.id} prices={entry.prices} decimals={entry.decimals} styled={entry.styledPrice} />
      <ItemDescription item={entry} />
      <ItemTags item={entry} />
      <Allergens contains={entry.allergens} mayContain={entry.mayContain} asPictures={entry.allergenImages} />
      {entry.link && (
        <NewTabLink className="button" href={entry.link}>
          {watchReel}
        </NewTabLink>
      )}
      {entry.badge && <img className="badge" src={pictureUrl(entry.badge)} alt="" loading="lazy" />}
    </li>
  );
}
