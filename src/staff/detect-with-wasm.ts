import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Detector } from './detect.ts';

/** The greatest width of an examined picture, in pixels: enough for a code that fills a third of it, and fast enough for an old phone. */
const WIDEST = 720;

/** Reads codes where the browser itself cannot. The reader is a file of this site; the page's content security policy allows it. */
export async function openWasmDetector(): Promise<Detector> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures.');
  return async (video) => {
    const scale = Math.min(1, WIDEST / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (width === 0 || height === 0) return [];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    return codesIn(context.getImageData(0, 0, width, height));
  };
}

/** Reads up to four codes in a picture; a diner's phone may be upside down. */
const OPTIONS: ReaderOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 };

/** The texts of the QR codes in a picture. The module must have been prepared. */
export async function codesIn(picture: ImageData): Promise<readonly string[]> {
  return (await readBarcodes(picture, OPTIONS)).map(({ text }) => text);
}
