import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** Reads up to four codes in a picture; a diner's phone may be upside down. */
const OPTIONS: ReaderOptions = { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 };

/** The texts of the QR codes in a picture. The module must have been prepared. */
export async function codesIn(picture: ImageData): Promise<readonly string[]> {
  return (await readBarcodes(picture, OPTIONS)).map(({ text }) => text);
}
