import { Fragment } from 'react';
import { Allergens } from './allergens.tsx';
import { entryWindow } from './hours-rule.ts';
import { lineOf } from './entry-line.ts';
import { ItemName } from './item-name.tsx';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { Wine as WineEntry } from './model.ts';
import { Picture } from './picture.tsx';
import { Prices } from './prices.tsx';
import { Inline } from './words.tsx';

/** A wine, as a good printed list has it: its name and prices, below them who makes it, where, when and from what. */
export function Wine({ entry }: { readonly entry: WineEntry }) {
  const text = useText();
  const { id, prices, image, allergens, mayContain, marks } = entry;
  const line = lineOf(entry, text);
  const description = text(id, 'description');
  const hasText = line.length > 0 || description !== undefined;
  const closing = (
    <>
      <Marks of={marks} />
      <Allergens contains={allergens} mayContain={mayContain} />
    </>
  );
  return (
    <li className="item row wine" data-only={entryWindow(entry)}>
      <ItemName id={id} opens={image ? 'picture' : undefined} look="words text-name">
        {!hasText && closing}
      </ItemName>
      <Prices owner={id} prices={prices} />
      {hasText && (
        <div className="text">
          {line.length > 0 && (
            <span className="italic">
              {line.map(({ path, shown }, index) => (
                <Fragment key={path}>
                  {index > 0 && '\u00a0· '}
                  {typeof shown === 'string' ? shown : <Inline of={shown} />}
                </Fragment>
              ))}
            </span>
          )}
          {line.length > 0 && description && ' · '}
          <Inline of={description} /> {closing}
        </div>
      )}
      {image && <Picture of={image} className="picture thumb" />}
    </li>
  );
}
