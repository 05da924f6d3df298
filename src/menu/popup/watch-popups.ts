import { TEXTS_CHANGED } from '../../ui/page-events.ts';
import { fillSlots, stopPicture } from './fill-slots.ts';

/** What an entry of the browser's history says: this item is open. */
type Mark = { readonly item?: string };

/** The mark's place in `history.state`, beside what the router keeps there. */
const PLACE = 'carta';

const markOf = (state: unknown): string | undefined => (state as { readonly [PLACE]?: Mark } | null)?.[PLACE]?.item;

const marked = (item: string | undefined): object => ({
  ...history.state,
  [PLACE]: { item } satisfies { item: string | undefined },
});

/**
 * Opens and closes the popups of a page (specification, points 2 and 4), from the first byte on and for as long as the page lives;
 * React takes no part. A row's button says which popup it opens (`data-opens`).
 *
 * The law, in any order of events: a popup is open exactly when the history's entry is marked with its item. Opening adds a marked
 * entry; closing goes back over it; back, forward and reload show what their entry says.
 */
export function watchPopups(page: Document): void {
  /** A way back over a marked entry has begun and not ended. */
  let goingBack = false;
  /** The item in the open popup. */
  let shown: string | undefined;
  /** Where the press began: a drag out of the card is no click on the overlay. */
  let pressed: EventTarget | null = null;

  const openPopup = (): HTMLDialogElement | null => page.querySelector('dialog.popup[open]');

  /** Shows an item in the popup that it opens; whether it could. */
  const show = (item: string): boolean => {
    const row = page.querySelector(`[data-id=${JSON.stringify(item)}]`);
    const opens = row?.querySelector<HTMLElement>('[data-opens]')?.dataset['opens'];
    const popup = opens && page.querySelector<HTMLDialogElement>(`[data-popup=${opens}]`);
    if (!row || !popup) return false;
    const open = openPopup();
    if (open && open !== popup) open.close();
    fillSlots(popup, row);
    shown = item;
    if (!popup.open) {
      popup.showModal();
      popup.scrollTop = 0;
    }
    return true;
  };

  const open = (item: string): void => {
    if (!show(item) || goingBack) return;
    if (markOf(history.state)) history.replaceState(marked(item), '');
    else {
      // The way back stays where the page is, not where the browser last noted it to be.
      history.scrollRestoration = 'manual';
      history.pushState(marked(item), '');
      history.scrollRestoration = 'auto';
    }
  };

  /** Makes the page show what the history's entry says. */
  const follow = (): void => {
    const item = markOf(history.state);
    history.scrollRestoration = 'auto';
    if (goingBack) {
      goingBack = false;
      // Another item was opened while the way back was under way.
      if (openPopup() && shown) open(shown);
      return;
    }
    if (!item) openPopup()?.close();
    else if (!show(item)) history.replaceState(marked(undefined), '');
  };

  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });

  page.addEventListener('click', ({ target, detail }) => {
    if (!(target instanceof Element)) return;
    const item = target.closest('[data-opens]')?.closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (item) open(item);
    // The second click of a double tap on a row lands on the overlay that the first has opened.
    const onOverlay = target.matches('dialog.popup') && (pressed ?? target) === target && detail < 2;
    pressed = null;
    if (onOverlay || target.closest('[data-close]')) openPopup()?.close();
  });

  // However it was closed: by a click, by Escape, by the phone's own back gesture.
  page.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !target.matches('.popup') || target.open) return;
      stopPicture(target);
      if (openPopup() || goingBack || !markOf(history.state)) return;
      goingBack = true;
      history.back();
    },
    true,
  );

  page.addEventListener(TEXTS_CHANGED, () => {
    const popup = openPopup();
    if (popup && shown && !show(shown)) popup.close();
  });

  window.addEventListener('popstate', follow);
  // After a reload the entry may still be marked.
  page.addEventListener('DOMContentLoaded', follow);
}
