import { BASE_PATH } from '../../ui/base-path.ts';
import type { PagePlace } from '../protocol.ts';

/** What is known of a page that is kept. Its record is written last and in one step: with it, the page is there whole. */
export type PageRecord = PagePlace & {
  /** The digest of its document. */
  readonly version: string;
  /** The headers that its document came with, its security policy among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses of everything that belongs to it, the document's own among them. */
  readonly files: readonly string[];
  /** Without its islands, for a phone that saved data. */
  readonly isLean?: boolean;
  /** When the network last proved it current, in milliseconds since 1970. */
  readonly provenAt: number;
  /** Files of versions before, which pages that are still open may ask for, and until when they stay. */
  readonly earlier: readonly { readonly files: readonly string[]; readonly until: number }[];
};

/** How long the files of an earlier version stay, in milliseconds: longer than a page stays open at a table. */
const GRACE = 86_400_000;

/** Where a page's record lies in its cache. */
export const recordAddress = (page: string): string => `${BASE_PATH}/kept/${encodeURIComponent(page)}`;

/** Where a document lies among the files. */
export const documentAddress = (version: string): string => `${BASE_PATH}/document/${version}`;

/** The record of a new version in the place of an older one, whose files it takes over. */
export function succeed(record: Omit<PageRecord, 'earlier'>, before: PageRecord | undefined, now: number): PageRecord {
  const last = before && before.version !== record.version ? [{ files: before.files, until: now + GRACE }] : [];
  return { ...record, earlier: [...last, ...stillKept(before?.earlier ?? [], now)] };
}

export const stillKept = (earlier: PageRecord['earlier'], now: number): PageRecord['earlier'] =>
  earlier.filter(({ until }) => until > now);

/** Every address that must not be removed for this page's sake. */
export const neededBy = ({ files, earlier }: PageRecord): string[] => [
  ...files,
  ...earlier.flatMap((version) => version.files),
];
