import { isComingBack, wishCard } from '../session/claim-return.ts';
import { venuePath } from '../ui/last-venue.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';

/** Remembers where somebody wanted to claim a card: signing in leads back there, with the panel open. */
export function watchClaims(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const path = venuePath(window.location.pathname);
    if (path && target instanceof Element && target.closest(`#${STAMP_PANEL} .claim a`)) wishCard(path);
  });
  if (!isComingBack()) return;
  // The address says nothing of it: a reload is no coming back.
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  page.getElementById(STAMP_PANEL)?.showPopover();
}
