/**
 * `npm run bench:pictures -- [COUNT]`: builds 200 photos of 5 MB, and again, and prints time, memory and the bytes that a phone fetches of
 * them. Writes nothing that stays. Results that were kept: docs/benchmarks.md.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CROPS, type Crop, FORMATS } from '../../../src/terms/pictures.ts';
import { measure, median, seconds, table } from '../measure.ts';
import { writePhotos } from './photos.ts';

const count = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'carta-bench-pictures-'));

/** Bytes of a crop in a format: the median of all photos, and the most. */
function bytesOf(crop: Crop, format: string): string {
  const photos = join(folder, 'site/bar');
  const sizes = readdirSync(photos)
    .filter((name) => name.endsWith(`~${crop}.${format}`))
    .map((name) => statSync(join(photos, name)).size);
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  return `${kilobytes(median(sizes))}, at most ${kilobytes(Math.max(...sizes))}`;
}

try {
  mkdirSync(join(folder, 'img/bar'), { recursive: true });
  const bytes = await writePhotos(join(folder, 'img/bar'), count);
  const [load = 0] = loadavg();
  const [first, second] = [0, 1].map(() => measure('tests/bench/pictures/make.ts', folder));
  const made = (run = first): string => `${run?.output} in **${seconds(run?.milliseconds ?? 0)}**`;
  const crops = (Object.keys(CROPS) as Crop[]).flatMap((crop) =>
    FORMATS.map((format) => ({
      what: `bytes of a ${crop}'s picture, ${format}`,
      measured: bytesOf(crop, format),
      limit: `${CROPS[crop].bytes / 1000} kB`,
    })),
  );
  const processors = cpus();
  process.stdout.write(
    `${processors.length} × ${processors[0]?.model}, load ${load.toFixed(1)}, Node ${process.versions.node}; photos of ${(bytes / 1_000_000).toFixed(1)} MB\n\n` +
      table([
        { what: `${count} photos, made`, measured: made(first), limit: `${seconds(count * 900)}` },
        { what: 'memory, all threads', measured: `${first?.megabytes.toFixed(0)} MB`, limit: '1024 MB' },
        { what: 'a second build: made', measured: made(second), limit: '0' },
        ...crops,
      ]),
  );
} finally {
  rmSync(folder, { recursive: true });
}
