import { useEffect, useSyncExternalStore } from 'react';
import { useInterface } from '../../../i18n/interface-context.tsx';
import { POPUP_SHOWN, TEXTS_CHANGED } from '../../../page/page-events.ts';
import { fill } from '../../../terms/fill.ts';
import { useFinderWords } from '../finder-texts.ts';
import { useMarkedButton } from '../finder-buttons.tsx';
import { countOf } from './list.ts';
import type { ListState, ListStore } from './list-store.ts';

export const useList = ({ subscribe, getState }: ListStore): ListState => useSyncExternalStore(subscribe, getState);

/** Marks the list on the page: rings and counts at the prices, and the sum on the list's button. */
export function useListMarks(store: ListStore): void {
  const { list } = useList(store);
  const { note } = useInterface().finderButtons;
  const { noted, title } = useFinderWords().list;
  const count = countOf(list);
  useMarkedButton('list', count, `${title}: ${count}`);
  useEffect(() => {
    const mark = (): void => {
      const counts = new Map(store.noted(list).map(({ line, offer }) => [offer.wish, line.count]));
      for (const price of document.querySelectorAll<HTMLElement>('[data-wants^="price:"]')) {
        const times = counts.get(price.dataset['wants'] ?? '') ?? 0;
        const isPressed = times > 0 ? 'true' : 'false';
        if (price.getAttribute('aria-pressed') !== isPressed) price.setAttribute('aria-pressed', isPressed);
        if (times > 1) price.dataset['times'] = String(times);
        else delete price.dataset['times'];
        const word = price.querySelector('.note-word');
        if (word) word.textContent = times > 0 ? `✓ ${noted}` : note;
      }
    };
    mark();
    for (const event of [TEXTS_CHANGED, POPUP_SHOWN]) document.addEventListener(event, mark);
    return () => {
      for (const event of [TEXTS_CHANGED, POPUP_SHOWN]) document.removeEventListener(event, mark);
    };
  }, [store, list, note, noted]);
}

/** Gives the text about dishes that the menu no longer has. */
export function useGoneWords(): (count: number) => string {
  const { goneOne, goneMany } = useFinderWords().list;
  return (count) => (count === 1 ? goneOne : fill(goneMany, { count }));
}
