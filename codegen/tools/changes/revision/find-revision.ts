import { UsageError } from '../../../usage-error.ts';
import { askGit, git } from './git.ts';

/** A commit, and how it was asked for. */
export type Revision = { readonly name: string; readonly commit: string };

/** The commit that a revision names. Throws a UsageError that says what to write instead; `hint` is added to it. */
export function findRevision(folder: string, name: string, hint?: string): Revision {
  const inside = askGit(folder, ['rev-parse', '--is-inside-work-tree']);
  if (inside.status !== 0) {
    const reason = inside.complaint;
    throw new UsageError(
      reason.startsWith('not a git repository')
        ? 'the menus are not kept in a git repository, so there is no older menu to compare with'
        : `git says: ${reason}`,
    );
  }
  if (name.includes('..')) {
    const [from, to] = name.split(/\.{2,3}/);
    throw new UsageError(`"${name}" names two revisions; write: carta diff ${from || 'HEAD'} --to ${to || 'HEAD'}`);
  }
  const found = askGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  const commit = found.out.toString().trim();
  if (found.status === 0 && /^[0-9a-f]{40,64}$/.test(commit)) return { name, commit };
  throw new UsageError(unknown(folder, name, hint));
}

function unknown(folder: string, name: string, hint = 'name a commit, a branch or a tag'): string {
  if (git(folder, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true') {
    return `there is no revision ${name} here: this clone has only the latest; "git fetch --unshallow" brings the others`;
  }
  if (name === 'HEAD') return 'nothing has been committed yet, so there is no older menu to compare with';
  return `there is no revision ${name}; ${hint}`;
}
