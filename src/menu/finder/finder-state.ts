import { useMemo, useSyncExternalStore } from 'react';
import { layers } from '../../page/layers.ts';
import { NEWS_CHANGED } from '../../page/page-events.ts';
import { getTonight, type Tonight } from '../tonight/shown.ts';
import { type Filter, FilterStore } from './allergens/filter.ts';
import type { OpenWindows } from './allergens/review-menu.ts';

/** The filter of this page. */
export const filterStore = new FilterStore();

export const useFilter = (): Filter => useSyncExternalStore(filterStore.subscribe, filterStore.getState);
/** The open layers of the page, the finder's dialogs among them. */
export const useLayers = (): readonly string[] => useSyncExternalStore(layers.subscribe, layers.get);

function subscribeToClock(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-open'] });
  return () => observer.disconnect();
}

const readClock = (): string | undefined => document.documentElement.dataset['open'];

function subscribeToNews(listener: () => void): () => void {
  document.addEventListener(NEWS_CHANGED, listener, true);
  return () => document.removeEventListener(NEWS_CHANGED, listener, true);
}

/** Tonight's news, as the page shows them. */
export const useTonight = (): Tonight => useSyncExternalStore(subscribeToNews, getTonight);

/** The windows of time that are open now by the page's clock (src/time/page-clock.ts). */
export function useOpenWindows(): OpenWindows {
  const open = useSyncExternalStore(subscribeToClock, readClock);
  return useMemo(() => open?.split(' '), [open]);
}
