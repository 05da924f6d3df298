import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from './temporary-folder.ts';

type Files = Readonly<Record<string, string | undefined>>;

/** A folder under git, whose history a test writes. It is removed when the test ends. */
export type Repository = {
  readonly root: string;
  /** What git prints, trimmed. */
  readonly git: (...words: string[]) => string;
  /** Writes files, removes those that are undefined, and commits them with all else that has changed. Returns the commit. */
  readonly commit: (files: Files, message?: string) => string;
};

const NOBODY = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Editor',
  GIT_AUTHOR_EMAIL: 'editor@example.org',
  GIT_AUTHOR_DATE: '2025-11-03T12:00:00Z',
  GIT_COMMITTER_NAME: 'Editor',
  GIT_COMMITTER_EMAIL: 'editor@example.org',
  GIT_COMMITTER_DATE: '2025-11-03T12:00:00Z',
};

/** A repository in a new folder; with files, these are its first commit. */
export function repository(files?: Files): Repository {
  const root = temporaryFolder();
  const git = (...words: string[]): string =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: root, ...NOBODY },
    }).trim();
  git('init', '--quiet', '--initial-branch=main', '--template=');
  const commit: Repository['commit'] = (changed, message = 'Change the menu') => {
    edit(root, changed);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return readFileSync(join(root, '.git/refs/heads/main'), 'utf8').slice(0, 9);
  };
  if (files) commit(files, 'Begin');
  return { root, git, commit };
}

/** Writes files below a folder, and removes those that are undefined. */
export function edit(root: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(root, name));
    else writeFiles(root, { [name]: text });
  }
}
