import { layers } from '../page/layers.ts';
import { itemLayer } from '../page/layers-place.ts';
import { NEWS_CHANGED } from '../page/page-events.ts';
import { openersOf } from '../page/show-item.ts';

/**
 * Runs a change of rows, and makes an open popup copy its row again if that row has changed; its video plays on. Otherwise the popup is left alone:
 * a new copy would lose the focus.
 */
export function changeRows(page: Document, change: () => void): void {
  const open = layers.get();
  const opener = openersOf(page).find((_, item) => open.includes(itemLayer(page, item)));
  const row = opener?.closest('li');
  const before = row?.outerHTML;
  change();
  if (!row || row.outerHTML === before) return;
  const videoIn = (): HTMLVideoElement | null => page.querySelector<HTMLVideoElement>('.popup[open] video');
  const playing = videoIn();
  page.dispatchEvent(new Event(NEWS_CHANGED));
  // Put back in the same task, it plays on (HTML standard).
  if (playing) videoIn()?.replaceWith(playing);
  // It was on what has been copied again.
  if (page.activeElement === page.body) page.querySelector<HTMLElement>('.popup[open] .close')?.focus();
}
