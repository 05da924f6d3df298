import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../ui/log.ts';
import { hasTorch, setTorch } from './camera.ts';
import { openDetector, codeToTake, type Detector } from './detect.ts';
import { Sign } from './signs.tsx';
import { useStaff } from './staff-context.ts';

type CameraViewProps = { readonly stream: MediaStream; readonly onCode: (text: string) => void };

const CORNERS = 'M1 6V1h5M18 1h5v5M23 18v5h-5M6 23H1v-5';
const ON_VIDEO = 'inline-flex items-center gap-2 bg-[rgb(0_0_0/0.75)] px-4 py-2 font-semibold text-[#fff]';

/** The pause before loading the code reader again, in milliseconds: the network may come back. */
const LOAD_AGAIN = 3_000;

/** The camera's picture, large; reports the codes in it. */
export function CameraView({ stream, onCode }: CameraViewProps) {
  const { words } = useStaff();
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const over = new AbortController();
    element.srcObject = stream;
    // Rejects if the element is already gone; then there is nothing to show.
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
      <video
        className="absolute inset-0 size-full bg-[#000] object-cover"
        ref={video}
        muted
        playsInline
        aria-label={words.cameraView}
      />
      <Frame />
      <div className="relative flex flex-col items-center justify-center gap-4 lying:flex-row lying:flex-wrap lying:gap-2">
        <p className={`${ON_VIDEO} text-[min(1rem,6vw)]`}>{isBlind ? words.detectorFailed : words.aim}</p>
        {hasTorch(stream) && <TorchButton stream={stream} />}
      </div>
    </>
  );
}

/** Logs only the first failure: eight looks a second would mostly fail for the same reason. */
function onceLogged(): (cause: unknown) => void {
  let isLogged = false;
  return (cause) => {
    if (!isLogged) logFailure('Error reading the camera:', cause);
    isLogged = true;
  };
}

/** The frame in which to hold the code, in colours that stand out on any picture. */
const Frame = () => (
  <svg
    className="absolute inset-0 m-auto h-3/4 max-h-64 w-2/3 lying:bottom-16"
    viewBox="0 0 24 24"
    fill="none"
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path stroke="black" strokeWidth="0.9" d={CORNERS} />
    <path stroke="white" strokeWidth="0.5" d={CORNERS} />
  </svg>
);

function TorchButton({ stream }: { readonly stream: MediaStream }) {
  const { words } = useStaff();
  const [isOn, setOn] = useState(false);
  const turn = (): void => {
    setTorch(stream, !isOn)
      .then(() => setOn(!isOn))
      .catch((cause: unknown) => logFailure('Error turning the torch:', cause));
  };
  return (
    <button
      type="button"
      className={`min-h-12 ${ON_VIDEO} aria-pressed:bg-[#fff] aria-pressed:text-[#000]`}
      aria-pressed={isOn}
      onClick={turn}
    >
      <Sign of="torch" />
      {words.torch}
    </button>
  );
}

/** The pause between two looks, in milliseconds: eight a second are faster than a hand, and keep a phone cool. */
const BETWEEN_LOOKS = 125;
/** The pause after a failed look, in milliseconds. */
const AFTER_FAILURE = 1_000;

type WatchParts = {
  readonly detect: Detector;
  readonly onCode: (text: string) => void;
  /** Called when a look fails; the next one follows. */
  readonly onFailure: (cause: unknown) => void;
};

/** Looks for codes in what a video shows, one look at a time, until the signal. */
export function watchCodes(
  video: HTMLVideoElement,
  { detect, onCode, onFailure }: WatchParts,
  signal: AbortSignal,
): void {
  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    let next = performance.now() + BETWEEN_LOOKS;
    try {
      const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? codeToTake(await detect(video)) : undefined;
      if (code !== undefined && !signal.aborted) onCode(code);
    } catch (cause) {
      onFailure(cause);
      next = performance.now() + AFTER_FAILURE;
    }
    setTimeout(awaitFrame, Math.max(0, next - performance.now()));
  };
  const awaitFrame = (): void => {
    if (signal.aborted) return;
    // The same frame need not be examined twice.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => void look());
    else void look();
  };
  awaitFrame();
}
