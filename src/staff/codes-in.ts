import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** One code is read at a time; a diner's phone may stand on its head. */
const OPTIONS: ReaderOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 };

/** The texts of the QR codes in a picture. The module must have been prepared. */
export async function codesIn(picture: ImageData): Promise<readonly string[]> {
  return (await readBarcodes(picture, OPTIONS)).map(({ text }) => text);
}
