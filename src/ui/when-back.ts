/** Calls back when the phone is online again and when the page is visible again. Returns a function that stops it. */
export function whenBack(callback: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const looked = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('online', callback, { signal });
  document.addEventListener('visibilitychange', looked, { signal });
  return () => over.abort();
}
