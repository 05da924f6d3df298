import { Allergens } from './allergens.tsx';
import { Marks } from './marks.tsx';
import { type ShownText, useSpanishText, useText } from './menu-context.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';
import { type SignsPlace, useSignsPlace } from './signs-place.ts';
import { useTags } from './use-tags.ts';
import { plainText } from '../terms/rich-text.ts';
import { richText, Words } from './words.tsx';

type ItemProps = { readonly item: SimpleItem | FullItem | Highlight };

type RowTexts = {
  /** The Spanish name, where it is needed beside one in another language. */
  readonly spanish: ShownText | undefined;
  readonly description: ShownText | undefined;
  /** In small type, where no popup shows it. */
  readonly detail: ShownText | undefined;
  /** In one line; '' where there are none. */
  readonly tags: string;
};

/** What stands below an item's name. */
function useRowTexts({ item }: ItemProps): RowTexts {
  const text = useText();
  const spanish = useSpanishText();
  return {
    spanish: item.descriptionIsSpanishName ? spanish(item.id) : undefined,
    description: text(item.id, 'description'),
    detail: item.detailedPopup ? undefined : text(item.id, 'detail'),
    tags: useTags(item).join(' · '),
  };
}

/** Where the signs of an item stand. */
export function useItemSigns(item: ItemProps['item']): SignsPlace {
  const { tags, ...texts } = useRowTexts({ item });
  const said = Object.values(texts).map((text) => plainText(text?.words));
  return useSignsPlace(item, [...said, tags].filter(Boolean).join(' · ').length);
}

/** Two lines of a phone, in characters. */
const TWO_LINES = 110;

/** What is said of an item below its name, and the signs that close it; nothing where nothing is said. */
export function ItemText({ item, signs }: ItemProps & { readonly signs: SignsPlace }) {
  const { spanish, description, detail, tags } = useRowTexts({ item });
  const isSaid = [spanish, description, detail].some(Boolean);
  const closes = signs === 'text';
  if (!isSaid && !tags && !closes) return null;
  return (
    <div className="text">
      <Words as="small" className="block" of={spanish} />
      {description && <Description of={description} hasMore={item.detailedPopup} />}
      {detail && ' '}
      <Words as="small" of={detail} />
      {isSaid && tags && '\u00a0· '}
      {tags && <span className="tags text-label text-accent-ink">{tags}</span>}
      {closes && ' '}
      {closes && <ItemSigns item={item} />}
    </div>
  );
}

/** A row shows two lines of a description where the item's popup has the rest. */
function Description({ of, hasMore }: { readonly of: ShownText; readonly hasMore: boolean | undefined }) {
  const isCut = hasMore && typeof of.words === 'string' && of.words.length > TWO_LINES;
  const isApart = of.lang !== undefined || isCut;
  return isApart ? <Words of={of} className={isCut ? 'cut' : undefined} /> : richText(of.words);
}

/** What an item is, and the signs of its allergens. */
export function ItemSigns({ item }: ItemProps) {
  return (
    <>
      <Marks of={item.marks} />
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
