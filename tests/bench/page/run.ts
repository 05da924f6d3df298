/**
 * `npm run bench:page`: builds the site, measures its pages beside their limit pages, prints the table of figures and writes it into
 * docs/benchmarks.md. README.md says what is measured.
 *
 *   npm run bench:page -- [--rounds 7] [--no-write]
 *   npm run bench:page -- --sizes      sizes only, without a browser
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSiteInto, writeLimits } from './build-site.ts';
import { measureFigures } from './measure-figures.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { markdownTable, replaceBetween } from './table/figure-row.ts';
import { alignColumns } from './figures/format-report.ts';
import { formatSizes } from './serve/format-sizes.ts';
import { loadFolder, type ServedFile } from './serve/load-folder.ts';

const DOCUMENT = new URL('../../../docs/benchmarks.md', import.meta.url);

const { values } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '7' },
    sizes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: true },
  },
});
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds needs a number of at least 1');

const folder = mkdtempSync(join(tmpdir(), 'carta-bench-page-'));
try {
  const [site, limits] = [join(folder, 'site'), join(folder, 'limits')];
  await buildSiteInto(site);
  writeLimits(limits);
  if (values.sizes) printSizes(site, limits);
  else await figures(site, limits);
} finally {
  rmSync(folder, { recursive: true });
}

async function figures(site: string, limits: string): Promise<void> {
  const { conditions, rows, remarks } = await measureFigures({ site, limits, sizes: join(folder, 'sizes'), rounds });
  const table = markdownTable(
    MEASURED_PAGES.map(({ name }) => name),
    rows,
  );
  process.stdout.write(`${conditions}\n\n${table}\n${remarks.map((remark) => `- ${remark}\n`).join('')}`);
  if (values.write) {
    writeFileSync(DOCUMENT, replaceBetween(readFileSync(DOCUMENT, 'utf8'), 'page', `${conditions}\n\n${table}`));
  }
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
}

/** Prints the measured documents beside their limit pages, then every document, script and style sheet of the site. */
function printSizes(site: string, limits: string): void {
  const [files, references] = [loadFolder(site), loadFolder(limits)];
  const brotliOf = (from: ReadonlyMap<string, ServedFile>, path: string): number =>
    from.get(`/cartasqr${path.replace(/\/$/, '')}/index.html`)?.br?.length ?? Number.NaN;
  const rows = MEASURED_PAGES.map(({ name, path }) => {
    const [page, limit] = [brotliOf(files, path), brotliOf(references, path)];
    return [name, String(page), String(limit), `x${(page / limit).toFixed(2)}`];
  });
  const text = new Map([...files].filter(([path]) => /\.(html|js|css)$/.test(path)));
  process.stdout.write(
    `${alignColumns([['document, brotli, bytes', 'page', 'limit page', ''], ...rows]).join('\n')}\n\n${formatSizes(text)}`,
  );
}
