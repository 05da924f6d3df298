import { join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Bundled, PAGE } from './client-files.ts';
import { minify } from 'terser';

const PAGE_SOURCE = 'src/app/page.ts';
/** All entries. The apps' entries are named after the paths of their pages. */
const ENTRIES = { [PAGE]: PAGE_SOURCE, profile: 'src/app/start-profile.tsx', staff: 'src/app/start-staff.tsx' };

/** The modules that all islands and apps share: React, and small components of this product. */
const OF_ISLANDS =
  /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|src\/i18n\/(?:interface-context|use-shown-texts)|src\/ui\/(?:adopt-styles|class-names|close-button|keep-awake|state-store|use-required|when-back)|generated\/interface\.ts/;

/** The modules that islands share with the code for tonight's news, which has no React. */
const TERMS =
  /src\/terms\/|src\/time\/evening|src\/menu\/tonight\/shown|src\/menu\/declared-signs|src\/i18n\/plain-words|generated\/overlay\.ts/;

/**
 * The library's own bundle. From the library's modules the bundler would make a namespace object, and put the helpers for that into a file
 * of their own, which every page would request.
 */
const SOCKET_CLIENT = 'node_modules/socket.io-client/dist/socket.io.esm.min.js';

/** Builds the page's script with its islands, and the apps. */
export async function buildClient(
  project: string,
): Promise<readonly { readonly file: Bundled; readonly content: string | Uint8Array }[]> {
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
              // Shared modules go into three files: the page's own, that of all islands and apps, and the terms. Each further file would be a request.
              { name: PAGE, test: (id) => parts.has(id) },
              { name: 'react', test: OF_ISLANDS },
              { name: 'terms', test: TERMS },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const made = output.map(async (file) => {
    const name = file.fileName;
    // No page would load it.
    if (name.endsWith('.css')) throw new Error(`${name}: a style must be imported with "?inline"`);
    if (file.type === 'asset') {
      const originals = file.originalFileNames.map((each) => sourceOf(project, each));
      return { file: { name, originals, modules: [], imports: [], dynamicImports: [] }, content: file.source };
    }
    const script = {
      name,
      facade: file.facadeModuleId ? sourceOf(project, file.facadeModuleId) : undefined,
      entry: file.isEntry ? file.name : undefined,
      modules: file.moduleIds.map((id) => sourceOf(project, id)),
      imports: file.imports,
      dynamicImports: file.dynamicImports,
    };
    return { file: script, content: file.name === PAGE ? await smaller(file.code) : file.code };
  });
  return Promise.all(made);
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

/** The path of a module or a file in the project: 'src/app/page.ts', or 'node_modules/…' wherever that folder lies. */
const sourceOf = (project: string, id: string): string =>
  relative(project, resolve(project, id))
    .replaceAll('\\', '/')
    .replace(/^.*?(?=node_modules\/)/, '');

/**
 * Vite's output for `import()`: a call of its helper (`plainImports`) with a function that destructures the module. The browser's own `import()` is
 * enough.
 */
const WRAPPED_IMPORT =
  /\b\w+\((?:async\(\)=>\{let\{\w+:\w+\}=await (import\([^()]+\));return\{\w+:\w+\}\}|\(\)=>(import\([^()]+\))),\[\]\)/g;

/**
 * Minifies a module or script that every diner loads: 4 % smaller when compressed than the bundler's own minifier makes it, which is quicker by
 * seconds and good enough for other code.
 */
async function smaller(code: string): Promise<string> {
  const plain = code.replaceAll(WRAPPED_IMPORT, '$1$2');
  const { code: small } = await minify(plain, { module: true, ecma: 2020, compress: { passes: 3 } });
  return small ?? code;
}
