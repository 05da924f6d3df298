import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { printDiagnostics } from '../codegen/commands/print-diagnostics.ts';
import { watchMenus, type WatchResult } from '../codegen/watch/watch.ts';
import { listPictures } from '../src/app/build/pictures.ts';
import { documentOf, insideOf } from '../src/app/document.ts';
import type * as Prerender from '../src/app/prerender.tsx';
import { entryAddress } from '../src/app/vite/page-entries.ts';
import type { Language } from '../src/i18n/language.ts';
import { BASE_PATH } from '../src/ui/base-path.ts';
import { readConfig } from './config.ts';
import { findPage } from './dev/find-page.ts';
import { openApi } from './dev/open-api.ts';
import { MenuErrors } from './dev/menu-errors.ts';
import { pages, type RenderPath } from './dev/pages.ts';
import { reloadThemes } from './dev/reload-themes.ts';
import { explain } from './explain.ts';
import { findPort } from './find-port.ts';
import { checkNode } from './node-version.ts';
import { addressesOf } from './start/addresses.ts';
import { welcome } from './start/welcome.ts';

const source = (path: string): string => `${BASE_PATH}/src/app/${path}`;
const script = (path: string): string => `<script type="module" src="${source(path)}"></script>`;
const sheet = (path: string): string => `<link rel="stylesheet" href="${source(path)}">`;

const HTML = 'text/html; charset=utf-8';

/** What a page has in development in the place of the built files. */
const SOURCES = {
  styles: `${sheet('first.css')}${sheet('rest.css')}`,
  hoursScript: script('hours.ts'),
  script: `${script('inline.ts')}${script('second.ts')}`,
  rest: '',
};

/** `npm run dev -- [--port N]`: compiles the menus and serves the pages from their sources, and again at every change. */
async function dev(): Promise<void> {
  checkNode(process.versions.node);
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const config = readConfig({ ...process.env, ...(values.port !== undefined && { PORT: values.port }) });
  const port = await findPort(config);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  // Read by vite.config.ts.
  process.env['PUBLIC_URL'] = config.publicUrl ?? `http://localhost:${port}`;
  const errors = new MenuErrors();
  const watcher = await watchMenus({ menus: 'menus', out: 'generated', onResult: (result) => report(result, errors) });
  const api = await openApi({ config, root: process.cwd() });
  const server: ViteDevServer = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    // Known from the start, so that no page is loaded twice because more was found.
    optimizeDeps: { entries: ['src/app/start.tsx', 'generated/venues/*/route.tsx'] },
    // The pictures lie in menus/img; served from there, a new one shows at once.
    publicDir: 'menus',
    plugins: [errors.plugin, reloadThemes(), pages((pathname, template) => renderPath(server, pathname, template))],
    server: {
      host: config.host,
      port,
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/dist.*/**', '**/data/**'] },
      proxy: api.proxy,
    },
  });
  await server.listen();
  const stop = async (): Promise<void> => {
    await Promise.all([server.close(), watcher.close(), api.close()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  const addresses = addressesOf({ host: config.host, port, base: BASE_PATH });
  process.stdout.write(await welcome(addresses, { colours: process.stdout.isTTY }));
  await api.begin(addresses.local);
}

/** Tells what a change of the menus led to: at the terminal, and over the open pages when it is an error. */
function report({ diagnostics, written, milliseconds, failure }: WatchResult, errors: MenuErrors): void {
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  printDiagnostics(diagnostics, '.', (text) => process.stdout.write(text));
  process.stdout.write(failure ?? `${written.length} files written in ${Math.round(milliseconds)} ms\n`);
  const texts: string[] = failure === undefined ? [] : [failure];
  printDiagnostics(wrong, '.', (text) => texts.push(text));
  const [first] = wrong;
  errors.show(
    texts.length === 0
      ? undefined
      : {
          message: texts.join(''),
          stack: '',
          plugin: 'carta',
          ...(first && { loc: { ...first, file: join(process.cwd(), first.file) } }),
        },
  );
}

async function renderPath(server: ViteDevServer, pathname: string, template: string): ReturnType<RenderPath> {
  const { listPages, listSiteFiles, renderPage } = (await server.ssrLoadModule(
    '/src/app/prerender.tsx',
  )) as typeof Prerender;
  const pictures = await listPictures('menus/img');
  if (/\.\w+$/.test(pathname)) {
    const files = await listSiteFiles(pictures);
    const file = files.find(({ address }) => address === BASE_PATH + pathname);
    if (file) return { status: 200, type: file.type, content: file.content };
  }
  const rows = listPages();
  for (const row of rows) {
    const [, language] = new RegExp(`^${entryAddress('', row)}/(\\w\\w)\\.html$`).exec(pathname) ?? [];
    if (language === undefined) continue;
    return { status: 200, type: HTML, content: insideOf(await renderPage(row, pictures, language as Language)) };
  }
  const row = findPage(rows, pathname) ?? rows.find(({ status }) => status === 404);
  if (row === undefined) throw new Error('There is no not-found page');
  return {
    status: row.status,
    type: HTML,
    content: documentOf(template, await renderPage(row, pictures), { ...SOURCES, page: entryAddress(BASE_PATH, row) }),
  };
}

await dev().catch(explain);
