import type { Language, Languages } from '../../../../src/terms/language.ts';
import { UsageError } from '../../../diagnostics/usage-error.ts';
import type { Words } from '../../../diagnostics/words.ts';
import type { Catalog, CatalogFile, CatalogText } from '../catalog.ts';
import type { FileKind } from '../collect-texts.ts';
import { isShallow } from '../../../read/git.ts';
import { commitsOf, uncommitted, type Commit, Objects, plainLines } from './commits.ts';
import { follow, type Change, type Followed, meaningOf, writtenAt } from './follow.ts';

/** A translation of an older original than the current one. */
export type Outdated = {
  readonly language: Language;
  /** The original at the time of the translation. */
  readonly was: string;
  /** The commit that changed it since; undefined for an uncommitted change. */
  readonly change: Change | undefined;
};

export type History =
  | { readonly outdated: ReadonlyMap<CatalogText, readonly Outdated[]>; readonly isShallow: boolean }
  | { readonly reason: Words };

/** A version of a file, and the translations followed in it. */
type Version = { readonly text: string; readonly followed: Followed[] };

/** Finds translations whose original changed later: the original in the commit that wrote a translation is the one it translates. */
export async function findOutdated({
  root,
  files,
  languages,
}: Pick<Catalog, 'root' | 'files' | 'languages'>): Promise<History> {
  let objects: Objects | undefined;
  try {
    const commits = commitsOf(root);
    const changes = uncommitted(root);
    const shallow = isShallow(root);
    objects = new Objects(root);
    const walk = new Walk(commits, objects, languages);
    for (const file of files) await walk.begin(file, changes);
    return { outdated: await walk.run(), isShallow: shallow };
  } catch (error) {
    if (error instanceof UsageError) return { reason: error.words };
    throw error;
  } finally {
    await objects?.close();
  }
}

class Walk {
  readonly #commits: readonly Commit[];
  readonly #objects: Objects;
  readonly #languages: Languages;
  /** The versions to process at each commit, by the name of the file in it. */
  readonly #waiting = new Map<string, Map<string, Version>>();
  readonly #outdated = new Map<CatalogText, Outdated[]>();

  constructor(commits: readonly Commit[], objects: Objects, languages: Languages) {
    this.#commits = commits;
    this.#languages = languages;
    this.#objects = objects;
  }

  /** Starts with the file on disk, whose name in the last commit may differ. */
  async begin(file: CatalogFile, changes: Commit['changes']): Promise<void> {
    const [head] = this.#commits;
    const version = { text: plainLines(file.source.text), followed: file.texts.flatMap((text) => stepsOf(text, file)) };
    const path = changes.has(pathOf(file)) ? changes.get(pathOf(file))?.before?.path : pathOf(file);
    if (head === undefined || path === undefined || version.followed.length === 0) return;
    const text = await this.#objects.text(`${head.hash}:./${path}`);
    if (text === undefined) return;
    const steps = text === version.text ? version.followed : this.#back(version, text, path, undefined);
    this.#send(head.hash, path, { text, followed: this.#settle(version.followed, steps) });
  }

  /** Walks from child to parent until every translation is found in the commit that wrote it. */
  async run(): Promise<ReadonlyMap<CatalogText, readonly Outdated[]>> {
    for (const commit of this.#commits) {
      for (const [path, version] of this.#waiting.get(commit.hash) ?? []) {
        if (commit.parents.length > 1) await this.#throughMerge(commit, path, version);
        else await this.#throughCommit(commit, path, version);
      }
      this.#waiting.delete(commit.hash);
    }
    return this.#outdated;
  }

  async #throughCommit(commit: Commit, path: string, version: Version): Promise<void> {
    const [parent] = commit.parents;
    const change = commit.changes.get(path);
    if (change !== undefined && commit.isReview) return this.#end(version.followed);
    if (parent === undefined || change?.before === undefined) {
      if (parent === undefined || change !== undefined) return this.#end(version.followed);
      return this.#send(parent, path, version);
    }
    const { path: before, blob } = change.before;
    const text = await this.#objects.text(blob);
    if (text === undefined) return this.#end(version.followed);
    const steps = this.#back(version, text, before, changeOf(commit));
    this.#send(parent, before, { text, followed: this.#settle(version.followed, steps) });
  }

  /** At a merge, follows each translation to the parent with the same original, or else to the first that has it. */
  async #throughMerge(commit: Commit, path: string, version: Version): Promise<void> {
    const ways: { parent: string; text: string; steps: (Followed | undefined)[] }[] = [];
    for (const parent of commit.parents) {
      const text = await this.#objects.text(`${parent}:./${path}`);
      if (text === version.text) return this.#send(parent, path, version);
      if (text !== undefined) ways.push({ parent, text, steps: this.#back(version, text, path, changeOf(commit)) });
    }
    const chosen = version.followed.map((each, index) => {
      const found = ways.filter(({ steps }) => steps[index] !== undefined);
      return found.find(({ steps }) => steps[index]?.other?.original === each.other?.original) ?? found[0];
    });
    for (const way of ways) {
      const followed = way.steps.flatMap((step, index) => (step !== undefined && chosen[index] === way ? [step] : []));
      this.#send(way.parent, path, { text: way.text, followed });
    }
    this.#end(version.followed.filter((_, index) => chosen[index] === undefined));
  }

  #back(version: Version, older: string, path: string, change: Change | undefined): (Followed | undefined)[] {
    return follow(version.followed, version.text, older, kindOf(path), this.#languages, change);
  }

  /** Translations that were found continue; the others were written in this commit. */
  #settle(followed: readonly Followed[], steps: readonly (Followed | undefined)[]): Followed[] {
    this.#end(followed.filter((_, index) => steps[index] === undefined));
    return steps.filter((step) => step !== undefined);
  }

  #end(followed: readonly Followed[]): void {
    for (const { of, language, other } of followed) {
      if (other === undefined) continue;
      const found = this.#outdated.get(of) ?? [];
      found.push({ language, was: other.original, change: other.change });
      this.#outdated.set(of, found);
    }
  }

  #send(hash: string, path: string, { text, followed }: Version): void {
    if (followed.length === 0) return;
    const waiting = this.#waiting.get(hash) ?? new Map<string, Version>();
    this.#waiting.set(hash, waiting);
    waiting.set(path, { text, followed: [...(waiting.get(path)?.followed ?? []), ...followed] });
  }
}

function stepsOf(text: CatalogText, { source }: CatalogFile): Followed[] {
  const { values, node } = text.text;
  const { language: originalLanguage, text: original } = text.original;
  const written = writtenAt(source.text, node);
  return text.wanted.flatMap((language) => {
    const translation = values[language];
    if (translation === undefined) return [];
    const id = { original: meaningOf(original), originalLanguage, translation: meaningOf(translation) };
    return [{ of: text, id, language, text, written }];
  });
}

const changeOf = ({ hash, day }: Commit): Change => ({ commit: hash.slice(0, 9), day });

/** The name of a file below the menus folder. */
function pathOf({ menu: { id }, kind }: Pick<CatalogFile, 'menu' | 'kind'>): string {
  if (kind === 'interface') return '_system/interface.yaml';
  return kind === 'partial' ? `_shared/${id}.yaml` : `${id}.yaml`;
}

function kindOf(path: string): FileKind {
  if (path.startsWith('_system/')) return 'interface';
  return path.startsWith('_shared/') ? 'partial' : 'venue';
}
