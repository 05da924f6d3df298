import { readStored } from '../../ui/storage.ts';
import { onReturn } from '../../ui/on-return.ts';

/**
 * Calls a listener with the value that another page has stored under a key, null if it was removed: another tab, or the page that the diner returns
 * from, because browsers send no events to pages in the back/forward cache. Without storage it is never called.
 */
export function watchStored(key: string, listener: (stored: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    // Without a key, the whole storage was cleared.
    if (event.key === key || event.key === null) listener(event.newValue);
  });
  let left: string | null = null;
  window.addEventListener('pagehide', () => (left = readStored('localStorage', key)));
  onReturn(() => {
    const stored = readStored('localStorage', key);
    if (stored !== left) listener(stored);
  });
}
