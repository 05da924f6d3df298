import { logFailure } from '../ui/log.ts';
import { sayFailure } from './failure.ts';

/**
 * Answers what only an island can (`data-wants`): shows at once that the tap was heard, and calls `open` with what is wanted. What
 * cannot be had is said, by its button's words, and can be tried again.
 */
export function watchIslands(page: Document, open: (wish: string) => Promise<void>): void {
  page.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-wants]');
    // One that is being answered has been heard.
    if (!button || button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      sayFailure(page);
      await open(button.dataset['wants'] ?? '');
    } catch (cause) {
      logFailure('Error loading a part of the page:', cause);
      sayFailure(page, button.ariaLabel ?? button.textContent);
    }
    button.ariaBusy = null;
  });
}
