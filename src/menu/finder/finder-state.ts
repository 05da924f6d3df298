import { useMemo, useSyncExternalStore } from 'react';
import { layers } from '../../page/layers.ts';
import type { Filter } from './allergens/filter.ts';
import { FilterStore } from './allergens/filter-store.ts';
import type { OpenWindows } from './allergens/review-menu.ts';

/** One for as long as the page lives. */
export const filterStore = new FilterStore();

export const useFilter = (): Filter => useSyncExternalStore(filterStore.subscribe, filterStore.get);
/** What is open over the page, the finder's dialogs among it. */
export const useLayers = (): readonly string[] => useSyncExternalStore(layers.subscribe, layers.get);

function subscribeToClock(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-open'] });
  return () => observer.disconnect();
}

const readClock = (): string | undefined => document.documentElement.dataset['open'];

/** The windows of time that are open now, as the page's clock says (src/time/page-clock.ts). */
export function useOpenWindows(): OpenWindows {
  const open = useSyncExternalStore(subscribeToClock, readClock);
  return useMemo(() => open?.split(' '), [open]);
}
