import { logFailure } from '../ui/log.ts';
import { sayFailure } from './failure.ts';

/**
 * Answers taps that need an island (`data-wants`): shows a busy state at once, and calls `open` with the attribute's value. A failure is shown with
 * the button's text, and the diner can retry.
 */
export function watchIslands(page: Document, open: (wish: string) => Promise<void>): void {
  page.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-wants]');
    // A busy button is already being answered.
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
