import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesAddress, type PageFiles, type PagePlace, versionOf } from '../../offline/protocol.ts';
import type { Folders } from './folders.ts';

type WrittenPage = {
  readonly path: string;
  readonly routes: readonly string[];
  readonly status: number;
  readonly hasMenu: boolean;
  /** Undefined for pages of the shell. */
  readonly venue?: string;
};

/** The lists of each page's files for the service worker: one small file for each document, named by the document's digest. */
export class PageFileLists {
  readonly #folders: Pick<Folders, 'site'>;
  readonly #base: string;
  readonly #digests = new Map<string, Promise<string>>();
  readonly #pages = new Map<string, PagePlace[]>();

  constructor(folders: Pick<Folders, 'site'>, base: string) {
    this.#folders = folders;
    this.#base = base;
  }

  /**
   * `document` as it is served, and the addresses of all files that the page and its islands may ask for while it is open, its script first. Nothing is
   * written for the not-found page; of a venue without a menu it is said that it is not to be kept.
   *
   * @throws {Error} when the document does not name the entry: a new version of its files would go unseen
   */
  async write(
    page: WrittenPage,
    document: string,
    files: readonly string[],
    islands: readonly string[],
  ): Promise<void> {
    if (page.status !== 200) return;
    const [entry = ''] = files;
    if (!document.includes(entry)) throw new Error(`The document of ${page.path} does not name ${entry}`);
    const address = filesAddress(await versionOf(new TextEncoder().encode(document)));
    const pages = [...(this.#pages.get(address) ?? []), { page: page.path, routes: page.routes }];
    this.#pages.set(address, pages);
    const keep = page.hasMenu || page.venue === undefined;
    const digestsOf = async (all: readonly string[]): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(keep ? await Promise.all(all.map(async (file) => [file, await this.#digest(file)])) : []);
    const list: PageFiles = {
      pages,
      keep,
      files: await digestsOf(files),
      islands: await digestsOf(islands),
    };
    await writeFile(this.#place(address), JSON.stringify(list));
  }

  /** Each file is read once: most belong to every page. */
  #digest(address: string): Promise<string> {
    const known = this.#digests.get(address) ?? digestOf(this.#place(address));
    this.#digests.set(address, known);
    return known;
  }

  #place(address: string): string {
    return join(this.#folders.site, address.slice(this.#base.length));
  }
}

const digestOf = async (file: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
