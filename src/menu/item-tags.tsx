import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import { entryWindow, windowWords } from './hours-rule.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';

/** Short remarks on an item: can be had smashed, comes with a garnish, its hours. */
export function ItemTags({ item }: { readonly item: SimpleItem | FullItem | Highlight }) {
  const texts = useInterface().item;
  const language = useLanguage();
  const window = entryWindow(item);
  const tags = [
    'smash' in item && item.smash && texts.smash,
    item.withChips && texts.withChips,
    window && windowWords(window, language, { item: texts }),
  ].filter((tag) => typeof tag === 'string');
  if (tags.length === 0) return null;
  return (
    <>
      <span className="tags text-kicker text-accent-ink">{tags.join(' · ')}</span>{' '}
    </>
  );
}
