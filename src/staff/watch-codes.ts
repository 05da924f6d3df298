import { codeToSend, type Detector } from './detect.ts';

/** Eight looks a second: quicker than a hand, and a phone stays cool. */
const BETWEEN_LOOKS = 125;
/** After one that failed. */
const AFTER_FAILURE = 1_000;

export type WatchParts = {
  readonly detect: Detector;
  readonly onCode: (text: string) => void;
  /** A look that failed; the next one follows all the same. */
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
      const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? codeToSend(await detect(video)) : undefined;
      if (code !== undefined && !signal.aborted) onCode(code);
    } catch (cause) {
      onFailure(cause);
      next = performance.now() + AFTER_FAILURE;
    }
    setTimeout(awaitFrame, Math.max(0, next - performance.now()));
  };
  const awaitFrame = (): void => {
    if (signal.aborted) return;
    // A picture that stands still need not be looked at twice.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => void look());
    else void look();
  };
  awaitFrame();
}
