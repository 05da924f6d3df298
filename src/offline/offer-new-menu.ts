import type { LoadLater } from '../i18n/texts.ts';
import { watchLanguage, pageLanguage, pageTexts } from './page-language.ts';

/** Offers the new menu over the lower edge of the page. The reader accepts it, or closes the offer and reads on. */
export async function offerNewMenu(texts: LoadLater): Promise<void> {
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
