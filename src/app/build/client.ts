import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Folders } from './folders.ts';

/** The names of the client's files, below the base path. */
export type ClientFiles = {
  /** The file of an entry: a page's script, or an app. */
  readonly entryOf: (name: string) => string;
  /**
   * Every file that a page with this entry may request, the entry first. Files that start with a module for which `isForeign` is true
   * are left out, with everything that only they load.
   */
  readonly filesOf: (name: string, isForeign: (source: string) => boolean) => string[];
  /** The files that an island imports, but for the page's own: a browser learns of them only when the island has come. */
  readonly neededBy: (island: string) => string[];
  /** The file of a module that is imported dynamically. */
  readonly fileOf: (source: string) => string;
};

/** The entry of every document. */
export const PAGE = 'page';
const PAGE_SOURCE = 'src/app/page.ts';
/** All entries. Those of the apps have the paths of their pages as names. */
const ENTRIES = { [PAGE]: PAGE_SOURCE, profile: 'src/app/start-profile.tsx', staff: 'src/app/start-staff.tsx' };

/** The modules that all islands and apps share: React, and small components of this product. */
const OF_ISLANDS =
  /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|src\/i18n\/(?:interface-context|use-shown-texts)|src\/ui\/(?:adopt-styles|class-names|close-button|keep-awake)|generated\/interface\.ts/;

/** What islands share with what shows tonight's news, which has no React. */
const TERMS =
  /src\/terms\/|src\/time\/madrid-offset|src\/menu\/(?:signs|declared-signs)|src\/i18n\/plain-words|generated\/later\.ts/;

/**
 * The library's own bundle. From the library's modules the bundler would make a namespace object, and put the helpers for that into a file
 * of their own, which every page would request.
 */
const SOCKET_CLIENT = 'node_modules/socket.io-client/dist/socket.io.esm.min.js';

/** Builds the page's script with its islands, and the apps. */
export async function buildClient({ project, site }: Folders): Promise<ClientFiles> {
  const parts = new Set<string>();
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    plugins: [gatherImports(join(project, PAGE_SOURCE), parts), plainImports],
    resolve: { alias: { 'socket.io-client': join(project, SOCKET_CLIENT) } },
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRIES,
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [
              // Shared modules go into two files, the page's own and that of all islands and apps: each more would be a request.
              { name: PAGE, test: (id) => parts.has(id) },
              { name: 'react', test: OF_ISLANDS },
              { name: 'terms', test: TERMS },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  for (const file of output) {
    // No page would load it.
    if (file.fileName.endsWith('.css')) throw new Error(`${file.fileName}: a style must be imported with "?inline"`);
    const path = join(site, file.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.type === 'chunk' ? file.code : file.source);
  }
  const chunks = output.filter((file) => file.type === 'chunk');
  const entryOf = (name: string): string => {
    const module = chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.facadeModuleId;
    // A file of its own, or the one that it shares with others, which does not wait for another to be asked for.
    const chunk = chunks.find(({ moduleIds }) => module && moduleIds.includes(module));
    if (!chunk) throw new Error(`The client build has no entry ${name}`);
    return chunk.fileName;
  };
  const chunkOf = (source: string): Rolldown.OutputChunk => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId && sourceOf(project, facadeModuleId) === source);
    if (!chunk) throw new Error(`The client build has no ${source}`);
    return chunk;
  };
  return {
    entryOf,
    filesOf: (name, isForeign) => filesFrom(entryOf(name), output, (id) => isForeign(sourceOf(project, id))),
    neededBy: (island) => chunkOf(island).imports.filter((name) => name !== entryOf(PAGE)),
    fileOf: (source) => chunkOf(source).fileName,
  };
}

/**
 * Leaves dynamic imports to the browser. Vite wraps each in a helper that preloads style sheets and files, as large as the page's code for
 * popups. There are no such sheets, and islands preload files themselves (`load-island.ts`).
 */
const plainImports: Plugin = {
  name: 'carta:plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Fills a set with a module and all its static imports. */
const gatherImports = (entry: string, parts: Set<string>): Plugin => ({
  name: 'carta:gather-imports',
  buildEnd() {
    parts.add(entry);
    // The loop over a set includes the items that are added while it runs.
    for (const id of parts) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) parts.add(imported);
  },
});

/** The files of chunks and of all their static and dynamic imports, without those of foreign modules; and all files that are no chunks. */
function filesFrom(
  entry: string,
  output: Rolldown.RolldownOutput['output'],
  isForeign: (id: string) => boolean,
): string[] {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const names = new Set([entry]);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
    for (const imported of [...imports, ...dynamicImports]) {
      const { facadeModuleId } = chunks.get(imported) ?? {};
      if (!facadeModuleId || !isForeign(facadeModuleId)) names.add(imported);
    }
  }
  const others = output.filter((file) => file.type === 'asset' && !file.originalFileNames.some(isForeign));
  return [...[...names].filter((name) => chunks.has(name)), ...others.map(({ fileName }) => fileName)];
}

/** The path of a module or a file in the project: 'src/app/page.ts', or 'node_modules/…' wherever that folder lies. */
const sourceOf = (project: string, id: string): string =>
  relative(project, resolve(project, id))
    .replaceAll('\\', '/')
    .replace(/^.*?(?=node_modules\/)/, '');
