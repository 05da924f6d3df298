import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Measured = { readonly milliseconds: number; readonly megabytes: number; readonly output: string };

const REPORT = new URL('report-memory.ts', import.meta.url).href;

/** Runs a script of the project as a process and measures it as a whole, from its start to its end. */
export const measure = (script: string, ...argv: string[]): Measured =>
  measureIn(process.cwd(), fileURLToPath(new URL(`../../${script}`, import.meta.url)), ...argv);

/** The same of a script of any folder, run in it. */
export function measureIn(folder: string, script: string, ...argv: string[]): Measured {
  const start = performance.now();
  const { status, output, error } = spawnSync(process.execPath, ['--import', REPORT, script, ...argv], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const milliseconds = performance.now() - start;
  if (error) throw error;
  if (status !== 0) throw new Error(`${script} ${argv.join(' ')} ended with ${status}: ${output[2]}`);
  return { milliseconds, megabytes: Number(output[3]) / 1024, output: output[1] ?? '' };
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A row of the printed table. */
export type Row = { readonly what: string; readonly measured: string; readonly limit: string };

export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, limit }) => `| ${what} | ${measured} | ${limit} |\n`);
  return `| what | measured | limit |\n|---|---|---|\n${lines.join('')}`;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
