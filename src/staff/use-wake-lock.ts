import { useEffect } from 'react';

/** Keeps the screen awake while the page is in sight. Where the phone cannot or will not, it goes dark as ever. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keepAwake = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      // The browser ends it whenever the page is out of sight, and refuses it on a low battery.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    void keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };
  }, []);
}
