import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from './programs.ts';

/** The texts of the QR codes in a picture, in no order. The reader is zbar. */
export function codesOf(picture: Buffer): string[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'picture'), picture);
    const { status, stdout, stderr, error } = spawnSync(
      ensureProgram('zbarimg'),
      ['--quiet', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', join(folder, 'picture')],
      { encoding: 'utf8' },
    );
    // Status 4 means that it found no code.
    if (error || (status !== 0 && status !== 4)) throw error ?? new Error(`zbarimg: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  });
}

/** The pages of a PDF as pictures at a resolution, or one place of them. Rendered by poppler. */
export function pagesOf(pdf: Buffer, dotsPerInch: number, place?: Place): Buffer[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'file.pdf'), pdf);
    const { status, stderr, error } = spawnSync(
      ensureProgram('pdftoppm'),
      // PNG takes five times as long.
      [
        ...optionsOf(dotsPerInch, place),
        '-tiff',
        '-tiffcompression',
        'packbits',
        join(folder, 'file.pdf'),
        join(folder, 'page'),
      ],
      { encoding: 'utf8' },
    );
    if (error || status !== 0 || stderr !== '') throw error ?? new Error(`pdftoppm: ${stderr}`);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.tif'));
    return pages.toSorted().map((name) => readFileSync(join(folder, name)));
  });
}

/** A place on a page, in dots. */
export type Place = { left: number; top: number; width: number; height: number };

/** The options of poppler's programs for resolution and place. */
function optionsOf(dotsPerInch: number, place?: Place): string[] {
  const numbers = { r: dotsPerInch, ...(place && { x: place.left, y: place.top, W: place.width, H: place.height }) };
  return Object.entries(numbers).flatMap(([name, value]) => [`-${name}`, `${value}`]);
}

/** The text of a PDF at a place of a page, counted from 1, line by line. */
export function textAt(pdf: Buffer, page: number, place: Place, dotsPerInch: number): string[] {
  const options = [...optionsOf(dotsPerInch, place), '-f', `${page}`, '-l', `${page}`];
  return runOn('pdftotext', [...options, '-layout', '-', '-'], pdf)
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The fonts that are embedded in a PDF, each once; one that is not is an error. */
export function fontsOf(pdf: Buffer): string[] {
  // Name, type (two words), encoding, then whether it is embedded.
  const rows = runOn('pdffonts', ['-'], pdf)
    .split('\n')
    .slice(2)
    .filter((row) => row !== '');
  const outside = rows.filter((row) => !/ yes yes (yes|no ) +\d+ +\d+$/.test(row));
  if (outside.length > 0) throw new Error(`not embedded: ${outside.join('; ')}`);
  return [...new Set(rows.map((row) => row.replace(/^[A-Z]{6}\+/, '').replace(/ .*$/, '')))].toSorted();
}

/** The output of a poppler program for a PDF. */
export function runOn(program: 'pdffonts' | 'pdfinfo' | 'pdftotext', options: readonly string[], pdf: Buffer): string {
  ensureProgram('pdftoppm');
  const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8', input: pdf });
  if (error || status !== 0) throw error ?? new Error(`${program}: ${stderr}`);
  return stdout;
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'carta-codes-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
