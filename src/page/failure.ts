import { fill } from '../terms/fill.ts';

/** What could not be had last. */
let missed: string | undefined;

/**
 * Says in the page's own words (`data-says`) that what has this name could not be had; without a name, nothing any more. What fails again
 * though the network is back fails for as long as the page lives, which therefore comes anew: Chromium keeps that a module did not come,
 * and a new build has other files.
 */
export function sayFailure(page: Document, name?: string | null): void {
  const output = page.getElementById('failure');
  if (output) output.textContent = name ? fill(output.dataset['says'] ?? '', { name }) : '';
  if (!name) return;
  if (name === missed) {
    fetch('', { method: 'HEAD' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }
  missed = name;
}
