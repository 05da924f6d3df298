import type { Layers } from './layers.ts';
import { itemLayer } from './layers-place.ts';
import { NEWS_CHANGED, POPUP_SHOWN, TEXTS_CHANGED } from './page-events.ts';
import { startVideo } from './popup-video.ts';
import { fillPopup, nameItem, openersOf } from './show-item.ts';
import { spellSigns } from './spell-signs.ts';

/** How long a popup is shown before it is modal, in milliseconds: until it has grown from its row (`popup.css`), which would begin again. */
export const SHOWN_BEFORE_MODAL = 300;

/**
 * Opens and closes the popups of a page (specification, points 2 and 4), each of which is a layer. A row's button names the popup that it opens
 * (`data-opens`). A popup that was opened before this script loaded (`watchFirstTaps`) is taken over. Other dialogs name their layer (`data-layer`),
 * and are closed in the same way.
 */
export function watchPopups(page: Document, layers: Layers): void {
  /** The layer of the open popup. */
  let shown: string | undefined;
  /** Where the press began: a drag out of the card is no click on the overlay. */
  let pressed: EventTarget | null = null;

  const wanted = (): string | undefined => layers.get().findLast((layer) => layer.startsWith('item:'));
  const shownPopup = (): HTMLDialogElement | null => page.querySelector('.popup[open]');

  /**
   * Opens a filled popup: it is painted first, and modal afterwards. A modal dialog makes the page inert, for which the browser computes the style of
   * hundreds of elements anew (docs/benchmarks.md). Under or over another layer there is nothing to gain.
   */
  const openInTwoSteps = (popup: HTMLDialogElement): void => {
    const isAlone = (): boolean => !layers.get()[1];
    if (popup.open) return;
    if (isAlone()) {
      popup.show();
      setTimeout(() => {
        if (!popup.open || !isAlone()) return;
        popup.close();
        popup.showModal();
      }, SHOWN_BEFORE_MODAL);
    } else popup.showModal();
  };

  const show = (layer: string): boolean => {
    const open = shownPopup();
    const item = openersOf(page).findIndex((_, index) => itemLayer(page, index) === layer);
    const popup = fillPopup(page, item);
    if (!popup) return false;
    if (popup !== open) open?.close();
    const opener = openersOf(page)[item];
    // After a reload nothing has the focus that the browser could give back. (To move it during an early tap would cost a layout.)
    if (page.activeElement === page.body) opener?.focus({ preventScroll: true });
    nameItem(popup, opener);
    spellSigns(popup);
    startVideo(popup);
    popup.dispatchEvent(new Event(POPUP_SHOWN, { bubbles: true }));
    openInTwoSteps(popup);
    return true;
  };

  const follow = (): void => {
    const layer = wanted();
    const isNew = layer !== shown || !shownPopup();
    shown = layer;
    if (!layer) shownPopup()?.close();
    else if (isNew && !show(layer)) layers.close(layer);
  };

  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });

  /** Closes the layer of a popup that the diner has closed. A click, Escape or the phone's back gesture closes a dialog at once, but its event comes late. */
  const noteClosed = (): void => {
    for (const { dataset } of page.querySelectorAll<HTMLElement>('dialog[data-layer]:not([open])')) {
      layers.leave(dataset['layer'] ?? '');
    }
    if (shown && !shownPopup()) layers.leave(shown);
  };
  // In the capture phase: before the click opens another popup.
  page.addEventListener('click', noteClosed, true);

  page.addEventListener('click', ({ target, clientY, detail }) => {
    const tapped = target as Element;
    const item = openersOf(page).findIndex((opener) => opener.contains(tapped));
    if (item >= 0) {
      // The card grows from the tapped point; keys have none. Set on the page, the property would cause all styles to be recomputed.
      const from = detail > 0 ? `${clientY}px` : '';
      for (const popup of page.querySelectorAll<HTMLElement>('.popup')) popup.style.setProperty('--from', from);
      const layer = itemLayer(page, item);
      // One at a time.
      if (shown && shown !== layer) layers.close(shown);
      layers.open(layer);
    }
    // In a plain picture, everything counts as overlay.
    const onOverlay =
      tapped.matches('dialog:is(.popup,[data-layer]),[data-popup=picture] :is(.picture,.picture>img)') &&
      (pressed ?? target) === target;
    pressed = null;
    if (onOverlay) tapped.closest('dialog')?.close();
  });

  page.addEventListener(
    'close',
    () => {
      noteClosed();
      // It must not play on.
      page.querySelector('.popup:not([open]) video')?.remove();
    },
    true,
  );

  /** Whether the diner has closed a popup that the history's entry says is open. A new page's popups are empty. */
  const isPutAside = (): Element | false | null => !shownPopup() && page.querySelector('.dish:not(:empty)');

  const refresh = (): void => {
    // A saved menu may no longer have the item.
    if (shown && !isPutAside() && !show(shown)) layers.close(shown);
  };
  for (const event of [TEXTS_CHANGED, NEWS_CHANGED]) page.addEventListener(event, refresh);

  layers.subscribe(follow);
  if (isPutAside()) layers.close(wanted() ?? '');
  else follow();
}
