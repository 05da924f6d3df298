import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { describe, expect, test, vi } from 'vitest';
import { codesIn } from '../../src/staff/codes-in.ts';
import { codeToSend, type Detector, type NativeDetector, openDetector } from '../../src/staff/detect.ts';
import { pngOfCode } from '../support/camera-film.ts';

const QR = '{"qr":"cartasqr","service":"loyalty","barID":"el-moreno","cardOwnerID":"diner1"}';
const VIDEO = {} as HTMLVideoElement;

/** A browser's own reader, as it may be. */
function nativeDetector(
  formats: () => Promise<string[]>,
  detect: () => Promise<{ rawValue: string }[]>,
): NativeDetector {
  return class {
    static getSupportedFormats = formats;
    detect = detect;
  } as unknown as NativeDetector;
}

const fromWasm: Detector = async () => ['from wasm'];
const loadWasm = vi.fn<() => Promise<Detector>>(async () => fromWasm);

describe('the reader of codes', () => {
  test('is the browser’s own where it knows QR codes', async () => {
    const native = nativeDetector(
      async () => ['ean_13', 'qr_code'],
      async () => [{ rawValue: QR }],
    );
    const detect = await openDetector({ native, loadWasm });
    expect(await detect(VIDEO)).toEqual([QR]);
    expect(loadWasm).not.toHaveBeenCalled();
  });

  test.each([
    ['the browser has none', undefined],
    [
      'the browser’s own knows no QR codes',
      nativeDetector(
        async () => ['ean_13'],
        async () => [],
      ),
    ],
    [
      'the browser’s own does not say what it knows',
      nativeDetector(
        () => Promise.reject(new Error()),
        async () => [],
      ),
    ],
    [
      'the browser’s own fails',
      nativeDetector(
        async () => ['qr_code'],
        () => Promise.reject(new Error()),
      ),
    ],
  ])('is loaded where %s', async (_name, native) => {
    loadWasm.mockClear();
    const detect = await openDetector({ native, loadWasm });
    expect(await detect(VIDEO)).toEqual(['from wasm']);
    expect(await detect(VIDEO)).toEqual(['from wasm']);
    expect(loadWasm).toHaveBeenCalledTimes(1);
  });

  test('that cannot be loaded says so', async () => {
    const cause = new Error('Failed to fetch');
    await expect(openDetector({ native: undefined, loadWasm: () => Promise.reject(cause) })).rejects.toBe(cause);
  });

  test('sends the diner’s code rather than that of the menu on the table', () => {
    expect(codeToSend(['https://cartas.example/cartasqr/el-moreno', QR])).toBe(QR);
    expect(codeToSend(['https://cartas.example/cartasqr/el-moreno'])).toBe('https://cartas.example/cartasqr/el-moreno');
    expect(codeToSend([])).toBeUndefined();
  });
});

/** A code as a camera has it: turned, somewhere in the picture, dimmed, out of focus. */
async function picture(text: string, { angle = 0, blur = 0, size = 300 } = {}): Promise<ImageData> {
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
  ])('finds a diner’s code %s', async (_name, how) => {
    expect(await codesIn(await picture(QR, how))).toEqual([QR]);
  });

  test('finds nothing where there is no code', async () => {
    const data = new Uint8ClampedArray(320 * 240 * 4).fill(128);
    expect(await codesIn({ data, width: 320, height: 240, colorSpace: 'srgb' } as ImageData)).toEqual([]);
  });
});
