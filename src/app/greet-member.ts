import { knownUser } from '../session/known-user.ts';
import { APP_WANTED } from '../ui/page-events.ts';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';

/**
 * Where somebody is signed in on this phone, the panel of the stamp card does not invite them to claim one while theirs is on its way,
 * and opening it fetches the app at once.
 */
export function greetMember(page: Document): void {
  if (!knownUser()) return;
  page.documentElement.dataset['member'] = '';
  page.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if ((target as Element).id === STAMP_PANEL) page.dispatchEvent(new Event(APP_WANTED));
    },
    true,
  );
}
