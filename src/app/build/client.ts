import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Language } from '../../i18n/language.ts';
import { entryId } from '../vite/page-entries.ts';
import type { Folders } from './folders.ts';

/** A page that the client is built for: a venue by its id, or one of the shell, in its first language. */
export type ClientPage = { readonly name: string; readonly language: Language };

/** The client's files as pages refer to them, below the base path. */
export type ClientFiles = {
  /** The chunk that starts a page. */
  readonly entryOf: (name: string) => string;
  /** The chunks that menus need beside their own; pages that are none have the next page's at hand. */
  readonly shared: readonly string[];
  /**
   * Every file that a page may ask for while it is open, its entry first: with what its modules load later, but for the modules that
   * `isForeign` says it never asks for.
   */
  readonly filesOf: (name: string, isForeign: (source: string) => boolean) => string[];
};

/** Features that most pages never load; two of them that share a module shall not make every page carry it. */
const LOADED_LATER = /src\/(?:offline|loyalty|realtime|session|staff|ui\/keep-awake)(?!\/known-user)/;

/** What pages load at once. Packages are none of it but React: Firebase alone is larger than all else together. */
const isOfAllPages = (id: string): boolean =>
  /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|generated\/interface\/es/.test(id) ||
  (/\/src\//.test(id) && !/node_modules/.test(id) && !LOADED_LATER.test(id));

/**
 * The library's own bundle: from its modules the bundler makes a namespace object, whose helper no other chunk needs, and puts all helpers
 * into a file of their own that every page would ask for.
 */
const SOCKET_CLIENT = 'node_modules/socket.io-client/dist/socket.io.esm.min.js';

/** Builds the app: one entry for each page, and what they share. */
export async function buildClient({ project, site }: Folders, pages: readonly ClientPage[]): Promise<ClientFiles> {
  const { output } = (await build({
    root: project,
    logLevel: 'error',
    resolve: { alias: { 'socket.io-client': join(project, SOCKET_CLIENT) } },
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(pages.map(({ name, language }) => [name, entryId(name, language)])),
        output: {
          // What pages share is one file: a request costs more than what a page has too much. With it come the words of the language
          // that nearly all pages begin in.
          codeSplitting: {
            groups: [
              {
                name: 'app',
                test: isOfAllPages,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  for (const file of output) {
    // Nothing would fetch it (`plainImports`).
    if (file.fileName.endsWith('.css')) throw new Error(`${file.fileName}: a style must be imported with "?inline"`);
    const path = join(site, file.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.type === 'chunk' ? file.code : file.source);
  }
  const entries = output.filter((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk[];
  const entryOf = (name: string): string => {
    const entry = entries.find((chunk) => chunk.name === name);
    if (!entry) throw new Error(`The client build has no page ${name}`);
    return entry.fileName;
  };
  return {
    entryOf,
    filesOf: (name, isForeign) => filesFrom(entryOf(name), output, (id) => isForeign(sourceOf(project, id))),
    shared: [...new Set(entries.flatMap(({ imports }) => imports))].filter(
      (chunk) => entries.filter(({ imports }) => imports.includes(chunk)).length > entries.length / 2,
    ),
  };
}

/** A chunk's file with all that it imports, at once or later, but what begins with a foreign module; and files that are no chunks. */
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

/** A module or a file as the project names it: 'src/app/start.tsx', or 'node_modules/…', wherever that folder lies. */
const sourceOf = (project: string, id: string): string =>
  relative(project, resolve(project, id))
    .replaceAll('\\', '/')
    .replace(/^.*?(?=node_modules\/)/, '');
