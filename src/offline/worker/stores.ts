import { CACHE_PREFIX } from '../protocol.ts';

/** The caches of this worker. A change of what lies in one gives it another name: the old one is removed at its start. */
export const STORES = {
  /** What is known of each page that is kept. */
  records: `${CACHE_PREFIX}records-2`,
  /** Documents by version, and the files they need. All are named by their content, so pages share them. */
  files: `${CACHE_PREFIX}files-1`,
  pictures: `${CACHE_PREFIX}pictures-1`,
} as const;
