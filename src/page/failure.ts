import { fill } from '../terms/fill.ts';

/** Says in the page's own words (`data-says`) that what has this name could not be had; without a name, nothing any more. */
export function sayFailure(page: Document, name?: string): void {
  const output = page.getElementById('failure');
  if (output) output.textContent = name === undefined ? '' : fill(output.dataset['says'] ?? '', { name });
}
