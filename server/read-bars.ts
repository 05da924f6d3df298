import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type * as Registry from '../generated/venues.ts';
import { type Bar, barsOf } from './loyalty/bars.ts';

/** Reads the bars of the compiler's registry, by their ids. Its address has a digest of its content, because Node keeps a module by its address for good. */
export async function readBars(file: string): Promise<ReadonlyMap<string, Bar>> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const { venues } = (await import(`${pathToFileURL(file).href}?${digest}`)) as typeof Registry;
  return barsOf(venues);
}
