import { knownUser } from '../session/known-user.ts';

/**
 * Shows on a menu that somebody is signed in, before the stamp card has loaded: their photo instead of the sign that leads to the profile, and no
 * invitation to claim a card.
 */
export function greetMember(page: Document): void {
  const greet = (): void => {
    const user = knownUser();
    page.documentElement.toggleAttribute('data-member', user !== undefined);
    const avatar = page.querySelector('.avatar');
    if (avatar?.querySelector('img')?.src === user?.photoURL) return;
    avatar?.replaceChildren(...(user?.photoURL ? [photo(page, user.photoURL)] : []));
  };
  greet();
  // Somebody may sign in or out in another tab, or on the page that the diner returns from.
  window.addEventListener('storage', greet);
  window.addEventListener('pageshow', greet);
}

const photo = (page: Document, src: string): HTMLImageElement =>
  Object.assign(page.createElement('img'), { alt: '', referrerPolicy: 'no-referrer', src });
