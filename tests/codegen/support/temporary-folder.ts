import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listFiles } from '../../../codegen/output/list-files.ts';

/** A new folder with these files, removed when the test ends. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'carta-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Every file below a folder with its text. */
export function readFiles(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder).files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
