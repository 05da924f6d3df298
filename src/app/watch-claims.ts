import { wishCard } from '../session/claim-return.ts';
import { venuePath } from '../ui/last-venue.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';

/** Remembers where somebody wanted to claim a card: signing in leads back there. */
export function watchClaims(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const path = venuePath(window.location.pathname);
    if (path && target instanceof Element && target.closest(`#${STAMP_PANEL} .claim a`)) wishCard(path);
  });
}
