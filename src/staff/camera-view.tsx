import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../ui/log.ts';
import { hasTorch, setTorch } from './camera.ts';
import { openDetector } from './detect.ts';
import { Sign } from './signs.tsx';
import { useStaff } from './staff-context.ts';
import { watchCodes } from './watch-codes.ts';

type CameraViewProps = { readonly stream: MediaStream; readonly onCode: (text: string) => void };

/** The reader comes over the network, which may come back. */
const LOAD_AGAIN = 3_000;

/** What the camera sees, large, and what it reads. */
export function CameraView({ stream, onCode }: CameraViewProps) {
  const { words } = useStaff();
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const over = new AbortController();
    element.srcObject = stream;
    // Refused where the element is gone again; there is nothing to show then.
    element.play().catch(() => {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      try {
        const detect = await openDetector();
        setBlind(false);
        watchCodes(element, { detect, onCode, onFailure: onceLogged() }, over.signal);
      } catch (cause) {
        logFailure('Error loading the code reader:', cause);
        setBlind(true);
        if (!over.signal.aborted) timer = setTimeout(() => void read(), LOAD_AGAIN);
      }
    };
    void read();
    return () => {
      over.abort();
      clearTimeout(timer);
      element.srcObject = null;
    };
  }, [stream, onCode]);

  return (
    <>
      <video ref={video} muted playsInline aria-label={words.cameraView} />
      <p className="staff-aim">{isBlind ? words.detectorFailed : words.aim}</p>
      {hasTorch(stream) && <TorchButton stream={stream} />}
    </>
  );
}

/** Looks come eight times a second: what ails one ails the next. */
function onceLogged(): (cause: unknown) => void {
  let isLogged = false;
  return (cause) => {
    if (!isLogged) logFailure('Error reading the camera:', cause);
    isLogged = true;
  };
}

function TorchButton({ stream }: { readonly stream: MediaStream }) {
  const { words } = useStaff();
  const [isOn, setOn] = useState(false);
  const turn = (): void => {
    setTorch(stream, !isOn)
      .then(() => setOn(!isOn))
      .catch((cause: unknown) => logFailure('Error turning the torch:', cause));
  };
  return (
    <button type="button" className="staff-torch" aria-pressed={isOn} onClick={turn}>
      <Sign of="torch" />
      {words.torch}
    </button>
  );
}
