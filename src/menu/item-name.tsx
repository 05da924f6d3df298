import type { ReactNode } from 'react';
import { inLanguage } from '../i18n/in-language.ts';
import { classNames } from '../ui/class-names.ts';
import { useText } from './menu-context.ts';
import { SmallPicture } from './picture.tsx';
import { Quantity } from './quantity.tsx';
import { richText } from './words.tsx';

/** Which of the page's two popups an item opens. */
export type Opens = 'detail' | 'picture';

type ItemNameProps = {
  readonly id: string;
  readonly opens: Opens | undefined;
  /** The sign beside the name, and its look. */
  readonly icon?: string | undefined;
  readonly iconStyle?: string | undefined;
  readonly look: string | undefined;
  /** What closes it where no text follows: signs, which are heard with the name. */
  readonly children?: ReactNode;
};

/** An item's name; a button that stands for the whole row where the item opens something (`page/popups.ts`). */
export function ItemName({ id, opens, icon, iconStyle, look, children }: ItemNameProps) {
  const name = useText()(id);
  return (
    <h3 className={look} {...inLanguage(opens ? undefined : name?.lang)}>
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
          className={classNames('ms-1 inline size-5 align-text-bottom', iconStyle === 'round' && 'rounded-full')}
        />
      )}
      {children}
    </h3>
  );
}
