import { logFailure } from '../ui/log.ts';
import { APP_WANTED } from '../ui/page-events.ts';
import { whenLoaded } from '../ui/when-idle.ts';

/**
 * Fetches the app when the page has been painted and is quiet, or at once when the diner wishes what only the app can do. The root
 * element names the page (`documentOf`), the build what all pages have in common.
 */
export function bootWhenIdle(page: Document): void {
  let booted = false;
  const boot = (): void => {
    if (booted) return;
    booted = true;
    const address = page.getElementById('root')?.dataset['page'];
    if (!address) return;
    // Asked for at once, not when the entry has named them.
    for (const chunk of import.meta.env.SHARED_CHUNKS ?? []) preload(page, chunk);
    const entry = `${address}.js`;
    import(/* @vite-ignore */ entry).catch((cause: unknown) => logFailure('Error loading the app:', cause));
  };
  page.addEventListener(APP_WANTED, boot);
  void whenLoaded(page).then(boot);
}

function preload(page: Document, address: string): void {
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  page.head.append(link);
}
