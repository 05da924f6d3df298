import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import { entryWindow, windowWords } from './hours-rule.ts';
import type { FullItem, Highlight, SimpleItem } from './model.ts';

/** Short remarks on an item: can be had smashed, comes with a garnish, its hours. */
export function useTags(item: SimpleItem | FullItem | Highlight): readonly string[] {
  const texts = useInterface().item;
  const language = useLanguage();
  const window = entryWindow(item);
  return [
    'smash' in item && item.smash && texts.smash,
    item.withChips && texts.withChips,
    window && windowWords(window, language, { item: texts }),
  ].filter((tag) => typeof tag === 'string');
}
