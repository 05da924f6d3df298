import { describe, expect, test, vi } from 'vitest';
import { FilterStore } from '../../../src/menu/finder/allergens/filter.ts';

describe('the filter', () => {
  const KEY = 'carta-allergens';
  let store: FilterStore;
  const start = (): void => void (store = new FilterStore());

  test('is the one of the last visit', () => {
    localStorage.setItem(KEY, '{"chosen":["gluten"],"strict":true}');
    start();
    expect(store.getState()).toEqual({ chosen: ['gluten'], strict: true });
  });

  test('is kept for the next, and forgotten whole when nothing is chosen', () => {
    start();
    store.set({ chosen: ['apio', 'soja'], strict: false });
    expect(localStorage.getItem(KEY)).toBe('{"chosen":["apio","soja"],"strict":false}');
    store.set({ chosen: [], strict: false });
    expect(localStorage.length).toBe(0);
  });

  test('works for the page where nothing may be stored', () => {
    for (const access of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, access).mockImplementation(() => {
        throw new DOMException('denied');
      });
    }
    start();
    store.set({ chosen: ['gluten'], strict: true });
    expect(store.getState()).toEqual({ chosen: ['gluten'], strict: true });
    store.set({ chosen: [], strict: false });
    expect(store.getState().chosen).toEqual([]);
  });

  test('follows a change in another tab', () => {
    start();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const say = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    say(KEY, '{"chosen":["gluten"],"strict":false}');
    expect(store.getState().chosen).toEqual(['gluten']);
    say('other', 'x');
    expect(listener).toHaveBeenCalledOnce();
    say(null, null);
    expect(store.getState().chosen).toEqual([]);
    unsubscribe();
    say(KEY, '{"chosen":["soja"],"strict":false}');
    expect([store.getState().chosen, listener.mock.calls.length]).toEqual([['soja'], 2]);
  });

  /** The page goes to the browser's memory, and comes back when others have had the phone. */
  const comeBackAfter = (change: () => void): void => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    change();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };

  test('is the one that was chosen meanwhile, on a page that is come back to', () => {
    localStorage.setItem(KEY, '{"chosen":["soja"],"strict":false}');
    start();
    comeBackAfter(() => localStorage.setItem(KEY, '{"chosen":["gluten"],"strict":true}'));
    expect(store.getState()).toEqual({ chosen: ['gluten'], strict: true });
    comeBackAfter(() => localStorage.removeItem(KEY));
    expect(store.getState().chosen).toEqual([]);
  });

  test('stays on a page that is come back to where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    start();
    store.set({ chosen: ['gluten'], strict: true });
    comeBackAfter(() => {});
    expect(store.getState().chosen).toEqual(['gluten']);
  });
});
