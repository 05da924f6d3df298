/** SQLite's primary result codes for a file that cannot be reached or written now, from out of memory to corrupt. */
const STORAGE = [5, 6, 7, 8, 10, 11, 13, 14, 15, 26];

const BUSY = 5;

const primaryCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** Whether an error of `node:sqlite` is the fault of the disk or the file, and not of what was asked. */
export function isStorageFault(error: unknown): boolean {
  return STORAGE.includes(primaryCode(error) ?? -1);
}

/** Whether another process holds the file. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}
