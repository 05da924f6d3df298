import { LANGUAGE_WISH } from '../ui/page-events.ts';

/** How long the app waits for a quiet moment after the page has loaded, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Fetches the app when the page has been painted and is quiet, or at once when the diner wishes what only the app can do. Its
 * modules are named by the root element (`documentOf`), the entry first; nothing of them competes with the first paint.
 */
export function bootWhenIdle(page: Document): void {
  let booted = false;
  const boot = (): void => {
    if (booted) return;
    booted = true;
    const modules = page.getElementById('root')?.dataset['modules']?.split(' ') ?? [];
    for (const address of modules) preload(page, address);
    const [entry] = modules;
    if (entry) void import(/* @vite-ignore */ entry);
  };
  page.addEventListener(LANGUAGE_WISH, boot);
  window.addEventListener('load', () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(boot, { timeout: PATIENCE });
    else setTimeout(boot, 200);
  });
}

/** All modules are asked for at once, not each when the one before has named it. */
function preload(page: Document, address: string): void {
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  page.head.append(link);
}
