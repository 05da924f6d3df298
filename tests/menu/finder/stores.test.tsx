import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FilterStore } from '../../../src/menu/finder/allergens/filter-store.ts';
import { Views } from '../../../src/menu/finder/views.ts';
import { startScript } from '../../support/start-script.ts';

describe('the filter', () => {
  const KEY = 'carta-allergens';
  let store: FilterStore;
  const start = () => onTestFinished(startScript(() => (store = new FilterStore())));

  test('is the one of the last visit', () => {
    localStorage.setItem(KEY, '{"chosen":["gluten"],"strict":true}');
    start();
    expect(store.get()).toEqual({ chosen: ['gluten'], strict: true });
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
    expect(store.get()).toEqual({ chosen: ['gluten'], strict: true });
    store.set({ chosen: [], strict: false });
    expect(store.get().chosen).toEqual([]);
  });

  test('follows a change in another tab', () => {
    start();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const say = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    say(KEY, '{"chosen":["gluten"],"strict":false}');
    expect(store.get().chosen).toEqual(['gluten']);
    say('other', 'x');
    expect(listener).toHaveBeenCalledOnce();
    say(null, null);
    expect(store.get().chosen).toEqual([]);
    unsubscribe();
    say(KEY, '{"chosen":["soja"],"strict":false}');
    expect([store.get().chosen, listener.mock.calls.length]).toEqual([['soja'], 2]);
  });
});

// Their way back, forward and through a reload is driven in tests/e2e/finder.test.ts.
describe('the finder’s dialogs', () => {
  let views: Views;
  const start = () => onTestFinished(startScript(() => (views = new Views())));
  const marks = (): unknown => (history.state as { finder?: unknown } | null)?.finder ?? [];

  beforeEach(() => {
    history.pushState(null, '');
    start();
  });

  test('opening adds an entry to the history, and keeps what others have noted there', () => {
    history.replaceState({ carta: { item: 'nachos' } }, '');
    const before = history.length;
    views.open('waiter:nachos');
    expect(history.state).toEqual({ carta: { item: 'nachos' }, finder: ['waiter:nachos'] });
    expect(history.length).toBe(before + 1);
    views.open('waiter:nachos');
    expect(history.length).toBe(before + 1);
  });

  test('closing one closes what was opened from it, in one step back', async () => {
    views.open('allergens');
    views.open('waiter');
    views.close('allergens');
    expect(views.get()).toEqual([]);
    await views.settled();
    expect(marks()).toEqual([]);
    views.open('search');
    expect(marks()).toEqual(['search']);
  });

  test.each([
    ['another one that is', 'allergens'],
    ['the same one that is', 'search'],
  ] as const)('%s opened while the way back is under way is open in the end', async (_which, next) => {
    const ways = vi.spyOn(history, 'go');
    views.open('search');
    views.close('search');
    views.open(next);
    expect(views.get()).toEqual([next]);
    await views.settled();
    expect([views.get(), marks()]).toEqual([[next], [next]]);
    expect(ways).toHaveBeenCalledOnce();
  });

  test('tells who listens', () => {
    const listener = vi.fn();
    views.subscribe(listener);
    views.open('legend');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('are none where something else stands in the history', () => {
    history.replaceState({ finder: 'allergens' }, '');
    start();
    expect(views.get()).toEqual([]);
  });
});
