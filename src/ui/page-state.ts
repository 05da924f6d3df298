/**
 * What the scripts of a page share: the inline one, the one that follows the first paint, and the app. They are three bundles and
 * share no module, so this lies on the window.
 */
export type PageState = {
  /** The second script is there and answers taps. */
  ready?: boolean;
  /** What was tapped while nobody could answer yet, in its order. */
  taps?: Element[] | undefined;
  /** React has the page, or is about to: only it may change what it shows. */
  claimed?: boolean;
  /** The language that was asked for last and is not shown yet. */
  language?: string | undefined;
  /** React has rendered, and answers taps. */
  alive?: boolean;
  /** The page is about to stand in another language. */
  switching?: Promise<unknown> | undefined;
};

declare global {
  interface Window {
    carta?: PageState;
  }
}

/** The state of this page. */
export const pageState = (): PageState => (window.carta ??= {});

/** Takes the page for React, after a switch of the language that has begun. */
export async function claimPage(): Promise<void> {
  const state = pageState();
  while (state.switching) await state.switching;
  state.claimed = true;
}
