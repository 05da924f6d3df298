import { fill } from '../terms/fill.ts';

/** The name of the last part that could not be loaded. */
let missed: string | undefined;

/**
 * Shows the page's message (`data-says`) that the part with this name could not be loaded; without a name, removes it. If the same part fails again
 * with network, the page reloads, because nothing else may help: older browsers remember a module's failure, and a new build has other files.
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
