import { useCallback, useEffect, useState } from 'react';
import { type CameraFault, CameraFailure, closeCamera, mayOpenCamera, openCamera } from './camera.ts';

export type CameraState =
  | { readonly is: 'off' }
  | { readonly is: 'starting' }
  | { readonly is: 'on'; readonly stream: MediaStream }
  | { readonly is: 'faulty'; readonly fault: CameraFault };

/** Whether the waiter has turned the camera on in this page: next time it starts by itself. */
let isWanted = false;

/**
 * The camera while a part of the page is shown. It starts by itself where the browser has permission, else when a tap calls `start`; it is released
 * while the page is hidden.
 */
export function useCamera(): { readonly camera: CameraState; readonly start: () => void } {
  const [camera, setCamera] = useState<CameraState>({ is: 'off' });
  /** The number of starts, so that each runs the effect again. */
  const [turn, setTurn] = useState(isWanted ? 1 : 0);
  const start = useCallback(() => setTurn((last) => last + 1), []);

  useEffect(() => {
    let isHere = true;
    if (turn === 0) void mayOpenCamera().then((may) => may && isHere && start());
    return () => {
      isHere = false;
    };
  }, [turn, start]);

  useEffect(() => {
    if (turn === 0) return undefined;
    isWanted = true;
    /** Aborted with the effect and whenever the page is hidden; a stream that arrives later is closed at once. */
    let round = new AbortController();
    const open = async ({ signal }: AbortController): Promise<void> => {
      setCamera({ is: 'starting' });
      try {
        const stream = await openCamera();
        if (signal.aborted) return closeCamera(stream);
        signal.addEventListener('abort', () => closeCamera(stream));
        // Another app has taken the camera, or it was unplugged.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (!signal.aborted) setCamera({ is: 'faulty', fault: 'in-use' });
        });
        setCamera({ is: 'on', stream });
      } catch (cause) {
        if (!signal.aborted)
          setCamera({ is: 'faulty', fault: cause instanceof CameraFailure ? cause.fault : 'failed' });
      }
    };
    const follow = (): void => {
      round.abort();
      setCamera({ is: 'off' });
      if (document.hidden) return;
      round = new AbortController();
      void open(round);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      round.abort();
    };
  }, [turn]);

  return { camera, start };
}
