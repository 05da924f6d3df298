import type { PageFiles } from '../protocol.ts';

/** Reads a page's list of files; undefined when it is none, as from a host that answers every address with some page. */
export function readPageFiles(text: string): PageFiles | undefined {
  try {
    const { pages, keep, files, islands = {} } = JSON.parse(text) as Partial<PageFiles>;
    return Array.isArray(pages) && keep !== undefined && files ? { pages, keep, files, islands } : undefined;
  } catch {
    return undefined;
  }
}
