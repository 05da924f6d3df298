import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { menuId } from '../vite/menu-entries.ts';
import type { Folders } from './folders.ts';

/** The client's files as pages refer to them, below the base path. */
export type ClientFiles = {
  /** The chunk of an entry: a page's script, an app, a menu as data. */
  readonly entryOf: (name: string) => string;
  /**
   * Every file that pages may ask for that load these entries, the entries first: with what their modules load later, but for the modules
   * that `isForeign` says they never ask for.
   */
  readonly filesOf: (names: readonly string[], isForeign: (source: string) => boolean) => string[];
};

/** The entry that every document has. */
export const PAGE = 'page';
const PAGE_SOURCE = 'src/app/page.ts';
/** With those of the apps, by the paths of their pages. */
const ENTRIES = { [PAGE]: PAGE_SOURCE, profile: 'src/app/start-profile.tsx', staff: 'src/app/start-staff.tsx' };

/** React, and what it is made to show everywhere. */
const OF_ISLANDS =
  /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|src\/i18n\/(?:interface-context|use-shown-texts)|src\/ui\/(?:adopt-styles|class-names)|generated\/interface\.ts|src\/menu\/menu-rows/;

/** The entry of a venue's menu. */
export const menuEntry = (venue: string): string => `menu-${venue}`;

/**
 * The library's own bundle: from its modules the bundler makes a namespace object, whose helper no other chunk needs, and puts all helpers
 * into a file of their own that every page would ask for.
 */
const SOCKET_CLIENT = 'node_modules/socket.io-client/dist/socket.io.esm.min.js';

/** Builds the page's script with its islands, the apps, and each venue's menu as data. */
export async function buildClient({ project, site }: Folders, venues: readonly string[]): Promise<ClientFiles> {
  const parts = new Set<string>();
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    plugins: [gatherImports(join(project, PAGE_SOURCE), parts)],
    resolve: { alias: { 'socket.io-client': join(project, SOCKET_CLIENT) } },
    build: {
      write: false,
      rolldownOptions: {
        input: { ...ENTRIES, ...Object.fromEntries(venues.map((venue) => [menuEntry(venue), menuId(venue)])) },
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [
              // What is shared is in two files, the page's own and that of all islands and apps: each more is a request.
              { name: PAGE, test: (id) => parts.has(id) },
              { name: 'react', test: OF_ISLANDS },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  for (const file of output) {
    // Nothing would fetch it.
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
  return {
    entryOf,
    filesOf: (names, isForeign) => filesFrom(names.map(entryOf), output, (id) => isForeign(sourceOf(project, id))),
  };
}

/** Fills a set with a module and all that it imports at once. */
const gatherImports = (entry: string, parts: Set<string>): Plugin => ({
  name: 'carta:gather-imports',
  buildEnd() {
    parts.add(entry);
    // A set's loop takes in what is added while it runs.
    for (const id of parts) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) parts.add(imported);
  },
});

/** Chunks' files with all that they import, at once or later, but what begins with a foreign module; and files that are no chunks. */
function filesFrom(
  entries: readonly string[],
  output: Rolldown.RolldownOutput['output'],
  isForeign: (id: string) => boolean,
): string[] {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const names = new Set(entries);
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

/** A module or a file as the project names it: 'src/app/page.ts', or 'node_modules/…', wherever that folder lies. */
const sourceOf = (project: string, id: string): string =>
  relative(project, resolve(project, id))
    .replaceAll('\\', '/')
    .replace(/^.*?(?=node_modules\/)/, '');
