import { filesAddress, type KeepAnswer, type KeepRequest, type PageFiles, versionOf } from '../protocol.ts';
import { isAt } from '../../../server/protocol/is-at.ts';
import { parseJson } from '../../terms/parse-json.ts';
import { pagePath } from './addresses.ts';
import { documentAddress, ownHeaders } from './page-record.ts';
import type { Snapshots } from './snapshots.ts';

/** The longest wait for one file, in milliseconds. */
const PATIENCE = 60_000;

const NOTHING: KeepAnswer = { state: 'nothing' };
const FAILED: KeepAnswer = { state: 'failed' };

export type KeepParts = {
  readonly snapshots: Snapshots;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Whether the diner's phone saves data. */
  readonly savesData: () => boolean;
};

type Asked = Pick<KeepRequest['keep'], 'address' | 'shown'>;

/**
 * Brings the copy of the page at an address up to date with the network: its document, and every file that it may request. All of them are
 * checked by digest before they replace the earlier copy.
 *
 * @throws {Error} when the network or the store fails
 */
export async function keepPage({ address, shown = '' }: Asked, parts: KeepParts): Promise<KeepAnswer> {
  const { snapshots, now } = parts;
  const path = pagePath(new URL(address, 'https://any.example').pathname);
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
  const isOther = !new TextDecoder().decode(document).includes(shown);
  const done: KeepAnswer = { state: 'kept', version, ...(isOther && { isOther }) };
  const kept = await snapshots.find(path);
  const isLean = parts.savesData();
  if (kept?.version === version && (isLean || !kept.isLean) && (await snapshots.missing(kept.files)).length === 0) {
    await snapshots.prove(kept.page, version, provenAt);
    return done;
  }
  const list = readPageFiles(await (await ask(parts, filesAddress(version))).text());
  const place = list?.pages.find((candidate) => isAt(candidate, path));
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
  return done;
}

/** Downloads the files that are not stored. One after another, because the open page needs the network first. */
async function download(parts: KeepParts, files: Readonly<Record<string, string>>): Promise<Map<string, Response>> {
  const contents = new Map<string, Response>();
  for (const address of await parts.snapshots.missing(Object.keys(files))) {
    const integrity = files[address] ?? '';
    // The browser's own cache may hold a damaged file under this name.
    const answer = await ask(parts, address, { integrity }).catch(() =>
      ask(parts, address, { integrity, cache: 'reload' }),
    );
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    contents.set(address, new Response(await answer.arrayBuffer(), { headers: { 'content-type': type } }));
  }
  return contents;
}

function ask({ fetch }: KeepParts, address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...options, priority: 'low', signal: AbortSignal.timeout?.(PATIENCE) ?? null });
}

/** Reads a page's list of files; undefined for any other text, for example from a host that answers every address with a page. */
function readPageFiles(text: string): PageFiles | undefined {
  const { pages, keep, files, islands = {} } = (parseJson(text) ?? {}) as Partial<PageFiles>;
  return Array.isArray(pages) && keep !== undefined && files ? { pages, keep, files, islands } : undefined;
}
