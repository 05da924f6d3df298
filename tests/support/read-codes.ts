import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the QR codes of a picture say, in no order. The reader is zbar. */
export function codesOf(picture: Buffer): string[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'picture.png'), picture);
    const { status, stdout, stderr, error } = spawnSync(
      'zbarimg',
      ['--quiet', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', join(folder, 'picture.png')],
      { encoding: 'utf8' },
    );
    // It ends with 4 where it found no code.
    if (error || (status !== 0 && status !== 4)) throw error ?? new Error(`zbarimg: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  });
}

/** The pages of a PDF as pictures of so many dots an inch. The printer is poppler. */
export function pagesOf(pdf: Buffer, dotsPerInch: number): Buffer[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'file.pdf'), pdf);
    const { status, stderr, error } = spawnSync(
      'pdftoppm',
      ['-r', `${dotsPerInch}`, '-png', join(folder, 'file.pdf'), join(folder, 'page')],
      { encoding: 'utf8' },
    );
    if (error || status !== 0 || stderr !== '') throw error ?? new Error(`pdftoppm: ${stderr}`);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return pages.toSorted().map((name) => readFileSync(join(folder, name)));
  });
}

/** What a PDF says within a rectangle of a page, which counts from 1, line by line. Lengths are in points. */
export function textOf(
  pdf: Buffer,
  page: number,
  at: { x: number; y: number; width: number; height: number },
): string[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'file.pdf'), pdf);
    const [x, y, width, height] = [at.x, at.y, at.width, at.height].map((length) => `${Math.round(length)}`);
    const place = ['-x', x, '-y', y, '-W', width, '-H', height].map(String);
    const { status, stdout, stderr, error } = spawnSync(
      'pdftotext',
      ['-r', '72', '-f', `${page}`, '-l', `${page}`, '-layout', ...place, join(folder, 'file.pdf'), '-'],
      { encoding: 'utf8' },
    );
    if (error || status !== 0) throw error ?? new Error(`pdftotext: ${stderr}`);
    return stdout
      .split(/[\n\f]/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
  });
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'carta-codes-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
