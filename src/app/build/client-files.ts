/** The entry of every document. */
export const PAGE = 'page';

/** A file of the client's bundle, with the facts that the build needs. Modules have their paths in the project. */
export type Bundled = {
  /** The path below the base path. */
  readonly name: string;
  /** The module that the script begins with. */
  readonly facade?: string | undefined;
  /** The name of the entry, for an entry's script. */
  readonly entry?: string | undefined;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The source files of a file that is no script. */
  readonly originals?: readonly string[];
};

/** The names of the client's files, below the base path. */
export type ClientFiles = {
  /** The file of an entry: a page's script, or an app. */
  readonly entryOf: (name: string) => string;
  /**
   * Every file that a page with this entry may request, the entry first. Files that start with a module for which `isForeign` is true
   * are left out, with everything that only they load.
   */
  readonly filesOf: (name: string, isForeign: (source: string) => boolean) => string[];
  /** The files that an island imports, except the page's own: a browser discovers them only when the island has arrived. */
  readonly neededBy: (island: string) => string[];
  /** The file of a module that is imported dynamically. */
  readonly fileOf: (source: string) => string;
};

/** Looks up names in the client's bundle. */
export function clientFiles(bundle: readonly Bundled[]): ClientFiles {
  const entryOf = (name: string): string => {
    const module = bundle.find(({ entry }) => entry === name)?.facade;
    // The module has a file of its own, or shares one with other modules.
    const file = bundle.find(({ modules }) => module && modules.includes(module));
    if (!file) throw new Error(`The client build has no entry ${name}`);
    return file.name;
  };
  const fileAt = (source: string): Bundled => {
    const file = bundle.find(({ facade }) => facade === source);
    if (!file) throw new Error(`The client build has no ${source}`);
    return file;
  };
  return {
    entryOf,
    filesOf: (name, isForeign) => filesFrom(entryOf(name), bundle, isForeign),
    neededBy: (island) => fileAt(island).imports.filter((name) => name !== entryOf(PAGE)),
    fileOf: (source) => fileAt(source).name,
  };
}

/** The scripts of an entry and of all their static and dynamic imports, without those of foreign modules; and all files that are not scripts. */
function filesFrom(entry: string, bundle: readonly Bundled[], isForeign: (source: string) => boolean): string[] {
  const scripts = new Map(bundle.filter(({ originals }) => !originals).map((script) => [script.name, script]));
  const names = new Set([entry]);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = scripts.get(name) ?? {};
    for (const imported of [...imports, ...dynamicImports]) {
      const { facade } = scripts.get(imported) ?? {};
      if (facade === undefined || !isForeign(facade)) names.add(imported);
    }
  }
  const others = bundle.filter(({ originals }) => originals && !originals.some(isForeign));
  return [...[...names].filter((name) => scripts.has(name)), ...others.map(({ name }) => name)];
}
