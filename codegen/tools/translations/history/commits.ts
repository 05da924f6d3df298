import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../../../diagnostics/usage-error.ts';
import { words } from '../../../diagnostics/words.ts';
import { git, startGit } from '../../../read/git.ts';

/** The change of a file by a commit, or since the last commit. */
type FileChange = {
  /** Its previous name and blob; undefined for a new file. */
  readonly before: { readonly path: string; readonly blob: string } | undefined;
};

export type Commit = {
  readonly hash: string;
  /** Its parents among the commits that changed a menu; two or more for a merge. */
  readonly parents: readonly string[];
  /** The day of the commit, as 2025-11-03. */
  readonly day: string;
  /** Whether it declares all translations in its changed files as reviewed. */
  readonly isReview: boolean;
  /** By the file's name in the commit. Merges are left out. */
  readonly changes: ReadonlyMap<string, FileChange>;
};

/** Only these files: git takes long to detect renamed pictures. */
const MENUS = ['*.yaml', '*.yml'];

const DIFF = ['--raw', '-z', '-M', '--no-abbrev', '--relative', '--no-color', '--no-ext-diff', '--no-textconv'];

/** `Translations: reviewed`, at the end of a commit's message. */
const FORMAT = '--format=%x01%H%x02%P%x02%cs%x02%(trailers:key=Translations,valueonly,separator=%x20)%x02';

/** The commits that changed a folder, each before its parents. Throws a UsageError if git has no history of it. */
export function commitsOf(folder: string): Commit[] {
  return git(folder, ['log', '--topo-order', '--parents', FORMAT, ...DIFF, 'HEAD', '--', ...MENUS])
    .toString()
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

/** The changes of files on disk since the last commit. */
export function uncommitted(folder: string): ReadonlyMap<string, FileChange> {
  return changesOf(git(folder, ['diff', ...DIFF, 'HEAD', '--', ...MENUS]).toString());
}

/** Parses changes: each is `:modes blobs status` and the name of the file, or both names of a renamed file. */
function changesOf(raw: string): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  const parts = raw.split('\0').map((part) => part.replace(/^\n+/, ''));
  for (let at = 0; at < parts.length; at++) {
    if (parts[at]?.startsWith(':') !== true) continue;
    const [, , blob = '', , status = ''] = parts[at]?.split(' ') ?? [];
    const old = parts[++at] ?? '';
    const path = /^[RC]/.test(status) ? (parts[++at] ?? '') : old;
    changes.set(path, { before: status === 'A' ? undefined : { path: old, blob } });
  }
  return changes;
}

/** Reads objects of a repository through one process of git. Throws a UsageError if that ends early. */
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
    if (done === true) throw new UsageError(words('gitEndedEarly'));
    this.#rest = Buffer.concat([this.#rest, value]);
  }
}

/** A text with `\n` as line ends, as git may store it. */
export const plainLines = (text: string): string => text.replaceAll('\r\n', '\n');
