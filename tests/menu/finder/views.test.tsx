import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Views } from '../../../src/menu/finder/views.ts';

const marks = (): unknown => (history.state as { finder?: unknown } | null)?.finder ?? [];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** One for the whole file: each listens to the window for good. */
const views = new Views();

beforeEach(async () => {
  await settled();
  for (const view of views.get().toReversed()) views.close(view);
  await settled();
});

describe('the finder’s dialogs', () => {
  test('opening adds an entry to the history, and keeps what others have noted there', () => {
    history.replaceState({ carta: { item: 'nachos' } }, '');
    const before = history.length;
    views.open('waiter:nachos');
    expect(history.state).toEqual({ carta: { item: 'nachos' }, finder: ['waiter:nachos'] });
    expect(history.length).toBe(before + 1);
    views.open('waiter:nachos');
    expect(history.length).toBe(before + 1);
  });

  test('closing goes back over the entry', async () => {
    views.open('search');
    const back = vi.fn();
    window.addEventListener('popstate', back, { once: true });
    views.close('search');
    expect(views.get()).toEqual([]);
    await vi.waitFor(() => expect(marks()).toEqual([]));
    expect(back).toHaveBeenCalledOnce();
  });

  test('the way back closes the last, forward opens it again', async () => {
    views.open('allergens');
    views.open('legend');
    history.back();
    await vi.waitFor(() => expect(views.get()).toEqual(['allergens']));
    history.forward();
    await vi.waitFor(() => expect(views.get()).toEqual(['allergens', 'legend']));
  });

  test('closing one closes what was opened from it, in one step back', async () => {
    views.open('allergens');
    views.open('waiter');
    views.close('allergens');
    expect(views.get()).toEqual([]);
    await vi.waitFor(() => expect(marks()).toEqual([]));
    views.open('search');
    expect(marks()).toEqual(['search']);
  });

  test('one that is opened while the way back is under way is open in the end', async () => {
    views.open('search');
    views.close('search');
    views.open('allergens');
    expect(views.get()).toEqual(['allergens']);
    await vi.waitFor(() => expect(marks()).toEqual(['allergens']));
    expect(views.get()).toEqual(['allergens']);
  });

  test('the same one closed and opened at once stays', async () => {
    views.open('search');
    views.close('search');
    views.open('search');
    await settled();
    expect([views.get(), marks()]).toEqual([['search'], ['search']]);
  });

  test('tells who listens', () => {
    const listener = vi.fn();
    const end = views.subscribe(listener);
    views.open('legend');
    expect(listener).toHaveBeenCalledOnce();
    end();
  });

  test('are open again where the history says so, as after a reload', () => {
    history.replaceState({ finder: ['allergens'] }, '');
    expect(new Views().get()).toEqual(['allergens']);
    history.replaceState({ finder: 'allergens' }, '');
    expect(new Views().get()).toEqual([]);
    history.replaceState({}, '');
  });
});
