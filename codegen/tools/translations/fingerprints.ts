import { createHash } from 'node:crypto';
import type { Language } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';

/** Letters of a fingerprint: of two texts that differ, one pair in sixteen million has the same. */
const LENGTH = 6;

/** What a text was in each language when it was exported: 'es:3f2a9c en:99ab12'. */
export function fingerprints(values: Text): string {
  return Object.entries(values)
    .map(([language, text]) => `${language}:${fingerprint(text)}`)
    .join(' ');
}

/** What `fingerprints` wrote, by language; undefined where it was not written or is damaged. */
export function readFingerprints(cell: string): ReadonlyMap<Language, string> | undefined {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const pairs = words.map((word) => /^([a-z]{2,3}(?:-\w+)?):([0-9a-f]{6})$/.exec(word));
  if (words.length === 0 || pairs.includes(null)) return undefined;
  return new Map(pairs.map((pair) => [pair?.[1] as Language, pair?.[2] ?? '']));
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}
