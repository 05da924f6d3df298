import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Kinds of file that gain from compression; pictures and videos are compressed already. */
const PLAIN = new Set(['.html', '.js', '.css', '.svg', '.json', '.jsonld', '.txt', '.xml', '.webmanifest', '.wasm']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How much work a file's compression is worth, as qualities of Brotli: what all pages share and phones keep for good, and what belongs to
 * one venue. The one takes thirty times as long as the other for 7 % fewer bytes.
 */
export const WORTH = { shared: 11, own: 9 } as const;

/** How far back Brotli looks, as a power of two: with more, it clears so much memory for each file that this takes ten times as long as the rest. */
const WINDOW = 16;

/** The endings of compressed variants. */
export const VARIANTS = ['br', 'gz'] as const;

export type Variants = Readonly<Partial<Record<(typeof VARIANTS)[number], Uint8Array>>>;

/** Of a file that gains nothing from compression. */
const AS_IT_IS = 0;

/** Whether a file is of such a kind. */
export const gainsFromCompression = (path: string): boolean => PLAIN.has(extname(path).toLowerCase());

/** The quality that a file is compressed with. */
export const qualityOf = (path: string, worth: number): number => (gainsFromCompression(path) ? worth : AS_IT_IS);

/** The compressed variants of a content, where they are smaller. */
export async function compress(content: Uint8Array, quality: number): Promise<Variants> {
  if (quality === AS_IT_IS) return {};
  const isLight = quality < WORTH.shared;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(isLight && { [constants.BROTLI_PARAM_LGWIN]: WINDOW }),
  };
  // What takes a millisecond costs more to hand to another thread.
  const [br, gz] = isLight
    ? [brotliCompressSync(content, { params }), gzipSync(content, { level: 9 })]
    : await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return Object.fromEntries(Object.entries({ br, gz }).filter(([, variant]) => variant.length < content.length));
}
