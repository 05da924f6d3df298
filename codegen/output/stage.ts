import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../emit/print-module.ts';
import { writing } from './output-error.ts';
import { hash } from 'node:crypto';

/** A generated file, and whether it differs from the current output. */
export type StagedFile = {
  readonly path: string;
  readonly changed: boolean;
  /** SHA-256 of its content, if this build generated it. */
  readonly digest?: string;
};

/** Returns a function that stages a generated file: a changed one is written to `staging`; without `staging` it is only compared. */
export function createStage(out: string, staging?: string): (file: GeneratedFile) => StagedFile {
  const isFirst = !existsSync(out);
  const made = new Set<string>();
  return ({ path, content }) => {
    const changed = isFirst || !isSame(join(out, path), content);
    if (changed && staging !== undefined) {
      writing(path, () => {
        const folder = dirname(path);
        if (!made.has(folder)) mkdirSync(join(staging, folder), { recursive: true });
        made.add(folder);
        writeFileSync(join(staging, path), content);
      });
    }
    return { path, changed, digest: digestOf(content) };
  };
}

export function isSame(path: string, content: string): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/** The digest by which builds compare contents (SHA-256, base64url). */
export const digestOf = (content: string | Uint8Array): string => hash('sha256', content, 'base64url');
