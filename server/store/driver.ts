import type { Answer, Given, OperationName } from './operations.ts';
import type { Notice } from './store.ts';

/** An engine: runs operations, each as one transaction, and hands on their notices after the commit. */
export type Driver = {
  /** Throws `Denied`, and `StoreUnavailable` when the database cannot be reached or written. */
  readonly run: <Name extends OperationName>(name: Name, given: Given<Name>) => Promise<Answer<Name>>;
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  /** Finishes what was accepted, then closes. */
  readonly close: () => Promise<void>;
};

type Listener = (notice: Notice) => void;

/** The listeners of this process for notices. */
export function createListeners(): { publish: Listener; onNotice: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  return {
    publish(notice) {
      // A listener that fails changes nothing of what was committed.
      for (const listener of listeners) queueMicrotask(() => listener(notice));
    },
    onNotice(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
