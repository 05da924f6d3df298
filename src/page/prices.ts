import { NEWS_CHANGED, POPUP_SHOWN, TEXTS_CHANGED } from './page-events.ts';
import { knowHeights, OWN_PRICES, rowsOf } from './rows.ts';

/** A single price, or one of several. */
const PLACES = `${OWN_PRICES}:not(.in-columns,.labelled), ${OWN_PRICES} > span`;
const PRICES = '[data-wants^="price:"]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Makes the prices of the rows buttons that note a portion on the diner's list (`data-wants="price:<row>:<price>"`). Without script they are plain
 * text. Tab stops at one price of each list of rows; the arrow keys move on from there.
 */
export function watchPrices(page: Document): void {
  const pricesIn = (part: ParentNode): HTMLElement[] =>
    // Safari before 17.4 cannot tell.
    [...part.querySelectorAll<HTMLElement>(PRICES)].filter(
      (price) => price.checkVisibility?.({ visibilityProperty: true }) ?? true,
    );
  const word = (): string => page.querySelector<HTMLElement>('[data-wants=list]')?.dataset['says'] ?? '';

  const mark = (): void => {
    for (const [row, element] of rowsOf(page).entries()) {
      const name = element.querySelector('h3')?.textContent;
      for (const [index, price] of element.querySelectorAll<HTMLElement>(PLACES).entries()) {
        price.dataset['wants'] = `price:${row}:${index}`;
        price.role = 'button';
        price.tabIndex = -1;
        price.ariaPressed ??= 'false';
        // Tonight's price replaces the menu's.
        const { textContent } = price.querySelector('.tonight') ?? price;
        price.ariaLabel = `${word()}: ${name}, ${textContent.trim()}`;
      }
    }
  };

  page.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Tab') {
      // Otherwise what gets the focus far below would be pushed off the screen when the sections above it are rendered.
      knowHeights(page);
      for (const list of page.querySelectorAll('.entries')) {
        const all = pricesIn(list);
        if (all[0] && all.every(({ tabIndex }) => tabIndex < 0)) all[0].tabIndex = 0;
      }
    }
    const price = (target as Element).closest<HTMLElement>(PRICES);
    if (!price) return;
    const step = STEPS[key];
    if (key === 'Enter' || key === ' ') price.click();
    else if (step === undefined) return;
    else {
      const all = pricesIn(price.closest('.dish, main') ?? page);
      const next = all[all.indexOf(price) + step];
      if (next) {
        if (!price.closest('.dish')) price.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      }
    }
    event.preventDefault();
  });

  // The card of a dish, which has its name, has room for a word.
  page.addEventListener(POPUP_SHOWN, ({ target }) => {
    for (const price of (target as Element).querySelectorAll<HTMLElement>(PRICES)) {
      price.tabIndex = 0;
      // The menu's price is neither shown there nor read out.
      const today = price.querySelector('.tonight');
      price.ariaLabel = today && `${today.textContent} ${word()}`;
      price.append(' ', Object.assign(page.createElement('b'), { className: 'note-word', textContent: word() }));
    }
  });
  for (const event of [TEXTS_CHANGED, NEWS_CHANGED]) page.addEventListener(event, mark, true);
  page.dispatchEvent(new Event(NEWS_CHANGED));
}
