import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Kinds of file that gain from compression; pictures and videos are compressed already. */
const PLAIN = new Set(['.html', '.js', '.css', '.svg', '.json', '.jsonld', '.txt', '.xml', '.webmanifest', '.wasm']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Qualities of Brotli by the use of a file: `shared` for files of all pages, which phones keep for good; `document` for a page's document, which the
 * first paint waits for; `own` for a venue's other files. 11 takes twice as long as 10 for 3 % fewer bytes, 10 takes fifteen times as long as 8 for 6
 * % fewer.
 */
export const WORTH = { shared: 11, document: 10, own: 8 } as const;

/** A server sends some 14 kB before the phone's first acknowledgement: a document that is clearly smaller is compressed like the rest. In bytes. */
const ONE_FLIGHT = 12_000;

/** The window of the quickest compression, as a power of two: with a larger one, Brotli clears so much memory for each file that it takes ten times as long. */
const WINDOW = 16;

/** The endings of compressed variants. */
const VARIANTS = ['br', 'gz'] as const;

export type Variant = (typeof VARIANTS)[number];
export type Variants = Readonly<Partial<Record<Variant, Uint8Array>>>;

/** The quality of a file that gains nothing from compression. */
const AS_IT_IS = 0;

/** The quality that a file is compressed with. With the best quality, a program of a megabyte (`.wasm`) would take five seconds, for a seventh fewer bytes. */
export function qualityOf(path: string, worth: number): number {
  if (!PLAIN.has(extname(path).toLowerCase())) return AS_IT_IS;
  return path.endsWith('.wasm') ? Math.min(worth, WORTH.own) : worth;
}

/**
 * The variants to make at a quality. Clients without Brotli (no browser since 2018 over HTTPS) get a venue's other files uncompressed: ten files
 * fewer for each venue.
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
  // Work of a millisecond costs more when another thread does it.
  const quick = brotliCompressSync(content, {
    params: {
      ...params,
      [constants.BROTLI_PARAM_QUALITY]: Math.min(quality, WORTH.own),
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  });
  return quality < WORTH.document || quick.length < ONE_FLIGHT ? quick : brotli(content, { params });
}
