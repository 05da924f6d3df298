import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VenueSummary } from '../../src/menu/route.ts';

/** The registry of venues as the output has it; empty where there is none that can be read. */
export async function lastSummaries(out: string): Promise<ReadonlyMap<string, VenueSummary>> {
  const path = join(out, 'venues.ts');
  if (!existsSync(path)) return new Map();
  try {
    // A module is loaded once for each address: the time makes it another one when the file is.
    const module: unknown = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
    return new Map(Object.entries((module as { venues: Record<string, VenueSummary> }).venues));
  } catch {
    return new Map();
  }
}
