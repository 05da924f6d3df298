import type { Layers } from './layers.ts';
import { watchSectionLinks } from './section-links.ts';

const SHEET = '[popover=auto][id]';

/**
 * Makes the browser's own sheets (`popover`: sections, stamp card, information) layers, too, each by its id, and follows the links in them. In
 * browsers without popovers `old-browser.ts` opens them.
 */
export function watchSheets(page: Document, layers: Layers): void {
  /** Sheets that the browser is opening or closing. They are not touched until its event says that it is done. */
  const moving = new Set<EventTarget | null>();

  const follow = (): void => {
    for (const sheet of page.querySelectorAll<HTMLElement>(SHEET)) {
      if (!moving.has(sheet)) sheet.togglePopover(layers.get().includes(sheet.id));
    }
  };

  page.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const sheet = target as HTMLElement;
      if (!sheet.matches(SHEET)) return;
      moving.add(sheet);
      if (newState === 'open') layers.open(sheet.id);
      else layers.leave(sheet.id);
    },
    true,
  );
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (!moving.delete(target)) return;
      // The focus would stay on the opener below the sheet, and a reload has lost it.
      page.querySelector<HTMLElement>(':popover-open .close')?.focus();
      // The history may have changed in the meantime.
      follow();
    },
    true,
  );
  // The Tab key leads out of a sheet, into the page beneath it; a dialog is above it. (`focusin` would come of taps in WebKit, too.)
  page.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && !(target as Element).closest('dialog'))
      page.querySelector<HTMLElement>(':popover-open:not(:focus-within)')?.hidePopover();
  });
  // A sheet that was opened before this script loaded.
  const early = page.querySelector(':popover-open');
  if (early) layers.open(early.id);
  layers.subscribe(follow);
  follow();
  watchSectionLinks(page, layers);
}
