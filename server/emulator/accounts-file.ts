import { readFile, rename, writeFile } from 'node:fs/promises';
import { accountsAt, OWNER } from '../auth/demo-project.ts';
import { parseJson } from '../../src/terms/parse-json.ts';

/** Stores the emulator's accounts in a file, so that they survive a restart. */
export class AccountsFile {
  readonly #file: string;
  readonly #origin: string;
  #written = '';
  #writing: Promise<void> = Promise.resolve();

  constructor(file: string, origin: string) {
    this.#file = file;
    this.#origin = origin;
  }

  /** Loads the file's accounts into the emulator. Throws if the file cannot be read, so that no accounts are lost silently. */
  async load(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return;
    const users = usersIn(text);
    if (users?.length === 0) return;
    const answer =
      users &&
      (await fetch(`${accountsAt(this.#origin)}:batchCreate`, {
        method: 'POST',
        headers: OWNER,
        body: JSON.stringify({ users, allowOverwrite: true, sanityCheck: false }),
      }));
    const taken = answer?.ok && ((await answer.json()) as { error?: unknown[] });
    if (!taken || taken.error?.length) {
      throw new Error(`${this.#file} does not hold accounts of the emulator. Move it away to start without`);
    }
    this.#written = text;
  }

  /** Writes the accounts if they have changed; the file is replaced atomically. */
  save(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const answer = await fetch(`${accountsAt(this.#origin)}:batchGet?maxResults=-1`, { headers: OWNER });
    const text = await answer.text();
    if (!answer.ok || text === this.#written) return;
    await writeFile(`${this.#file}.new`, text, { mode: 0o600 });
    await rename(`${this.#file}.new`, this.#file);
    this.#written = text;
  }
}

/** The accounts of an export, possibly none; undefined if it is no export. */
function usersIn(text: string): unknown[] | undefined {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { users = [] } = parsed as { users?: unknown };
  return Array.isArray(users) ? users : undefined;
}
