import { alignColumns } from '../figures/format-report.ts';
import type { ServedFile } from './load-folder.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A table of the text files, the largest first, in kilobytes of 1000. */
export function formatSizes(files: ReadonlyMap<string, ServedFile>): string {
  const rows = [...files].flatMap(([path, { identity, gzip, br }]) =>
    br && gzip ? [{ path, sizes: [identity.length, gzip.length, br.length], brotli: br.length }] : [],
  );
  const sorted = rows.toSorted((one, other) => other.brotli - one.brotli);
  const lines = alignColumns([
    ['kB', 'raw', 'gzip', 'brotli'],
    ...sorted.map(({ path, sizes }) => [path, ...sizes.map(kilobytes)]),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}
