import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the next output is made: beside the output folder, and this process's own. */
export const stagingOf = (out: string): string => `${out}.next-${process.pid}`;

/** Where the former output stands between the two renames of a build. */
export const formerOf = (out: string): string => `${out}.old-${process.pid}`;

/** Puts a former output back whose place a killed build left empty, and removes what else it left. Only for the holder of the lock. */
export function recover(out: string): void {
  const left = leftBeside(out);
  const former = left.find((name) => name.includes('.old-'));
  if (!existsSync(out) && former !== undefined) renameSync(join(dirname(out), former), out);
  for (const name of left) rmSync(join(dirname(out), name), { recursive: true, force: true });
}

/** Whether a killed build left the output's place empty. */
export function needsRecovery(out: string): boolean {
  return !existsSync(out) && leftBeside(out).some((name) => name.includes('.old-'));
}

function leftBeside(out: string): string[] {
  const name = basename(out);
  const parent = dirname(out);
  if (!existsSync(parent)) return [];
  return readdirSync(parent).filter(
    (other) => other.startsWith(`${name}.`) && /^\.(next|old)-\d+$/.test(other.slice(name.length)),
  );
}
