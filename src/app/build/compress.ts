import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Kinds of file that gain from compression; pictures and videos are compressed already. */
const PLAIN = new Set(['.html', '.js', '.css', '.svg', '.json', '.jsonld', '.txt', '.xml', '.webmanifest', '.wasm']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How much work a file's compression is worth, as qualities of Brotli: what all pages share and phones keep for good, a page's document,
 * which comes before anything is seen, and what else belongs to one venue. The best takes twice as long as the second for 3 % fewer bytes,
 * that fifteen times as long as the third for 6 % fewer.
 */
export const WORTH = { shared: 11, document: 10, own: 8 } as const;

/** What a server sends before a phone has answered once is some 14 kB: a document that is clearly smaller is compressed like the rest. */
const ONE_FLIGHT = 12_000;

/** How far back the quickest looks, as a power of two: with more, Brotli clears so much memory for each file that it takes ten times as long. */
const WINDOW = 16;

/** The endings of compressed variants. */
const VARIANTS = ['br', 'gz'] as const;

export type Variant = (typeof VARIANTS)[number];
export type Variants = Readonly<Partial<Record<Variant, Uint8Array>>>;

/** Of a file that gains nothing from compression. */
const AS_IT_IS = 0;

/** Whether a file is of such a kind. */
const gainsFromCompression = (path: string): boolean => PLAIN.has(extname(path).toLowerCase());

/** The quality that a file is compressed with. A program of a megabyte (`.wasm`) would take the best five seconds, for a seventh fewer bytes. */
export function qualityOf(path: string, worth: number): number {
  if (!gainsFromCompression(path)) return AS_IT_IS;
  return path.endsWith('.wasm') ? Math.min(worth, WORTH.own) : worth;
}

/**
 * The variants that a quality is for. What takes no Brotli (no browser since 2018 where a site is reached by HTTPS) is served the rest of a
 * venue as it is: ten files fewer for each.
 */
export function variantsOf(quality: number): readonly Variant[] {
  if (quality === AS_IT_IS) return [];
  return quality > WORTH.own ? VARIANTS : ['br'];
}

/** The compressed variants of a content, where they are smaller. */
export async function compress(content: Uint8Array, quality: number): Promise<Variants> {
  const made = variantsOf(quality).map(async (variant) => [variant, await MAKERS[variant](content, quality)] as const);
  return Object.fromEntries((await Promise.all(made)).filter(([, { length }]) => length < content.length));
}

const MAKERS: Readonly<Record<Variant, (content: Uint8Array, quality: number) => Promise<Uint8Array>>> = {
  br: smallest,
  gz: async (content, quality) => (quality === WORTH.shared ? zip(content, { level: 9 }) : gzipSync(content)),
};

async function smallest(content: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  if (quality === WORTH.shared) return brotli(content, { params });
  // What takes a millisecond costs more to hand to another thread.
  const quick = brotliCompressSync(content, {
    params: {
      ...params,
      [constants.BROTLI_PARAM_QUALITY]: Math.min(quality, WORTH.own),
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  });
  return quality < WORTH.document || quick.length < ONE_FLIGHT ? quick : brotli(content, { params });
}
