import { APP_WANTED } from './page-events.ts';
import { pageState } from './page-state.ts';

/** What waits for somebody to answer. `data-wants`: only the app can. */
const WAITING = '[data-language],[data-wants]';

/** Keeps a tap that nobody can answer yet, and shows that it was heard. */
export function keepTap(target: Element): void {
  const button = target.closest<HTMLElement>(WAITING);
  if (!button) return;
  button.ariaBusy = 'true';
  (pageState().taps ??= []).push(button);
}

/** Makes the kept taps once more, now that somebody answers them. */
export function replayTaps(): void {
  const state = pageState();
  const kept = state.taps ?? [];
  state.taps = undefined;
  for (const tap of kept) {
    const button = tap.closest<HTMLElement>(WAITING);
    if (button) button.ariaBusy = null;
    button?.click();
  }
}

/** Keeps taps on what only the app can answer until the app is there, and calls for it. */
export function watchWantedApp(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (pageState().alive || !(target instanceof Element) || !target.closest('[data-wants]')) return;
    keepTap(target);
    page.dispatchEvent(new Event(APP_WANTED));
  });
}

/** The app answers from now on. */
export function takeTaps(): void {
  pageState().alive = true;
  replayTaps();
}
