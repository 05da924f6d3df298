import { isComingBack, wishCard } from '../session/claim-return.ts';
import { venuePath } from '../ui/last-venue.ts';
import { pageState } from '../ui/page-state.ts';
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
  void openPanel(page);
}

/** Not before the page stands in its language, which takes the place of what it holds. */
async function openPanel(page: Document): Promise<void> {
  await pageState().switching;
  page.getElementById(STAMP_PANEL)?.showPopover();
}
