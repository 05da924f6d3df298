import { MARK } from './finder-keys.ts';

/** A dialog of the finder; `waiter:<id>` is the card of one dish, `waiter` that of none. */
export type View = 'search' | 'allergens' | 'legend' | 'waiter' | `waiter:${string}`;

const marksOf = (state: unknown): readonly View[] => {
  const marks = (state as { readonly [MARK]?: unknown } | null)?.[MARK];
  return Array.isArray(marks) ? (marks as View[]) : [];
};

/**
 * Which dialogs of the finder are open, one over the other. The law is that of the popups (`popup/watch-popups.ts`), to which they
 * are siblings in the history's state: what is open is what the history's entry says. Opening adds an entry, closing goes
 * back over it; back, forward and reload show what their entry says.
 */
export class Views {
  #open: readonly View[] = marksOf(history.state);
  /** A way back has begun and not ended. */
  #goingBack = false;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];

  constructor() {
    window.addEventListener('popstate', () => {
      history.scrollRestoration = 'auto';
      if (this.#goingBack) {
        this.#goingBack = false;
        this.#follow();
        for (const tell of this.#waiting.splice(0)) tell();
      } else this.#show(marksOf(history.state));
    });
  }

  readonly get = (): readonly View[] => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(view: View): void {
    if (!this.#open.includes(view)) this.#want([...this.#open, view]);
  }

  /** Closes a dialog, and what was opened from it. */
  close(view: View): void {
    if (this.#open.includes(view)) this.#want(this.#open.slice(0, this.#open.indexOf(view)));
  }

  /** Resolves when no way back is under way: until then the browser may put the page where it was. */
  settled(): Promise<void> {
    return this.#goingBack ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  #want(views: readonly View[]): void {
    this.#show(views);
    this.#follow();
  }

  #show(views: readonly View[]): void {
    this.#open = views;
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
      history.pushState({ ...history.state, [MARK]: this.#open.slice(0, count) }, '');
      history.scrollRestoration = 'auto';
    }
  }
}
