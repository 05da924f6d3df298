import { BASE_PATH } from '../ui/base-path.ts';

/** What the page, the worker and the build agree on. */

/** Where the worker lies. What it may answer is everything below the folder that it lies in. */
export const WORKER_ADDRESS = `${BASE_PATH}/service-worker.js`;
export const WORKER_SCOPE = `${BASE_PATH}/`;

/** The names of all caches of the worker start so. */
export const CACHE_PREFIX = 'carta-';

/** A page asks for itself to be kept for later, and whether it is current. */
export type KeepRequest = {
  readonly keep: {
    /** The page's path, with the query. */
    readonly address: string;
    /** Addresses of the pictures that it has shown so far. */
    readonly pictures: readonly string[];
  };
};

/** What came of it. */
export type KeepAnswer =
  /** The network has this version, and it is kept whole. */
  | { readonly state: 'kept'; readonly version: string }
  /** The network has nothing that is worth keeping: no page any more, or no menu. */
  | { readonly state: 'nothing' }
  /** The network or the store failed: what was kept before is kept still. */
  | { readonly state: 'failed' };

/** A page of the site. */
export type PagePlace = {
  /** Its path below the base path, without slashes at its ends; empty for the demo venue. */
  readonly page: string;
  /** The routes that it is shown at; see `server/protocol/is-at.ts`. */
  readonly routes: readonly string[];
};

/** What a page is made of beside its document. The build writes one such file for each document. */
export type PageFiles = {
  /** The pages that have this very document. */
  readonly pages: readonly PagePlace[];
  /** False for what is not worth keeping: the menu is not available now. */
  readonly keep: boolean;
  /** Every file that the page itself may ask for, with its digest as `fetch` checks it: 'sha256-…'. */
  readonly files: Readonly<Record<string, string>>;
  /** The same of its islands; not fetched ahead on phones that save data. */
  readonly islands: Readonly<Record<string, string>>;
};

/** The version of a page: the digest of its document, in 24 hexadecimal digits. */
export async function versionOf(document: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', document));
  return [...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Where a page's list of files lies. It is found by the document alone, so the two always belong together: a list of another
 * version has another name.
 */
export const filesAddress = (version: string): string => `${BASE_PATH}/assets/page-${version}.json`;
