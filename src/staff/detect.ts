import { loadAnew } from '../i18n/use-shown-texts.ts';

/** The texts of the QR codes that a video shows now. */
export type Detector = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** The browser's `BarcodeDetector`; TypeScript has no types for it yet. */
export type NativeDetector = {
  new (options: { readonly formats: readonly string[] }): {
    detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
};

type DetectorParts = {
  readonly native: NativeDetector | undefined;
  readonly loadWasm: () => Promise<Detector>;
};

const ofThisBrowser = (): DetectorParts => ({
  native: (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector,
  loadWasm: async () => (await loadAnew(() => import('./detect-with-wasm.ts'))).openWasmDetector(),
});

/**
 * Reads codes with the browser's own `BarcodeDetector` where it knows QR codes, else with a reader that is loaded for it. Some browsers fail only at
 * the first picture; then the reader is loaded, too.
 *
 * @throws {Error} when the reader cannot be loaded
 */
export async function openDetector({ native, loadWasm } = ofThisBrowser()): Promise<Detector> {
  if (!native || !(await knowsQr(native))) return loadWasm();
  const detector = new native({ formats: ['qr_code'] });
  let detect: Detector = async (video) => {
    try {
      return (await detector.detect(video)).map(({ rawValue }) => rawValue);
    } catch {
      detect = await loadWasm();
      return detect(video);
    }
  };
  return (video) => detect(video);
}

async function knowsQr(native: NativeDetector): Promise<boolean> {
  try {
    return (await native.getSupportedFormats()).includes('qr_code');
  } catch {
    return false;
  }
}

/** Whether the text of a code looks like one of the product's. */
export const looksOurs = (text: string): boolean => text.includes('"cartasqr"');

/** The code to take where several are in the picture: one that looks like ours rather than that of the menu on the table. */
export const codeToTake = (texts: readonly string[]): string | undefined => texts.find(looksOurs) ?? texts[0];
