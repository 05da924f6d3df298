import { filesAddress, type KeepAnswer, versionOf } from '../protocol.ts';
import { ownHeaders } from './own-headers.ts';
import { readPageFiles } from './page-files.ts';
import { isPageOf, pagePath } from './page-path.ts';
import { documentAddress } from './page-record.ts';
import type { Snapshots } from './snapshots.ts';

/** How long one file may take, in milliseconds. */
const PATIENCE = 60_000;

const NOTHING: KeepAnswer = { state: 'nothing' };
const FAILED: KeepAnswer = { state: 'failed' };

export type KeepParts = {
  readonly snapshots: Snapshots;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** The diner wants little to be loaded. */
  readonly savesData: () => boolean;
};

/**
 * Brings what is kept of the page at an address up to date with the network: its document, and every file that it may ask for, all of
 * them checked by digest, before anything takes the place of what was kept. Rejects when the network or the store fails.
 */
export async function keepPage(address: string, parts: KeepParts): Promise<KeepAnswer> {
  const { snapshots, now } = parts;
  const path = pagePath(pathnameOf(address));
  if (path === undefined) return NOTHING;
  const answer = await ask(parts, address, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (answer.status === 404 || answer.status === 410) {
    await snapshots.forget(path);
    return NOTHING;
  }
  if (!answer.ok) return FAILED;
  const provenAt = now();
  const document = await answer.arrayBuffer();
  const version = await versionOf(document);
  const kept = await snapshots.find(path);
  const isLean = parts.savesData();
  if (kept?.version === version && (isLean || !kept.isLean) && (await snapshots.missing(kept.files)).length === 0) {
    await snapshots.prove(kept.page, version, provenAt);
    return { state: 'kept', version };
  }
  const list = readPageFiles(await (await ask(parts, filesAddress(version))).text());
  const place = list?.pages.find((candidate) => isPageOf(path, candidate));
  if (!list || !place) return FAILED;
  if (!list.keep) {
    await snapshots.forget(place.page);
    return NOTHING;
  }
  const headers = ownHeaders(answer);
  const wanted = isLean ? list.files : { ...list.files, ...list.islands };
  const contents = await download(parts, wanted);
  contents.set(documentAddress(version), new Response(document, { headers }));
  const files = [documentAddress(version), ...Object.keys(wanted)];
  await snapshots.commit({ ...place, version, headers, files, isLean, provenAt }, contents);
  return { state: 'kept', version };
}

/** Those of the files that are not stored, one after another: the open page comes first. */
async function download(parts: KeepParts, files: Readonly<Record<string, string>>): Promise<Map<string, Response>> {
  const contents = new Map<string, Response>();
  for (const address of await parts.snapshots.missing(Object.keys(files))) {
    const integrity = files[address] ?? '';
    // What the browser's own cache holds under the name may be of a site that was built badly.
    const answer = await ask(parts, address, { integrity }).catch(() =>
      ask(parts, address, { integrity, cache: 'reload' }),
    );
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    contents.set(address, new Response(await answer.arrayBuffer(), { headers: { 'content-type': type } }));
  }
  return contents;
}

/** Of an address with or without its host. */
const pathnameOf = (address: string): string => new URL(address, 'https://any.example').pathname;

function ask({ fetch }: KeepParts, address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...options, priority: 'low', signal: AbortSignal.timeout(PATIENCE) });
}
