import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../emit/print-module.ts';
import { cannotWrite } from './output-error.ts';
import { createHash } from 'node:crypto';

/** What became of a generated file: it is as it stands in the output already, or it is not. */
export type StagedFile = {
  readonly path: string;
  readonly changed: boolean;
  /** Of its content (SHA-256), where this build made it. */
  readonly digest?: string;
};

/** Takes generated files one by one: what differs from the output goes to the staging folder; without one they are only told apart. */
export function createStage(out: string, staging?: string): (file: GeneratedFile) => StagedFile {
  const isFirst = !existsSync(out);
  const made = new Set<string>();
  return ({ path, content }) => {
    const changed = isFirst || !isSame(join(out, path), content);
    if (changed && staging !== undefined) {
      try {
        const folder = dirname(path);
        if (!made.has(folder)) mkdirSync(join(staging, folder), { recursive: true });
        made.add(folder);
        writeFileSync(join(staging, path), content);
      } catch (error) {
        throw cannotWrite(path, error);
      }
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

/** A digest of a content, by which builds know that it is the same. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
