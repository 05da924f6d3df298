import { readStored } from '../../ui/storage.ts';
import { onReturn } from '../../ui/on-return.ts';

/**
 * Calls a listener with what else than this page has put under a key of the phone's storage, null for nothing: another tab, or a page from
 * which this one is come back to. Browsers tell nothing to a page in their memory. Where nothing may be stored nothing changes.
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
