import { Allergens } from './allergens.tsx';
import { Marks } from './marks.tsx';
import { type ShownText, useSpanishText, useText } from './menu-context.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';
import { countSigns, needsThirdLine, type SignsPlace, useLetters, useSignsPlace } from './signs-place.ts';
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

/** Capitals are wider, and small. */
const TAG = 1.1;

/** How long what is said of an item is, in characters. */
const lengthOf = ({ tags, ...texts }: RowTexts): number => {
  const said = Object.values(texts).map((text) => plainText(text?.words));
  return [...said, ''].filter(Boolean).join(' ').length + tags.length * TAG;
};

/** Where the signs of an item stand. */
export function useItemSigns(item: ItemProps['item']): SignsPlace {
  return useSignsPlace(item, lengthOf(useRowTexts({ item })));
}

/** What is said of an item below its name, and the signs that close it; nothing where nothing is said. */
export function ItemText({ item, signs }: ItemProps & { readonly signs: SignsPlace }) {
  const texts = useRowTexts({ item });
  const { spanish, description, detail, tags } = texts;
  const letters = useLetters();
  const isSaid = [spanish, description, detail].some(Boolean);
  const closes = signs === 'text';
  if (!isSaid && !tags && !closes) return null;
  // A row shows two lines where the item's popup has the rest; a highlight has more room.
  const hasPicture = 'image' in item && item.image !== undefined;
  const isLong = needsThirdLine(lengthOf(texts) * letters.text, closes ? countSigns(item) : 0, hasPicture);
  const isCut = item.detailedPopup && typeof description?.words === 'string' && isLong && item.kind !== 'highlight';
  return (
    <div className="text">
      <Words as="small" className="block" of={spanish} />
      {description && <Description of={description} isCut={isCut} />}
      {detail && ' '}
      <Words as="small" of={detail} />
      {/* A space that is not seen where the tags begin a line. */}
      {isSaid && tags && !isCut && '\u2002'}
      {tags && <span className="tags text-label text-accent-ink">{tags}</span>}
      {closes && ' '}
      {closes && <ItemSigns item={item} />}
    </div>
  );
}

function Description({ of, isCut }: { readonly of: ShownText; readonly isCut: boolean | undefined }) {
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
