import { Fragment } from 'react';
import { plainText } from '../terms/rich-text.ts';
import { Allergens } from './allergens.tsx';
import { useRest } from './group-context.ts';
import { entryWindow } from './hours-rule.ts';
import { lineOf } from './entry-line.ts';
import { ItemName } from './item-name.tsx';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { Wine as WineEntry } from './model.ts';
import { Picture } from './picture.tsx';
import { Prices } from './prices.tsx';
import { useRowShape } from './row-shape.ts';
import { RowText } from './row-text.tsx';
import { Inline } from './words.tsx';

/** A wine as on a good printed list: its name and prices, below them winery, region, vintage and grape. */
export function Wine({ entry }: { readonly entry: WineEntry }) {
  const text = useText();
  const { id, prices, image, allergens, mayContain, marks } = entry;
  const line = lineOf(entry, text);
  const description = text(id, 'description');
  const said = [...line.map(({ shown }) => shown), description]
    .map((shown) => (typeof shown === 'string' ? shown : plainText(shown?.words)))
    .filter(Boolean);
  const shape = useRowShape(entry, [said.join('\u00a0· ')]);
  const { signs: place } = shape;
  const signs = (
    <>
      <Marks of={marks} />
      <Allergens contains={allergens} mayContain={mayContain} />
    </>
  );
  const facts = line.map(({ path, shown }, index) => (
    <Fragment key={path}>
      {index > 0 && '\u00a0· '}
      {typeof shown === 'string' ? shown : <Inline of={shown} />}
    </Fragment>
  ));
  const words = (
    <>
      {description && line.length > 0 ? <span className="italic">{facts}</span> : facts}
      {description && line.length > 0 && '\u00a0· '}
      <Inline of={description} />
    </>
  );
  return (
    <li id={useRest()} className="item row wine" data-only={entryWindow(entry)}>
      <ItemName id={id} opens={image ? 'picture' : undefined} look="text-name" place={place}>
        {signs}
      </ItemName>
      <Prices owner={id} prices={prices} />
      {image && <Picture of={image} className="picture thumb" />}
      {(said.length > 0 || place === 'text') && (
        <RowText className={!description && 'italic'} words={words} shape={shape}>
          {place === 'text' && ' '}
          {place === 'text' && signs}
        </RowText>
      )}
    </li>
  );
}
