import { PLACE } from './layers-place.ts';

const marksOf = (state: unknown): readonly string[] => {
  const marks = (state as { readonly [PLACE]?: unknown } | null)?.[PLACE];
  return Array.isArray(marks) ? (marks as string[]) : [];
};

/**
 * What is open over the page, one over the other, by name: a dish or its picture (`item:3`), the list of sections, search, filter, the
 * stamp card … Everything that opens over a page does so by this one law, in any order of events:
 *
 * What is open is what the history's entry says. Opening adds an entry, closing goes back over it; back, forward and reload show what
 * their entry says. Who shows a layer listens (`subscribe`), and says here what the diner opens and closes.
 */
export class Layers {
  #open: readonly string[] = marksOf(history.state);
  /** A way back has begun and not ended. */
  #goingBack = false;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];

  constructor() {
    window.addEventListener('popstate', () => {
      // Not yet: Chromium would go to the address's place in the page, and take the focus along.
      setTimeout(() => (history.scrollRestoration = 'auto'));
      if (this.#goingBack) {
        this.#goingBack = false;
        this.#follow();
        // Others may have closed in the meantime.
        if (!this.#goingBack) for (const tell of this.#waiting.splice(0)) tell();
      } else this.#show(marksOf(history.state));
    });
    // Leaving the page ends it, too; the page may be come back to from the browser's memory.
    window.addEventListener('pagehide', () => (this.#goingBack = false));
  }

  readonly get = (): readonly string[] => this.#open;

  /** The result ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(layer: string): void {
    if (!this.#open.includes(layer)) this.#want([...this.#open, layer]);
  }

  /** Closes a layer, and what was opened from it. */
  close(layer: string): void {
    if (this.#open.includes(layer)) this.#want(this.#open.slice(0, this.#open.indexOf(layer)));
  }

  /** Closes a layer alone: what lies over it was not opened from it. */
  leave(layer: string): void {
    if (this.#open.includes(layer)) this.#want(this.#open.filter((each) => each !== layer));
  }

  /** Resolves when no way back is under way: until then the browser may put the page where it was. */
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

  /** Makes the history say what is open. */
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
      // The way back stays where the page is, not where the browser last noted it to be.
      history.scrollRestoration = 'manual';
      history.pushState({ ...history.state, [PLACE]: this.#open.slice(0, count) }, '');
      history.scrollRestoration = 'auto';
    }
  }
}

/** Those of this page. */
export const layers = new Layers();
