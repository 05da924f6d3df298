import { PLACE } from './layers-place.ts';

const marksOf = (state: unknown): readonly string[] => {
  const marks = (state as { readonly [PLACE]?: unknown } | null)?.[PLACE];
  return Array.isArray(marks) ? (marks as string[]) : [];
};

/**
 * The layers open over the page, by name: a dish or its picture (`item:3`), the list of sections, search, filter, the stamp card … One rule holds for
 * all of them, in any order of events:
 *
 * The history's entry says which layers are open. Opening adds an entry, closing goes back over it; back, forward and reload show the layers of their
 * entry. Code that shows a layer subscribes, and calls `open` and `close` when the diner does.
 */
export class Layers {
  #open: readonly string[] = marksOf(history.state);
  /** A call of `history.go` has not ended yet. */
  #goingBack = false;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];

  constructor() {
    window.addEventListener('popstate', () => {
      // In a later task: otherwise Chromium would scroll to the address's fragment and move the focus there.
      setTimeout(() => (history.scrollRestoration = 'auto'));
      if (this.#goingBack) {
        this.#goingBack = false;
        this.#follow();
        // Other layers may have closed in the meantime.
        if (!this.#goingBack) for (const tell of this.#waiting.splice(0)) tell();
      } else this.#show(marksOf(history.state));
    });
    // Leaving the page ends it, too; the page may be restored from the back/forward cache.
    window.addEventListener('pagehide', () => (this.#goingBack = false));
  }

  readonly get = (): readonly string[] => this.#open;

  /** Returns a function that removes the listener. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(layer: string): void {
    if (!this.#open.includes(layer)) this.#want([...this.#open, layer]);
  }

  /** Closes a layer and all layers opened from it. */
  close(layer: string): void {
    if (this.#open.includes(layer)) this.#want(this.#open.slice(0, this.#open.indexOf(layer)));
  }

  /** Closes a single layer: those above it were not opened from it. */
  leave(layer: string): void {
    if (this.#open.includes(layer)) this.#want(this.#open.filter((each) => each !== layer));
  }

  /** Resolves when no `history.go` is under way: until then the browser may restore the scroll position. */
  settled(): Promise<void> {
    return this.#goingBack ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  #want(layers: readonly string[]): void {
    this.#show(layers);
    this.#follow();
  }

  #show(layers: readonly string[]): void {
    this.#open = layers;
    for (const listener of this.#listeners) listener();
  }

  /** Updates the history to the open layers. */
  #follow(): void {
    if (this.#goingBack) return;
    const marks = marksOf(history.state);
    const shared = marks.findIndex((mark, index) => mark !== this.#open[index]);
    const kept = shared < 0 ? marks.length : shared;
    if (kept < marks.length) {
      this.#goingBack = true;
      history.go(kept - marks.length);
      return;
    }
    for (let count = kept + 1; count <= this.#open.length; count++) {
      // Going back must keep the scroll position, and not restore one that the browser noted earlier.
      history.scrollRestoration = 'manual';
      history.pushState({ ...history.state, [PLACE]: this.#open.slice(0, count) }, '');
      history.scrollRestoration = 'auto';
    }
  }
}

/** The layers of this page. */
export const layers = new Layers();
