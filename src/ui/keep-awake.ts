/**
 * Keeps the screen on until the returned function is called. It does nothing where the browser has no such lock or refuses it, as with an empty
 * battery. The browser releases the lock whenever the page is hidden, so it is requested again when the page is visible.
 */
export function keepAwake(): () => void {
  let released = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (released) await given.release();
      else lock = given;
    } catch {
      // Without a lock the screen goes dark as usual.
    }
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    released = true;
    document.removeEventListener('visibilitychange', seen);
    lock?.release().catch(() => undefined);
  };
}
