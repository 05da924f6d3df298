import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Runs a task while other functions stand in the place of those of `node:fs`. */
export async function withFiles<Result>(functions: Partial<typeof fs>, task: () => Result): Promise<Awaited<Result>> {
  const names = Object.keys(functions) as (keyof typeof fs)[];
  const originals = Object.fromEntries(names.map((name) => [name, fs[name]]));
  Object.assign(fs, functions);
  syncBuiltinESMExports();
  try {
    return await task();
  } finally {
    Object.assign(fs, originals);
    syncBuiltinESMExports();
  }
}

/** An error as the system makes it. */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: i/o error, read`), { code });
}
