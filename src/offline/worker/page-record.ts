import { BASE_PATH } from '../../terms/house.ts';
import type { PagePlace } from '../protocol.ts';

/** The record of a stored page. It is written last and in one step, so that a page with a record is complete. */
export type PageRecord = PagePlace & {
  /** The digest of its document. */
  readonly version: string;
  /** The headers of its document's answer, including its security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses of all its files, including the document's. */
  readonly files: readonly string[];
  /** Whether it was stored without its islands, for a phone that saved data. */
  readonly isLean?: boolean;
  /** When the network last proved it current, in milliseconds since 1970. */
  readonly provenAt: number;
  /** The files of earlier versions, which pages that are still open may request, and the time until which they stay. */
  readonly earlier: readonly { readonly files: readonly string[]; readonly until: number }[];
};

/** The time for which the files of an earlier version stay, in milliseconds: longer than a page stays open at a table. */
const GRACE = 86_400_000;

/** The address of a page's record in its cache. */
export const recordAddress = (page: string): string => `${BASE_PATH}/kept/${encodeURIComponent(page)}`;

/** The address of a document in the cache of files. */
export const documentAddress = (version: string): string => `${BASE_PATH}/document/${version}`;

/** The record of a new version, which takes over the files of the record that it replaces. */
export function succeed(record: Omit<PageRecord, 'earlier'>, before: PageRecord | undefined, now: number): PageRecord {
  const last = before && before.version !== record.version ? [{ files: before.files, until: now + GRACE }] : [];
  return { ...record, earlier: [...last, ...stillKept(before?.earlier ?? [], now)] };
}

export const stillKept = (earlier: PageRecord['earlier'], now: number): PageRecord['earlier'] =>
  earlier.filter(({ until }) => until > now);

/** All addresses of files that this page needs. */
export const neededBy = ({ files, earlier }: PageRecord): string[] => [
  ...files,
  ...earlier.flatMap((version) => version.files),
];

/** The headers about an answer's transport, which do not belong to its content. */
const OF_THE_WAY = new Set(
  (
    'accept-ranges age cache-control connection content-encoding content-length content-range date etag keep-alive ' +
    'last-modified transfer-encoding vary'
  ).split(' '),
);

/** The headers of an answer that are stored with it. */
export function ownHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OF_THE_WAY.has(name)));
}
