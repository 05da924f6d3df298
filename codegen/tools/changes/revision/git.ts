import * as read from '../../../read/git.ts';
import { UsageError } from '../../../usage-error.ts';

/** Asks git in a folder. Throws a UsageError where there is no git; what git refuses is in the answer. */
export function askGit(folder: string, words: readonly string[], input?: string): read.GitAnswer {
  const answer = read.askGit(folder, words, input);
  if (answer === undefined) throw new UsageError('there is no program called git, which keeps the revisions of menus');
  return answer;
}

/** What git answers. Throws a UsageError with git's own words if it refuses. */
export function git(folder: string, words: readonly string[], input?: string): Buffer {
  const { out, status, complaint } = askGit(folder, words, input);
  if (status !== 0) throw new UsageError(`git says: ${complaint}`);
  return out;
}
