import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Source } from '../parse/source-file.ts';
import type { Languages, Language, LanguageFacts } from '../../src/terms/language.ts';
import type { Site } from '../../src/terms/site.ts';
import { measurePicture, type PictureHead } from './measure-picture.ts';
import { type ListedMenus, PROJECT_MENUS } from './menus-folder.ts';
import { sourceOf } from './read-source.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that menus use besides their own file. Each file and folder is read from disk once. */
export class Sources {
  readonly site: Site;
  readonly languages: Languages;
  /** The names of the partials that can be read. */
  readonly partialNames: readonly string[];
  readonly #root: string;
  readonly #hasPictures: boolean;
  readonly #partials: ReadonlyMap<string, { source?: Source; problem?: Diagnostic }>;
  readonly #images = new Map<string, ReadonlySet<string>>();
  readonly #heads = new Map<string, PictureHead | undefined>();
  #asked = new Set<string>();

  /** Without `hasPictures`, as for an old revision, pictures are known by name only and are not measured. */
  constructor(
    root: string,
    { partials, site, languages }: Pick<ListedMenus, 'partials' | 'languages'> & { readonly site: Site },
    hasPictures = true,
  ) {
    this.site = site;
    this.languages = languages.languages;
    this.#root = root;
    this.#hasPictures = hasPictures;
    this.#partials = new Map(partials.map((file) => [file.id, sourceOf(file, this.languages, site.country)]));
    this.partialNames = [...this.#partials].flatMap(([name, { source }]) => (source ? name : []));
  }

  /** A partial by its name; undefined if it does not exist or cannot be read. */
  partial(name: string): Source | undefined {
    return this.#partials.get(name)?.source;
  }

  /** Names of the files in a folder of pictures. */
  images(folder: string): ReadonlySet<string> {
    this.#asked.add(folder);
    const names = this.#images.get(folder) ?? imageNames(this.#root, folder);
    this.#images.set(folder, names);
    return names;
  }

  /** The facts of a picture below the image folder; undefined for a file that is gone. */
  head(path: string): PictureHead | undefined {
    if (!this.#hasPictures) return undefined;
    if (!this.#heads.has(path)) this.#heads.set(path, measurePicture(this.#root, path));
    return this.#heads.get(path);
  }

  /** The folders of pictures that were asked for since the last call. */
  takeAsked(): ReadonlySet<string> {
    const asked = this.#asked;
    this.#asked = new Set();
    return asked;
  }

  /** Diagnostics of partials that cannot be read. */
  get problems(): Diagnostic[] {
    return [...this.#partials.values()].flatMap(({ problem }) => problem ?? []);
  }
}

/** Names of the files in a folder below `<menus>/img`; none if there is no such folder. Links may lead anywhere, and are skipped. */
function imageNames(root: string, folder: string): ReadonlySet<string> {
  // The folder comes from a menu file and must not lead elsewhere.
  if (folder.split(/[\\/]/).includes('..')) return new Set();
  try {
    const entries = readdirSync(join(root, 'img', folder), { withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name));
  } catch {
    return new Set();
  }
}

/** The folder of the drawings of flags, below the image folder. */
const FLAGS = '_system/flags';

/** Adds to each language whether it has a flag: a drawing in the menus folder or in the project. */
export function withFlags(
  languages: Readonly<Record<Language, Omit<LanguageFacts, 'hasFlag'>>>,
  root: string,
): Readonly<Record<Language, LanguageFacts>> {
  const drawn = drawnFlags(root);
  return Object.fromEntries(
    Object.entries(languages).map(([code, words]) => [code, { ...words, hasFlag: drawn.has(`${code}.svg`) }]),
  );
}

/** The names of all drawings of flags. */
export const drawnFlags = (root: string): ReadonlySet<string> =>
  new Set([root, PROJECT_MENUS].flatMap((folder) => [...imageNames(folder, FLAGS)]));
