import { vi } from 'vitest';
import type { Layers } from '../../src/page/layers.ts';

/** Starts a script of a page; the returned function removes its listeners, as for a page that is left. */
export function startScript(start: () => void): () => void {
  const { end, remove } = recordListeners();
  start();
  end();
  return remove;
}

/** Records what listens to the page from now on, until its `end`; `remove` removes it. */
export function recordListeners(): { readonly end: () => void; readonly remove: () => void } {
  const added: (() => void)[] = [];
  const targets: readonly EventTarget[] = [window, document, document.body];
  const restore = targets.map((target) => {
    const add = target.addEventListener;
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>): void => {
      add.apply(target, listener);
      added.push(() => target.removeEventListener(...listener));
    };
    return () => {
      target.addEventListener = add;
    };
  });
  return {
    end: () => {
      for (const each of restore) each();
    },
    remove: () => {
      for (const each of added) each();
    },
  };
}

/** Records what subscribes to the layers of all tests, which live on; the returned function ends it. */
export function recordSubscriptions(layers: Layers): () => void {
  const ends: (() => void)[] = [];
  const { subscribe } = layers;
  vi.spyOn(layers, 'subscribe').mockImplementation((listener) => {
    const end = subscribe(listener);
    ends.push(end);
    return end;
  });
  return () => {
    for (const end of ends) end();
  };
}
