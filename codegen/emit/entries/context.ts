import type { ResolvedEntry } from '../../resolve/venue.ts';
import type { TextTable } from '../text-table.ts';

export type Resolved<Kind extends ResolvedEntry['kind']> = Extract<ResolvedEntry, { kind: Kind }>;

/** What an emitter needs beside its entry: the id it goes by, and the table that its texts go to. */
export type Context = { readonly id: string; readonly texts: TextTable };
