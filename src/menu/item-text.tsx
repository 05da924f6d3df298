import { Allergens } from './allergens.tsx';
import { Marks } from './marks.tsx';
import { type ShownText, useSpanishText, useText } from './menu-context.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';
import { type RowShape, useRowShape } from './row-shape.ts';
import { RowText } from './row-text.tsx';
import { plainText } from '../terms/rich-text.ts';
import { Inline, Words } from './words.tsx';
import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import { entryWindow, windowWords } from './hours-rule.ts';

type ItemProps = { readonly item: SimpleItem | FullItem | Highlight };

type RowTexts = {
  /** The Spanish name, where it is shown in addition to one in another language. */
  readonly spanish: ShownText | undefined;
  readonly description: ShownText | undefined;
  /** In small type, where no popup shows it. */
  readonly detail: ShownText | undefined;
  /** In one line; '' where there are none. */
  readonly tags: string;
};

/** The texts below an item's name. */
function useRowTexts({ item }: ItemProps): RowTexts {
  const text = useText();
  const spanish = useSpanishText();
  const name = item.descriptionIsSpanishName && (spanish(item.id) ?? text(item.id, 'spanish'));
  return {
    // A name that is Spanish already needs no other.
    spanish: name && name.words !== text(item.id)?.words ? name : undefined,
    description: text(item.id, 'description'),
    detail: item.detailedPopup ? undefined : text(item.id, 'detail'),
    tags: useTags(item).join(' · '),
  };
}

/** The shape of an item's row. */
export function useItemShape(item: ItemProps['item']): RowShape {
  const { tags, ...texts } = useRowTexts({ item });
  const said = Object.values(texts).map((text) => plainText(text?.words));
  return useRowShape(item, said.filter(Boolean), tags);
}

type ItemTextProps = ItemProps & { readonly shape: RowShape };

/** The texts below an item's name with the signs at their end; nothing where there are none. */
export function ItemText({ item, shape }: ItemTextProps) {
  const { spanish, description, detail, tags } = useRowTexts({ item });
  const said = [spanish, description, detail].filter((text) => text !== undefined);
  const closes = shape.signs === 'text';
  if (said.length === 0 && !tags && !closes) return null;
  // A highlight has more room, and only the lines of plain text can be counted.
  const isCut = item.kind !== 'highlight' && said.length > 0 && said.every(({ words }) => typeof words === 'string');
  const set: Partial<RowShape> = isCut ? shape : {};
  const words = (
    <>
      <Words as="small" className="block" of={spanish} />
      <Inline of={description} />
      {detail && ' '}
      <Words as="small" of={detail} />
    </>
  );
  return (
    <RowText words={words} shape={set} inPopup={item.detailedPopup}>
      {/* A space that shows nothing where the tags begin a line. */}
      {said.length > 0 && tags && (set.cut ? ' ' : '\u2002')}
      {tags && <span className="tags inline-block text-label">{tags}</span>}
      {closes && ' '}
      {closes && <ItemSigns item={item} />}
    </RowText>
  );
}

/** The signs of an item's marks and allergens. */
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

/** The texts that only the popup shows. */
export function ItemDetail({ item }: ItemProps) {
  const text = useText();
  return item.detailedPopup && <Words as="p" className="detail hidden" of={text(item.id, 'detail')} />;
}

/** Short remarks on an item: available smashed, with a garnish, its hours. */
function useTags(item: SimpleItem | FullItem | Highlight): readonly string[] {
  const texts = useInterface().item;
  const language = useLanguage();
  const window = entryWindow(item);
  return [
    'smash' in item && item.smash && texts.smash,
    item.withChips && texts.withChips,
    window && windowWords(window, language, { item: texts }),
  ].filter((tag) => typeof tag === 'string');
}
