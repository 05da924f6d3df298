/** Calls back when the phone has a network again, or the page is looked at again; the result stops it. */
export function onReturn(callback: () => void): () => void {
  const looked = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', looked);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', looked);
  };
}
