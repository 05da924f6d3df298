import { git } from './git.ts';

/** How a commit, or what is not committed yet, changed a file. */
export type FileChange = {
  readonly path: string;
  /** Its name before, and the text that it had; undefined of a file that is new. */
  readonly before: { readonly path: string; readonly blob: string } | undefined;
};

export type Commit = {
  readonly hash: string;
  /** The commits before it that changed a menu; two or more of a merge. */
  readonly parents: readonly string[];
  /** The day of the commit, as 2025-11-03. */
  readonly day: string;
  /** It says that every translation in the files that it changes is right as it stands. */
  readonly isReview: boolean;
  /** By the file's name in the commit. Of a merge nothing is told. */
  readonly changes: ReadonlyMap<string, FileChange>;
};

/** Whatever the folder's other files are: a picture that is renamed takes git long to find. */
const MENUS = ['*.yaml', '*.yml'];

const DIFF = ['--raw', '-z', '-M', '--no-abbrev', '--relative', '--no-color', '--no-ext-diff', '--no-textconv'];

/** `Translations: reviewed`, at the end of a commit's message. */
const FORMAT = '--format=%x01%H%x02%P%x02%cs%x02%(trailers:key=Translations,valueonly,separator=%x20)%x02';

/** The commits that changed a folder, each before its parents. */
export function commitsOf(folder: string): Commit[] {
  const log = git(folder, 'log', '--topo-order', '--parents', FORMAT, ...DIFF, 'HEAD', '--', ...MENUS);
  return log
    .split('\u0001')
    .slice(1)
    .map((record) => {
      const [hash = '', parents = '', day = '', review = '', raw = ''] = record.split('\u0002');
      return {
        hash,
        parents: parents.split(' ').filter((parent) => parent !== ''),
        day,
        isReview: /\breviewed\b/i.test(review),
        changes: changesOf(raw),
      };
    });
}

/** What differs between the last commit and the files on disk. */
export function uncommitted(folder: string): ReadonlyMap<string, FileChange> {
  return changesOf(git(folder, 'diff', ...DIFF, 'HEAD', '--', ...MENUS));
}

/** Whether older commits exist that were not fetched. */
export function isShallow(folder: string): boolean {
  return git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true';
}

/** Each change is `:modes blobs status`, and the name of the file; of a renamed file, both names. */
function changesOf(raw: string): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  const words = raw.split('\0').map((word) => word.replace(/^\n+/, ''));
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.startsWith(':') !== true) continue;
    const [, , blob = '', , status = ''] = words[at]?.split(' ') ?? [];
    const old = words[++at] ?? '';
    const path = /^[RC]/.test(status) ? (words[++at] ?? '') : old;
    changes.set(path, { path, before: status === 'A' ? undefined : { path: old, blob } });
  }
  return changes;
}
