/** A write, or the folder it goes to, is at fault. The message is for the person who ran the command. */
export class OutputError extends Error {
  override name = 'OutputError';
}

/** What the system said, without its codes and paths. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'part of its path is a file',
  EDQUOT: 'the quota of the disk is used up',
};
