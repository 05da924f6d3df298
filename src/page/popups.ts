import type { Layers } from './layers.ts';
import { itemLayer } from './layers-place.ts';
import { NEWS_CHANGED, POPUP_SHOWN, TEXTS_CHANGED } from './page-events.ts';
import { startVideo, stopVideo } from './popup-video.ts';
import { nameItem, openersOf, showItem } from './show-item.ts';
import { spellSigns } from './spell-signs.ts';

/** The item that is open; undefined when none is. */
function itemIn(layers: readonly string[]): number | undefined {
  const [, item] = layers.map((layer) => /^item:(\d+)$/.exec(layer)).findLast((match) => match !== null) ?? [];
  return item === undefined ? undefined : Number(item);
}

/**
 * Opens and closes the popups of a page (specification, points 2 and 4), a layer each, for as long as it lives. A row's button says which
 * popup it opens (`data-opens`). What was opened before this script came (`watchFirstTaps`) is taken over. Other dialogs say which layer they
 * are (`data-layer`), and are closed by the same means.
 */
export function watchPopups(page: Document, layers: Layers): void {
  /** The item in the open popup. */
  let shown: number | undefined;
  /** Where the press began: a drag out of the card is no click on the overlay. */
  let pressed: EventTarget | null = null;

  const openPopup = (): HTMLDialogElement | null => page.querySelector('dialog.popup[open]');

  const show = (item: number): boolean => {
    const open = openPopup();
    if (!showItem(page, item)) return false;
    const now = [...page.querySelectorAll<HTMLDialogElement>('dialog.popup[open]')].find((popup) => popup !== open);
    if (now) open?.close();
    const popup = now ?? open;
    if (popup) {
      nameItem(page, popup, item);
      spellSigns(popup);
      startVideo(popup);
      popup.dispatchEvent(new Event(POPUP_SHOWN, { bubbles: true }));
    }
    return true;
  };

  const follow = (): void => {
    const item = itemIn(layers.get());
    const isNew = item !== shown || !openPopup();
    shown = item;
    if (item === undefined) openPopup()?.close();
    else if (isNew && !show(item)) layers.close(itemLayer(item));
  };

  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });

  /** What the diner has closed is no layer. Dialogs are closed at once, by a click, Escape or the phone's own back gesture, and tell late. */
  const noteClosed = (): void => {
    for (const { dataset } of page.querySelectorAll<HTMLElement>('dialog[data-layer]:not([open])')) {
      layers.leave(dataset['layer'] ?? '');
    }
    if (shown !== undefined && !openPopup()) layers.leave(itemLayer(shown));
  };
  // Before what it opens.
  page.addEventListener('click', noteClosed, true);

  page.addEventListener('click', ({ target, clientY, detail }) => {
    if (!(target instanceof Element)) return;
    const item = openersOf(page).findIndex((opener) => opener.contains(target));
    if (item >= 0) {
      // The card grows from there; keys have no place. Set on the page it would have all of it reckoned anew.
      const from = detail > 0 ? `${clientY}px` : '';
      for (const popup of page.querySelectorAll<HTMLElement>('dialog.popup')) popup.style.setProperty('--from', from);
      // One at a time.
      if (shown !== undefined && shown !== item) layers.close(itemLayer(shown));
      layers.open(itemLayer(item));
    }
    // A plain picture is all overlay.
    const onOverlay =
      target.matches('dialog:is(.popup,[data-layer]),[data-popup=picture] :is(.picture,.picture>img)') &&
      (pressed ?? target) === target;
    pressed = null;
    if (onOverlay) target.closest('dialog')?.close();
  });

  page.addEventListener(
    'close',
    ({ target }) => {
      noteClosed();
      if (target instanceof HTMLDialogElement && !target.open) stopVideo(target);
    },
    true,
  );

  /** Whether the diner has closed what the history's entry says to be open. A new page's popups are empty. */
  const isPutAside = (): boolean => !openPopup() && page.querySelector('.popup .dish:not(:empty)') !== null;

  const refresh = (): void => {
    // A saved menu may have it no more.
    if (shown !== undefined && !isPutAside() && !show(shown)) layers.close(itemLayer(shown));
  };
  for (const event of [TEXTS_CHANGED, NEWS_CHANGED]) page.addEventListener(event, refresh);

  layers.subscribe(follow);
  const marked = itemIn(layers.get());
  if (isPutAside() && marked !== undefined) layers.close(itemLayer(marked));
  else follow();
}
