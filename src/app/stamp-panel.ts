import { sayFailure } from '../page/failure.ts';
import { knownUser } from '../session/known-user.ts';
import { logFailure } from '../ui/log.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';
import { whenLoaded } from '../ui/when-idle.ts';
import { loadIsland } from './load-island.ts';
import { isComingBack, wishCard } from '../session/claim-wish.ts';
import { venuePath } from '../ui/last-venue.ts';

/**
 * Loads the stamp card of a menu with a panel if somebody is signed in on this phone: when the phone is idle, or at once when the panel opens. It
 * checks again when the diner returns to the page, because they may have signed in on another one.
 */
export function watchStampCard(page: Document): void {
  const panel = page.getElementById(STAMP_PANEL);
  if (!panel) return;
  let started = false;
  const look = async (): Promise<void> => {
    if (started || !knownUser()) return;
    started = true;
    try {
      await (await loadIsland(() => import('./stamp-card.ts'))).start(panel);
    } catch (cause) {
      logFailure('Error loading the stamp card:', cause);
      // The open panel would show no card. It is closed before `started` is reset, because closing it calls `look`, too.
      if (panel.matches(':popover-open')) {
        panel.hidePopover();
        sayFailure(page, panel.ariaLabel);
      }
      started = false;
    }
  };
  void whenLoaded(page).then(look);
  panel.addEventListener('beforetoggle', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('storage', look);
}

/** Remembers the venue whose card a diner wants to claim. Signing in leads back to it, and the panel opens. */
export function watchClaims(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const path = venuePath(window.location.pathname);
    if (path && (target as Element).closest(`#${STAMP_PANEL} .claim a`)) wishCard(path);
  });
  if (!isComingBack()) return;
  // The address loses its fragment, so that a reload does not open the panel again.
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  page.getElementById(STAMP_PANEL)?.showPopover();
}
