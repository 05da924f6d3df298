/** How long a quiet moment is waited for, in milliseconds. */
const PATIENCE = 3_000;

/** Waits until the phone has nothing else to do, or has had much to do for long. */
export async function whenIdle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, 200);
  });
}

/** Waits until the page has loaded and is quiet. */
export async function whenLoaded(page: Document): Promise<void> {
  if (page.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  await whenIdle();
}
