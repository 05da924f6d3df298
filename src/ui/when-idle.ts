/** The longest wait for an idle moment, in milliseconds. */
const PATIENCE = 3_000;

/** Waits until the phone is idle, or has been busy for `PATIENCE`. */
export async function whenIdle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, 200);
  });
}

/** Waits until the page has loaded and the phone is idle. */
export async function whenLoaded(page: Document): Promise<void> {
  if (page.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  await whenIdle();
}
