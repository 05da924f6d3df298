import { knownUser } from '../session/known-user.ts';
import { logFailure } from '../ui/log.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/**
 * Loads the stamp card of a menu that has one, for those who are signed in on this phone: when it is idle, or at once when the panel
 * opens. Others load nothing of it. Who signs in on another page is seen on coming back.
 */
export function watchStampCard(page: Document): void {
  const panel = page.getElementById(STAMP_PANEL);
  if (!panel) return;
  let started = false;
  const look = async (): Promise<void> => {
    if (started || !knownUser()) return;
    started = true;
    try {
      await (await import('./stamp-card.ts')).start(panel);
    } catch (cause) {
      started = false;
      logFailure('Error loading the stamp card:', cause);
    }
  };
  void whenLoaded(page).then(look);
  panel.addEventListener('beforetoggle', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('storage', look);
}
