import type { Language } from '../terms/house.ts';
import { BASE_PATH } from '../terms/own-site.ts';
import type { OverlayTexts } from '../i18n/texts.ts';

/** The address of the worker. It answers requests of every page below its folder. */
export const WORKER_ADDRESS = `${BASE_PATH}/service-worker.js`;
export const WORKER_SCOPE = `${BASE_PATH}/`;

/** A page asks the worker to store it, and whether it is current. */
export type KeepRequest = {
  readonly keep: {
    /** The page's path, with the query. */
    readonly address: string;
    /** The folder of the menu that it shows, whose name has a digest of its content (`data-page`); undefined for pages without one. */
    readonly shown?: string | undefined;
    /** The addresses of the pictures that the page has shown so far. */
    readonly pictures: readonly string[];
  };
};

export type KeepAnswer =
  /** The network has this version, and the whole page is stored. `isOther`: it is not the menu that the page shows. */
  | { readonly state: 'kept'; readonly version: string; readonly isOther?: true }
  /** The network has nothing to store: the page is gone, or its menu is. */
  | { readonly state: 'nothing' }
  /** The network or the store failed. An earlier copy is still stored. */
  | { readonly state: 'failed' };

/** The addresses of a page of the site. */
export type PagePlace = {
  /** Its path below the base path, without slashes at its ends; empty for the demo venue. */
  readonly page: string;
  /** The patterns of the paths that show it (`server/protocol/is-at.ts`). */
  readonly routes: readonly string[];
};

/** The files of a page in addition to its document. The build writes one such list for each document. */
export type PageFiles = {
  /** The pages that have this very document. */
  readonly pages: readonly PagePlace[];
  /** False where there is nothing to store: the menu is not available now. */
  readonly keep: boolean;
  /** Every file that the page itself may request, with its digest as `fetch` checks it: 'sha256-…'. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of its islands, likewise; phones that save data do not prefetch them. */
  readonly islands: Readonly<Record<string, string>>;
};

/** The version of a page: the digest of its document, in 24 hexadecimal digits. */
export async function versionOf(document: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', document));
  return [...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The address of a page's list of files. It follows from the document alone, so the two always belong together: the list of another version
 * has another name.
 */
export const filesAddress = (version: string): string => `${BASE_PATH}/assets/page-${version}.json`;

/** The texts about copies, in one language. */
export type OfflineTexts = OverlayTexts['offline'];

/** The texts about copies in every language, which the build puts into the worker. */
export type AllOfflineTexts = Readonly<Record<Language, OfflineTexts>>;

/** The id of the line on a copy, which says how old it is. */
export const COPY_LINE = 'copy_line';
