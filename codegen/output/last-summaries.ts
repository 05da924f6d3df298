import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { VenueSummary } from '../../src/menu/route.ts';

/** The registry of venues in the current output; empty if there is none or it cannot be read. */
export function lastSummaries(out: string): ReadonlyMap<string, VenueSummary> {
  const path = join(out, 'venues.ts');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const data = /^export const venues = (\{.*\}) as const satisfies /ms.exec(text)?.[1];
  if (data === undefined) return new Map();
  try {
    return new Map(Object.entries(runInNewContext(`(${data})`) as Record<string, VenueSummary>));
  } catch {
    return new Map();
  }
}
