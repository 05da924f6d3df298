import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { closeCamera, hasTorch, mayOpenCamera, openCamera, setTorch } from '../../src/staff/camera.ts';
import { codesIn } from '../../src/staff/detect-with-wasm.ts';
import { codeToTake, type NativeDetector, openDetector } from '../../src/staff/detect.ts';
import { watchCodes } from '../../src/staff/camera-view.tsx';
import { pngOfCode } from '../support/camera-film.ts';

const QR = '{"qr":"cartasqr","service":"loyalty","barID":"parrilla","cardOwnerID":"diner1"}';
const MENU = 'https://cartas.example/cartasqr/parrilla';

describe('the camera', () => {
  const scope = (mediaDevices: object | undefined, isSecureContext = true) =>
    ({ isSecureContext, navigator: { mediaDevices } }) as unknown as Window;
  const opening = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('', name)) });

  test('is the one on the back, without sound', async () => {
    const stream = {} as MediaStream;
    const getUserMedia = vi.fn<(wish?: MediaStreamConstraints) => Promise<MediaStream>>(async () => stream);
    expect(await openCamera(scope({ getUserMedia }))).toBe(stream);
    expect(getUserMedia.mock.lastCall?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
  });

  test.each([
    ['NotAllowedError', 'denied', scope(opening('NotAllowedError'))],
    ['SecurityError', 'denied', scope(opening('SecurityError'))],
    ['NotFoundError', 'none', scope(opening('NotFoundError'))],
    ['OverconstrainedError', 'none', scope(opening('OverconstrainedError'))],
    ['NotReadableError', 'in-use', scope(opening('NotReadableError'))],
    ['AbortError', 'in-use', scope(opening('AbortError'))],
    ['TypeError', 'failed', scope(opening('TypeError'))],
    ['an insecure address', 'insecure', scope({}, false)],
    ['a browser that knows no cameras', 'none', scope(undefined)],
  ])('that fails with %s is told as %s', async (_, fault, where) => {
    await expect(openCamera(where)).rejects.toMatchObject({ fault });
  });

  test('is opened unasked only where that was allowed for good', async () => {
    const knows = (state: string) => ({ permissions: { query: async () => ({ state }) } }) as unknown as Navigator;
    expect(await mayOpenCamera(knows('granted'))).toBe(true);
    expect(await mayOpenCamera(knows('prompt'))).toBe(false);
    expect(await mayOpenCamera({} as Navigator)).toBe(false);
  });

  test('gives its light where it has one', async () => {
    const applyConstraints = vi.fn<(wish: object) => Promise<void>>(async () => {});
    const stop = vi.fn<() => void>();
    const streamOf = (track: object) =>
      ({ getVideoTracks: () => [track], getTracks: () => [track] }) as unknown as MediaStream;
    const stream = streamOf({ getCapabilities: () => ({ torch: true }), applyConstraints, stop });
    expect(hasTorch(stream)).toBe(true);
    expect(hasTorch(streamOf({}))).toBe(false);
    await setTorch(stream, true);
    expect(applyConstraints).toHaveBeenCalledExactlyOnceWith({ advanced: [{ torch: true }] });
    closeCamera(stream);
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('the reader of codes', () => {
  const VIDEO = {} as HTMLVideoElement;
  const never = () => Promise.reject(new Error());

  /** A browser's own reader, as it may be. */
  const nativeDetector = (formats: () => Promise<string[]>, detect: () => Promise<{ rawValue: string }[]>) =>
    class {
      static getSupportedFormats = formats;
      detect = detect;
    } as unknown as NativeDetector;

  test.each<[string, NativeDetector | undefined, string, number]>([
    [
      'the browser’s own where it knows QR codes',
      nativeDetector(
        async () => ['ean_13', 'qr_code'],
        async () => [{ rawValue: QR }],
      ),
      QR,
      0,
    ],
    ['loaded where the browser has none', undefined, 'from wasm', 1],
    ['loaded where the browser’s own knows no QR codes', nativeDetector(async () => ['ean_13'], never), 'from wasm', 1],
    ['loaded where the browser’s own does not say what it knows', nativeDetector(never, never), 'from wasm', 1],
    ['loaded where the browser’s own fails', nativeDetector(async () => ['qr_code'], never), 'from wasm', 1],
  ])('is %s', async (_, native, found, loads) => {
    const loadWasm = vi.fn(async () => async () => ['from wasm']);
    const detect = await openDetector({ native, loadWasm });
    expect(await detect(VIDEO)).toEqual([found]);
    expect(await detect(VIDEO)).toEqual([found]);
    expect(loadWasm).toHaveBeenCalledTimes(loads);
  });

  test('that cannot be loaded says so', async () => {
    const cause = new Error('Failed to fetch');
    await expect(openDetector({ native: undefined, loadWasm: () => Promise.reject(cause) })).rejects.toBe(cause);
  });

  test('sends the diner’s code rather than that of the menu on the table', () => {
    expect([codeToTake([MENU, QR]), codeToTake([MENU]), codeToTake([])]).toEqual([QR, MENU, undefined]);
  });
});

/** A code as a camera has it: turned, somewhere in the picture, dimmed, out of focus. */
async function picture(text: string, { angle = 0, blur = 0, size = 300 }): Promise<ImageData> {
  const code = await sharp(await pngOfCode(text))
    .resize(size)
    .rotate(angle, { background: '#444' })
    .toBuffer();
  const scene = await sharp({ create: { width: 720, height: 540, channels: 3, background: '#444' } })
    .composite([{ input: code, left: 40, top: 30 }])
    .png()
    .toBuffer();
  const camera = sharp(scene).linear(0.7, 10).ensureAlpha();
  const { data, info } = await (blur ? camera.blur(blur) : camera).raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as ImageData;
}

describe('the reader that is loaded', async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  test.each([
    ['as it is', {}],
    ['upside down', { angle: 180 }],
    ['held askew', { angle: 25 }],
    ['small', { size: 150 }],
    ['a little out of focus', { blur: 1.5 }],
  ])('finds a diner’s code %s', async (_, how) => {
    expect(await codesIn(await picture(QR, how))).toEqual([QR]);
  });

  test('finds nothing where there is no code', async () => {
    const data = new Uint8ClampedArray(320 * 240 * 4).fill(128);
    expect(await codesIn({ data, width: 320, height: 240, colorSpace: 'srgb' } as ImageData)).toEqual([]);
  });
});

describe('what the camera shows', () => {
  let frame: (() => void) | undefined;
  /** A video whose next frame comes when the test says so. */
  const video = {
    readyState: 4,
    requestVideoFrameCallback: (act: () => void) => {
      frame = act;
    },
  } as unknown as HTMLVideoElement;
  const onCode = vi.fn<(text: string) => void>();
  const onFailure = vi.fn<(cause: unknown) => void>();
  const detect = vi.fn<() => Promise<string[]>>();
  let over: AbortController;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
    for (const mock of [onCode, onFailure, detect]) mock.mockReset();
    over = new AbortController();
    watchCodes(video, { detect, onCode, onFailure }, over.signal);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A frame is shown, and so much time goes by after it. */
  async function show(milliseconds: number): Promise<void> {
    const act = frame;
    frame = undefined;
    act?.();
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  test('is looked at eight times a second, one frame at a time', async () => {
    let answer: (texts: string[]) => void = () => {};
    detect.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
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
    expect(frame).toBeTypeOf('function');
    expect(onCode).toHaveBeenCalledTimes(1);
  });

  test('is looked at again a second after a look that failed', async () => {
    const cause = new Error('no picture');
    detect.mockRejectedValueOnce(cause).mockResolvedValue(['a code']);
    await show(999);
    expect(onFailure.mock.calls).toEqual([[cause]]);
    expect(frame).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await show(0);
    expect(onCode.mock.calls).toEqual([['a code']]);
  });

  test('is not looked at once the camera is put away', async () => {
    over.abort();
    await show(1_000);
    expect(detect).not.toHaveBeenCalled();
    expect(onCode).not.toHaveBeenCalled();
  });
});
