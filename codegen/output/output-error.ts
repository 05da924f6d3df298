import { WordedError } from '../diagnostics/usage-error.ts';
import { words, type Words } from '../diagnostics/words.ts';

/** A write failed, or its folder is wrong. */
export class OutputError extends WordedError {
  override name = 'OutputError';
}

/** The error of a write that failed, in words instead of the system's codes. */
export function cannotWrite(path: string, error: unknown): OutputError {
  const { message } = error as Error;
  return new OutputError(words('cannotWrite', path, reasonOf(error) ?? message));
}

/** Why the system refused a file or a folder; undefined for errors that are not of this kind. */
export const reasonOf = (error: unknown): Words | undefined => REASONS[(error as NodeJS.ErrnoException).code ?? ''];

/** Runs a write; if it fails, throws its error in words. */
export function writing<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

const REASONS: Record<string, Words> = {
  EACCES: words('permissionDenied'),
  EPERM: words('permissionDenied'),
  ENOSPC: words('diskFull'),
  EDQUOT: words('quotaUsedUp'),
  EROFS: words('diskReadOnly'),
  EISDIR: words('folderInPlace'),
  EEXIST: words('fileInPlace'),
  ENOTDIR: words('fileInPlace'),
};
