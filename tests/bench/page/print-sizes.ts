import { alignColumns } from './figures/format-report.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { formatSizes } from './serve/format-sizes.ts';
import { loadFolder, type ServedFile } from './serve/load-folder.ts';

/** Prints the measured documents beside their limit pages, then every document, script and style sheet of the site. */
export function printSizes(site: string, limits: string): void {
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
