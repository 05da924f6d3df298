import type { LoadOverlayTexts } from '../i18n/texts.ts';
import { isLanguage, type Language } from '../terms/house.ts';
import type { OfflineTexts } from './protocol.ts';

/** Offers the new menu over the lower edge of the page. The reader accepts it, or closes the offer and reads on. */
export async function offerNewMenu(texts: LoadOverlayTexts): Promise<void> {
  if (document.querySelector('.menu-offer')) return;
  const offer = document.createElement('div');
  offer.className = 'offer menu-offer';
  offer.setAttribute('role', 'status');
  const words = document.createElement('span');
  const show = button('button', () => window.location.reload());
  const close = button('close', () => offer.remove());
  close.textContent = '×';
  offer.append(words, show, close);
  const write = async (): Promise<void> => {
    const { newMenu, showNewMenu, notNow } = await pageTexts(texts);
    offer.lang = pageLanguage();
    words.textContent = newMenu;
    show.textContent = showNewMenu;
    close.setAttribute('aria-label', notNow);
  };
  // Screen readers announce what is added to a live region, and not its first content.
  document.body.append(offer);
  await write();
  watchLanguage(() => void write());
}

function button(className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.addEventListener('click', onClick);
  return element;
}

/** The language that the page is shown in now, es where its document names another. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'es';
}

/** The texts about copies in the page's language. Without network they come from the copy, like the whole page. */
export const pageTexts = async (load: LoadOverlayTexts): Promise<OfflineTexts> => (await load(pageLanguage())).offline;

/** Calls a listener at every change of the page's language. */
export function watchLanguage(listener: () => void): void {
  new MutationObserver(listener).observe(document.documentElement, { attributeFilter: ['lang'] });
}
