import type { ReactNode } from 'react';
import { inLanguage } from '../i18n/in-language.ts';
import { classNames } from '../ui/class-names.ts';
import { useText } from './menu-context.ts';
import { SmallPicture } from './picture.tsx';
import { Quantity } from './quantity.tsx';
import type { SignsPlace } from './row-shape.ts';
import { richText } from './words.tsx';

/** Which of the page's two popups an item opens. */
export type Opens = 'detail' | 'picture';

type ItemNameProps = {
  readonly id: string;
  readonly opens: Opens | undefined;
  /** The icon beside the name, and its style. */
  readonly icon?: string | undefined;
  readonly iconStyle?: string | undefined;
  readonly look: string;
  /** The signs, and their place. A screen reader's list of headings shows only the name. */
  readonly children: ReactNode;
  readonly place: SignsPlace;
};

/**
 * An item's name, with its signs where they are not at the end of a text; a button whose hit area is the whole row where the item opens something
 * (`page/popups.ts`).
 */
export function ItemName({ id, opens, icon, iconStyle, look, children, place }: ItemNameProps) {
  const name = useText()(id);
  const isAlone = place !== 'name';
  const heading = (
    <h3 className={isAlone ? `${look} words` : 'inline'} {...inLanguage(opens ? undefined : name?.lang)}>
      {opens ? (
        <button className="name" {...inLanguage(name?.lang)} data-opens={opens}>
          {name && richText(name.words)}
        </button>
      ) : (
        name && richText(name.words)
      )}
      <Quantity of={id} />
      {icon && (
        <SmallPicture
          of={icon}
          className={classNames('ms-1 inline size-5 align-text-bottom', iconStyle === 'round' && 'rounded-[50%]')}
        />
      )}
    </h3>
  );
  if (isAlone) {
    return (
      <>
        {heading}
        {place === 'beside' && children}
      </>
    );
  }
  return (
    <div className={`${look} words`}>
      {heading} {children}
    </div>
  );
}
