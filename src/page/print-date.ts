import { fill } from '../terms/fill.ts';
import { TIME_ZONE } from '../terms/own-site.ts';

/**
 * Dates the menu on paper: the footer gets the day where the venue is as `data-printed` when the page is about to be printed, however long it has been open,
 * and the style sheet shows it on paper only. The build cannot do this, because it does not know the day of printing. Without script a print has only
 * the date that the browser writes in its margin.
 */
export function datePrints(page: Document): void {
  window.addEventListener('beforeprint', () => {
    const footer = page.querySelector<HTMLElement>('[data-print]');
    const { lang } = page.documentElement;
    // As `localesOf`, which costs the page's script 17 bytes more, because islands take it, too.
    const date = new Date().toLocaleDateString([lang === 'en' ? 'en-GB' : lang, 'es'], {
      dateStyle: 'long',
      timeZone: TIME_ZONE,
    });
    if (footer) footer.dataset['printed'] = fill(footer.dataset['print'] ?? '', { date });
  });
}
