/** The mark's place in `history.state`, beside what other parts of a page keep there. */
const MARK = 'cartaCode';

const isMarked = (): boolean => (history.state as { readonly [MARK]?: true } | null)?.[MARK] === true;

/**
 * The history's entry of an open popup, so that the phone's way back closes it, as with a dish (specification, point 2). Opening adds an
 * entry; closing goes back over it.
 */
export class BackEntry {
  /** A way back has begun and not ended. */
  #goingBack = false;
  #open = false;
  readonly #onMove: (open: boolean) => void;

  /** `onMove`: the diner went back from the popup, or forward to it. */
  constructor(onMove: (open: boolean) => void) {
    this.#onMove = onMove;
    window.addEventListener('popstate', this.#moved);
    // A page that was left with the popup open begins without it.
    this.#follow();
  }

  /** Says whether the popup is open. */
  set(open: boolean): void {
    this.#open = open;
    this.#follow();
  }

  stop(): void {
    window.removeEventListener('popstate', this.#moved);
  }

  readonly #moved = (): void => {
    history.scrollRestoration = 'auto';
    if (this.#goingBack) {
      this.#goingBack = false;
      // Another way may have been chosen while the way back was under way.
      this.#follow();
    } else if (isMarked() !== this.#open) {
      this.#open = isMarked();
      this.#onMove(this.#open);
      this.#follow();
    }
  };

  /** Makes the history say whether the popup is open. */
  #follow(): void {
    if (this.#goingBack || isMarked() === this.#open) return;
    if (!this.#open) {
      this.#goingBack = true;
      history.back();
      return;
    }
    // The way back stays where the page is, not where the browser last noted it to be.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [MARK]: true }, '');
    history.scrollRestoration = 'auto';
  }
}
