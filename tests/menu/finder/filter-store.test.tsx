import { afterEach, describe, expect, test, vi } from 'vitest';
import { FilterStore } from '../../../src/menu/finder/allergens/filter-store.ts';

const KEY = 'carta-allergens';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the filter', () => {
  test('is the one of the last visit', () => {
    localStorage.setItem(KEY, '{"chosen":["gluten"],"strict":true}');
    expect(new FilterStore().get()).toEqual({ chosen: ['gluten'], strict: true });
  });

  test('is kept for the next, and forgotten whole when nothing is chosen', () => {
    const store = new FilterStore();
    store.set({ chosen: ['apio', 'soja'], strict: false });
    expect(localStorage.getItem(KEY)).toBe('{"chosen":["apio","soja"],"strict":false}');
    store.set({ chosen: [], strict: false });
    expect(localStorage.length).toBe(0);
  });

  test('works for the page where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    const store = new FilterStore();
    store.set({ chosen: ['gluten'], strict: true });
    expect(store.get()).toEqual({ chosen: ['gluten'], strict: true });
    store.set({ chosen: [], strict: false });
    expect(store.get().chosen).toEqual([]);
  });

  test('follows a change in another tab', () => {
    const store = new FilterStore();
    const listener = vi.fn();
    store.subscribe(listener);
    const say = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    say(KEY, '{"chosen":["gluten"],"strict":false}');
    expect(store.get().chosen).toEqual(['gluten']);
    say('other', 'x');
    expect(listener).toHaveBeenCalledOnce();
    say(null, null);
    expect(store.get().chosen).toEqual([]);
  });
});
