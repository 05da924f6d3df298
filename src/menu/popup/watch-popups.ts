import { POPUP_SHOWN, TEXTS_CHANGED } from '../../ui/page-events.ts';
import { pageState } from '../../ui/page-state.ts';
import { markedItem, markNewHere, remark } from './popup-history.ts';
import { startVideo, stopVideo } from './popup-video.ts';
import { nameItem, openersOf, showItem } from './show-item.ts';

/**
 * Opens and closes the popups of a page (specification, points 2 and 4) for as long as it lives; React takes no part. A row's button
 * says which popup it opens (`data-opens`).
 *
 * The law, in any order of events: a popup is open exactly when the history's entry is marked with its item. Opening adds a marked
 * entry; closing goes back over it; back, forward and reload show what their entry says. What the inline script has opened before
 * is taken over by it.
 */
export function watchPopups(page: Document): void {
  /** A way back over a marked entry has begun and not ended. */
  let goingBack = false;
  /** The item in the open popup. */
  let shown = markedItem();
  /** Where the press began: a drag out of the card is no click on the overlay. */
  let pressed: EventTarget | null = null;

  const openPopup = (): HTMLDialogElement | null => page.querySelector('dialog.popup[open]');

  const show = (item: number): boolean => {
    const open = openPopup();
    if (!showItem(page, item)) return false;
    const now = [...page.querySelectorAll<HTMLDialogElement>('dialog.popup[open]')].find((popup) => popup !== open);
    if (now) open?.close();
    shown = item;
    const popup = now ?? open;
    if (popup) {
      nameItem(page, popup, item);
      startVideo(popup);
      popup.dispatchEvent(new Event(POPUP_SHOWN, { bubbles: true }));
    }
    return true;
  };

  /** Whether the diner has closed what the history's entry says to be open. A new page's popups are empty. */
  const isPutAside = (): boolean => !openPopup() && page.querySelector('.popup .dish:not(:empty)') !== null;

  const goBack = (): void => {
    goingBack = true;
    history.back();
  };

  const open = (item: number): void => {
    if (!show(item) || goingBack) return;
    if (markedItem() === undefined) markNewHere(item);
    else remark(item);
  };

  /** Makes the page show what the history's entry says. */
  const follow = (): void => {
    const item = markedItem();
    history.scrollRestoration = 'auto';
    if (goingBack) {
      goingBack = false;
      // Another item was opened while the way back was under way.
      if (openPopup() && shown !== undefined) open(shown);
      // Several were opened and closed before this script came.
      else if (item !== undefined) goBack();
      return;
    }
    if (item === undefined) openPopup()?.close();
    else if (!show(item)) remark(undefined);
  };

  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });

  page.addEventListener('click', ({ target, detail }) => {
    if (!(target instanceof Element)) return;
    const item = openersOf(page).findIndex((opener) => opener.contains(target));
    if (item >= 0) open(item);
    // The second click of a double tap on a row lands on the overlay that the first has opened.
    // A plain picture is all overlay.
    const onOverlay =
      target.matches('dialog.popup, [data-popup=picture] .picture') && (pressed ?? target) === target && detail < 2;
    pressed = null;
    if (onOverlay) openPopup()?.close();
  });

  // However it was closed: by a click, by Escape, by the phone's own back gesture.
  page.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !target.matches('.popup') || target.open) return;
      stopVideo(target);
      if (openPopup() || goingBack || markedItem() === undefined) return;
      goBack();
    },
    true,
  );

  page.addEventListener(TEXTS_CHANGED, () => {
    const popup = openPopup();
    if (popup && shown !== undefined && !show(shown)) popup.close();
    // Another language has taken the place of the page, and of what was open on it.
    if (!popup && !goingBack && !isPutAside()) follow();
  });

  window.addEventListener('popstate', follow);
  pageState().ready = true;
  // After a reload the entry may still be marked; or it is no more, since a way back came before this script.
  if (isPutAside() && markedItem() !== undefined) goBack();
  else follow();
}
