/**
 * Keeps the screen from going dark; the result lets it. Where a browser cannot, or will not with an empty battery, nothing happens. The
 * browser takes the lock back whenever the page is hidden, so it is asked for again when the page is seen.
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
      // The screen goes dark in its own time.
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
