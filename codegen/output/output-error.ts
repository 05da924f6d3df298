/** A write failed, or its folder is wrong. The message is for the person who ran the command. */
export class OutputError extends Error {
  override name = 'OutputError';
}

/** The error of a write that failed, in words instead of the system's codes. */
export function cannotWrite(path: string, error: unknown): OutputError {
  const { message } = error as Error;
  return new OutputError(`cannot write ${path}: ${reasonOf(error) ?? message}`);
}

/** Why the system refused a file or a folder; undefined for errors that are not of this kind. */
export function reasonOf(error: unknown): string | undefined {
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''];
}

/** Runs a write; if it fails, throws its error in words. */
export function writing<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk is read-only',
  EISDIR: 'a folder stands where a file must be',
  EEXIST: 'a file stands where a folder must be',
  ENOTDIR: 'a file stands where a folder must be',
};
