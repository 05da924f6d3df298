import type { Notice } from './store.ts';

type Listener = (notice: Notice) => void;

/** Who wants to hear notices in this process. */
export function createListeners(): { publish: Listener; onNotice: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  return {
    publish(notice) {
      // What a listener does wrong is no failure of what was committed.
      for (const listener of listeners) queueMicrotask(() => listener(notice));
    },
    onNotice(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
