import { spawnSync } from 'node:child_process';
import { gitEnvironment } from '../../read/git-environment.ts';
import { UsageError } from '../../usage-error.ts';

/** All menus of a revision in one answer. */
const MOST_BYTES = 1024 ** 3;

export type GitAnswer = { readonly out: Buffer; readonly status: number; readonly err: string };

/** Asks git in a folder. Throws a UsageError where there is no git; what git refuses is in the answer. */
export function askGit(folder: string, args: readonly string[], input = ''): GitAnswer {
  const { stdout, stderr, status, error } = spawnSync('git', ['-C', folder, '--no-pager', ...args], {
    env: gitEnvironment(),
    input,
    maxBuffer: MOST_BYTES,
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    throw new UsageError('there is no program called git, which keeps the revisions of menus');
  }
  if (error) throw error;
  return { out: stdout, status: status ?? 1, err: stderr.toString() };
}

/** What git answers. Throws a UsageError with git's own words if it refuses. */
export function git(folder: string, args: readonly string[], input?: string): Buffer {
  const { out, status, err } = askGit(folder, args, input);
  if (status !== 0) throw new UsageError(`git says: ${firstLine(err)}`);
  return out;
}

/** The first line of what git complains of, without the word that it begins with. */
export function firstLine(err: string): string {
  return (
    err
      .trim()
      .split('\n', 1)[0]
      ?.replace(/^(?:fatal|error): /, '') ?? ''
  );
}
