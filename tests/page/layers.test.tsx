import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Layers, layers as ofPage } from '../../src/page/layers.ts';
import { startScript } from '../support/page-listeners.ts';

let layers: Layers;
let stop: () => void;
const start = (): void => void (stop = startScript(() => (layers = new Layers())));
const restart = (): void => {
  stop();
  start();
};
const marked = (): unknown => (history.state as { carta?: unknown } | null)?.carta ?? [];

/** Goes through the history as the phone does, to its end. */
function travel(delta: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('popstate', () => resolve(), { once: true });
  history.go(delta);
  return promise;
}

beforeEach(async () => {
  // Those of the page live on from test to test: one that ended on their way back must not have them go on here.
  window.dispatchEvent(new PopStateEvent('popstate'));
  await ofPage.settled();
  history.pushState(null, '');
  start();
});
afterEach(async () => {
  await layers.settled();
  stop();
});

// Their way through real histories, with what shows them, is driven in tests/e2e.
describe('what is open over the page', () => {
  test('has an entry each in the history, beside what others have noted there', () => {
    history.replaceState({ other: 1 }, '');
    const { length } = history;
    layers.open('item:3');
    layers.open('waiter:nachos');
    layers.open('item:3');
    expect(history.state).toEqual({ other: 1, carta: ['item:3', 'waiter:nachos'] });
    expect(history.length).toBe(length + 2);
    // The way back is scrolled by the browser.
    expect(history.scrollRestoration).toBe('auto');
  });

  test('is closed with what was opened from it, in one way back', async () => {
    const ways = vi.spyOn(history, 'go');
    layers.open('allergens');
    layers.open('waiter');
    layers.close('allergens');
    expect(layers.get()).toEqual([]);
    await layers.settled();
    expect(marked()).toEqual([]);
    expect(ways.mock.calls).toEqual([[-2]]);
  });

  test('is left alone, without what lies over it', async () => {
    layers.open('sections');
    layers.open('item:3');
    layers.leave('sections');
    expect(layers.get()).toEqual(['item:3']);
    await layers.settled();
    expect(marked()).toEqual(['item:3']);
    await travel(-1);
    expect([layers.get(), marked()]).toEqual([[], []]);
  });

  test('is what the entry says after a way back, a way forward and a reload', async () => {
    layers.open('search');
    layers.open('item:3');
    await travel(-1);
    expect(layers.get()).toEqual(['search']);
    await travel(1);
    expect(layers.get()).toEqual(['search', 'item:3']);
    restart();
    expect(layers.get()).toEqual(['search', 'item:3']);
    layers.close('search');
    await layers.settled();
    expect([layers.get(), marked()]).toEqual([[], []]);
  });

  test.each([['search'], [{ item: 3 }], [null]])('is nothing where the entry says %j', (carta) => {
    history.replaceState({ carta }, '');
    restart();
    expect(layers.get()).toEqual([]);
  });

  test('is told to who listens, until they do no more, and only when it changes', async () => {
    const told: (readonly string[])[] = [];
    const end = layers.subscribe(() => told.push(layers.get()));
    for (const _ of [1, 2]) layers.open('legend');
    for (const _ of [1, 2]) layers.close('legend');
    layers.leave('legend');
    await layers.settled();
    expect(told).toEqual([['legend'], []]);
    end();
    layers.open('search');
    expect(told).toHaveLength(2);
  });
});

describe('while a way back is under way', () => {
  test.each([
    ['another one', 'allergens'],
    ['the same one', 'search'],
  ] as const)('%s can be opened, and is open in the end', async (_which, next) => {
    const ways = vi.spyOn(history, 'go');
    layers.open('search');
    layers.close('search');
    layers.open(next);
    expect(layers.get()).toEqual([next]);
    await layers.settled();
    expect([layers.get(), marked()]).toEqual([[next], [next]]);
    expect(ways).toHaveBeenCalledOnce();
  });

  test('the page may be left, and what opens after that has its entry again', () => {
    // It never arrives.
    vi.spyOn(history, 'go').mockReturnValue();
    layers.open('search');
    layers.close('search');
    window.dispatchEvent(new Event('pagehide'));
    history.pushState(null, '');
    layers.open('list');
    expect(marked()).toEqual(['list']);
  });

  test('the page is not settled, however often it goes on back', async () => {
    layers.open('search');
    layers.open('item:3');
    layers.close('item:3');
    layers.close('search');
    await layers.settled();
    expect(marked()).toEqual([]);
  });
});

test('in any order of events the history says what is open', async () => {
  const NAMES = ['sections', 'search', 'item:0'] as const;
  /** What each wish makes of what is open. */
  const WISHES = {
    open: (open: string[], name: string) => (open.includes(name) ? open : [...open, name]),
    close: (open: string[], name: string) => (open.includes(name) ? open.slice(0, open.indexOf(name)) : open),
    leave: (open: string[], name: string) => open.filter((each) => each !== name),
  };
  const event = fc.oneof(
    {
      arbitrary: fc.record({ wish: fc.constantFrom('open', 'close', 'leave'), name: fc.constantFrom(...NAMES) }),
      weight: 6,
    },
    { arbitrary: fc.constantFrom('back', 'settle', 'reload'), weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
      history.pushState(null, '');
      restart();
      let open: string[] = [];
      for (const each of events) {
        if (typeof each === 'object') {
          layers[each.wish](each.name);
          open = WISHES[each.wish](open, each.name);
        } else await layers.settled();
        if (each === 'reload') restart();
        if (each === 'back' && open.length > 0) {
          await travel(-1);
          open = open.slice(0, -1);
        }
        expect(layers.get()).toEqual(open);
      }
      await layers.settled();
      expect([layers.get(), marked()]).toEqual([open, open]);
    }),
    { numRuns: 500 },
  );
});
