import type { Answer, Given, OperationName } from './operations.ts';
import type { Notice } from './store.ts';

/** An engine: runs each operation as one transaction, and publishes its notices after the commit. */
export type Driver = {
  /** Throws `Denied`, and `StoreUnavailable` if the database cannot be reached or written. */
  readonly run: <Name extends OperationName>(name: Name, given: Given<Name>) => Promise<Answer<Name>>;
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  /** Finishes accepted operations, then closes. */
  readonly close: () => Promise<void>;
};

type Listener = (notice: Notice) => void;

/** The notice listeners of this process. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    publish(notice: Notice): void {
      // A failing listener must not affect the committed operation.
      for (const listener of listeners) queueMicrotask(() => listener(notice));
    },
    onNotice(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
