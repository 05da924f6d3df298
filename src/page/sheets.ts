import type { Layers } from './layers.ts';

const isSheet = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.popover === 'auto' && target.id !== '';

/**
 * The browser's own sheets (`popover`: sections, stamp card, information) are layers, too: each by its id. Browsers that have none (Safari
 * before 17) are left alone.
 */
export function watchSheets(page: Document, layers: Layers): void {
  if (!('popover' in HTMLElement.prototype)) return;
  /** Sheets that the browser is opening or closing. Until it says that it is done, they are not touched. */
  const moving = new Set<EventTarget>();

  const follow = (): void => {
    for (const sheet of page.querySelectorAll<HTMLElement>('[popover=auto][id]')) {
      const isWanted = layers.get().includes(sheet.id);
      if (!moving.has(sheet) && sheet.matches(':popover-open') !== isWanted) sheet.togglePopover(isWanted);
    }
  };

  page.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!isSheet(target)) return;
      moving.add(target);
      if (newState === 'open') layers.open(target.id);
      else layers.leave(target.id);
    },
    true,
  );
  page.addEventListener(
    'toggle',
    ({ target }) => {
      // The history may have gone on in the meantime.
      if (target && moving.delete(target)) follow();
    },
    true,
  );
  // What was opened before this script came.
  const early = page.querySelector('[popover=auto][id]:popover-open');
  if (early) layers.open(early.id);
  layers.subscribe(follow);
  follow();
}
