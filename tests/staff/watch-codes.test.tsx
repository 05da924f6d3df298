import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCodes } from '../../src/staff/watch-codes.ts';

let frame: (() => void) | undefined;
/** A video whose next frame comes when the test says so. */
const video = {
  readyState: 4,
  requestVideoFrameCallback: (act: () => void) => {
    frame = act;
    return 1;
  },
} as unknown as HTMLVideoElement;

const onCode = vi.fn<(text: string) => void>();
const onFailure = vi.fn<(cause: unknown) => void>();
let over: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  frame = undefined;
  over = new AbortController();
});
afterEach(() => vi.useRealTimers());

/** A frame is shown, and so much time goes by after it. */
async function show(milliseconds: number): Promise<void> {
  const act = frame;
  frame = undefined;
  act?.();
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('eight frames a second are looked at, one at a time', async () => {
  let answer: (texts: string[]) => void = () => {};
  const detect = vi.fn<() => Promise<string[]>>(() => new Promise((resolve) => (answer = resolve)));
  watchCodes(video, { detect, onCode, onFailure }, over.signal);
  await show(1_000);
  expect(frame).toBeUndefined();
  expect(detect).toHaveBeenCalledTimes(1);
  answer(['a code']);
  await vi.advanceTimersByTimeAsync(0);
  expect(onCode.mock.calls).toEqual([['a code']]);
  await show(0);
  answer([]);
  await vi.advanceTimersByTimeAsync(124);
  expect(frame).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(frame).toBeDefined();
  expect(onCode).toHaveBeenCalledTimes(1);
});

test('a look that fails is told, and tried again a second later', async () => {
  const cause = new Error('no picture');
  const detect = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(cause).mockResolvedValue(['a code']);
  watchCodes(video, { detect, onCode, onFailure }, over.signal);
  await show(999);
  expect(onFailure.mock.calls).toEqual([[cause]]);
  expect(frame).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await show(0);
  expect(onCode.mock.calls).toEqual([['a code']]);
});

test('nothing is said once the camera is put away', async () => {
  const detect = vi.fn<() => Promise<string[]>>(async () => ['a code']);
  watchCodes(video, { detect, onCode, onFailure }, over.signal);
  const last = frame;
  over.abort();
  last?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(detect).not.toHaveBeenCalled();
  expect(onCode).not.toHaveBeenCalled();
});
