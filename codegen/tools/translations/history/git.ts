import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { askGit, startGit } from '../../../read/git.ts';

/** Git cannot tell what was. The message is git's own, or that there is no git. */
export class NoHistory extends Error {
  override name = 'NoHistory';
}

/** What git prints in a folder. */
export function git(folder: string, ...words: string[]): string {
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
