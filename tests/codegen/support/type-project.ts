import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedFile } from '../../../codegen/emit/generated-file.ts';
import { temporaryFolder, writeFiles } from './temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder in which generated files find the real `src` where they expect it. */
export function typeProject(files: readonly GeneratedFile[]): string {
  const root = temporaryFolder({
    'tsconfig.json': JSON.stringify({ extends: join(PROJECT, 'tsconfig.json'), include: ['generated'], exclude: [] }),
  });
  for (const name of ['src', 'node_modules']) symlinkSync(join(PROJECT, name), join(root, name));
  writeFiles(root, Object.fromEntries(files.map(({ path, content }) => [`generated/${path}`, content])));
  return root;
}

/** The errors that the TypeScript compiler finds, as `file: message`, without the lines that explain them. */
export function typeErrors(root: string): string[] {
  const { stdout, error } = spawnSync(join(PROJECT, 'node_modules/.bin/tsc'), ['--noEmit', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (error) throw error;
  return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(
    ([, file, message]) => `${file}: ${message}`,
  );
}
