import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { askGit, startGit } from '../../../read/git.ts';

/** How a commit, or what is not committed yet, changed a file. */
type FileChange = {
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
  /** By the file's name in the commit. Merges are left out. */
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

/** Git cannot tell what was. The message is git's own, or that there is no git. */
export class NoHistory extends Error {
  override name = 'NoHistory';
}

/** What git prints in a folder. */
function git(folder: string, ...words: string[]): string {
  const answer = askGit(folder, words);
  if (answer === undefined) throw new NoHistory('there is no program called git');
  const { out, status, complaint } = answer;
  if (status !== 0) throw new NoHistory(complaint || `git ended with status ${status}`);
  return out.toString();
}

/** Reads objects of a repository through one process of git. */
export class Objects {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(folder: string) {
    this.#child = startGit(folder, ['cat-file', '--batch']);
    this.#child.stderr.resume();
    this.#chunks = this.#child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** The text of a blob, by its name or as `<commit>:./<path>`, with plain line ends; undefined if there is none. */
  async text(name: string): Promise<string | undefined> {
    this.#child.stdin.write(`${name}\n`);
    while (!this.#rest.includes(10)) await this.#more();
    const end = this.#rest.indexOf(10);
    const [, type, size] = this.#rest.subarray(0, end).toString().split(' ');
    this.#rest = this.#rest.subarray(end + 1);
    if (size === undefined) return undefined;
    const length = Number(size);
    while (this.#rest.length < length + 1) await this.#more();
    const bytes = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length + 1);
    return type === 'blob' ? plainLines(new TextDecoder().decode(bytes)) : undefined;
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    if (this.#child.exitCode === null) await once(this.#child, 'close');
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done === true) throw new NoHistory('git ended before its answer');
    this.#rest = Buffer.concat([this.#rest, value]);
  }
}

/** A text as git may store it, whatever the line ends of the file are. */
export function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
