import type { TextTable } from '../text-table.ts';

/** What an emitter needs beside its entry: the id it goes by, and the table that its texts go to. */
export type Context = { readonly id: string; readonly texts: TextTable };
