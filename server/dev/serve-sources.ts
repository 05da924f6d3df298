import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { printDiagnostics } from '../../codegen/commands/print-diagnostics.ts';
import { terminalLanguage } from '../../codegen/diagnostics/words.ts';
import { previewData } from '../../codegen/watch/preview-data.ts';
import { WatchLog } from '../../codegen/watch/watch-log.ts';
import { watchMenus, type WatchResult } from '../../codegen/watch/watch.ts';
import type { WatchedVenue } from '../../codegen/watch/workshop.ts';
import { fontAt } from '../../src/app/build/fonts.ts';
import { sharePicturesFrom } from '../../src/app/build/share/draw-share-pictures.ts';
import { makeSigns, SIGNS_ADDRESS } from '../../src/app/build/signs.ts';
import { drawSymbols, SYMBOLS_ADDRESS } from '../../src/app/build/symbols.ts';
import { documentOf, insideOf } from '../../src/app/document.ts';
import { sharePictures } from '../../src/app/head/share-pictures.ts';
import type * as Prerender from '../../src/app/prerender.tsx';
import { MENUS_SAVED } from '../../src/app/menus-saved.ts';
import { frameWish } from '../../src/preview/frame-wish.ts';
import {
  DESIGN_FRAME_PATH,
  PREVIEW_CHANGED,
  PREVIEW_DATA_PATH,
  PREVIEW_PATH,
} from '../../src/preview/preview-address.ts';
import { BASE_PATH, type Language } from '../../src/terms/house.ts';
import { readSiteConfig } from '../site-config.ts';
import { findPage } from '../protocol/is-at.ts';
import { openApi } from './open-api.ts';
import { createMenuErrors, type ShownError } from './menu-errors.ts';
import { pages, type RenderPath, updatePages } from './pages.ts';
import { Preview } from './preview.ts';
import { findPort } from '../find-port.ts';
import { frontPage, addressesOf } from '../start/addresses.ts';
import { welcome } from '../start/welcome.ts';
import { dishesOf } from '../tonight/dishes.ts';

/** Where the compiler writes. */
const OUT = 'generated';

/** The folder to which paths in diagnostics are relative, and the language of the terminal. */
const PLACE = { cwd: '.', language: terminalLanguage(process.env) };

const source = (path: string): string => `${BASE_PATH}/src/${path}`;
const script = (path: string): string => `<script type="module" src="${source(path)}"></script>`;
const sheet = (path: string): string => `<link rel="stylesheet" href="${source(path)}">`;

/** With addresses from the root, as Vite expects them in documents. */
const PAGE_SHEETS =
  '<link rel="stylesheet" href="/src/app/critical.css"><link rel="stylesheet" href="/src/app/deferred.css">';

const HTML = 'text/html; charset=utf-8';

/** The source files that a page loads in development instead of the built ones. */
const SOURCES = {
  styles: `${sheet('app/critical.css')}${sheet('app/deferred.css')}`,
  screenScript: script('app/first-screen.ts'),
  languagesScript: script('app/languages.ts'),
  hoursScript: script('app/hours.ts'),
  elsewhereScript: script('app/hours-elsewhere.ts'),
  start: `${script('app/inline.ts')}${script('app/dev-page.ts')}`,
  style: '',
};

/** The script that comes first on a page in a frame of the preview. */
const FRAME_SCRIPT = script('preview/frame.ts');

/** `npm run dev -- [--port N]`: compiles the menus and serves the pages from their sources, and again at every change. */
export async function serveSources(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const config = readSiteConfig({ ...process.env, ...(values.port !== undefined && { PORT: values.port }) });
  const port = await findPort(config);
  // Read by vite.config.ts.
  process.env['PUBLIC_URL'] = config.publicUrl ?? `http://localhost:${port}`;
  const errors = createMenuErrors({ except: PREVIEW_PATH });
  const log = new WatchLog(PLACE);
  let venues: readonly WatchedVenue[] = [];
  const preview = new Preview({
    page: PREVIEW_PATH,
    data: PREVIEW_DATA_PATH,
    script: '/src/preview/start.tsx',
    frame: { path: DESIGN_FRAME_PATH, styles: PAGE_SHEETS, script: '/src/preview/design/start-frame.ts' },
    changed: PREVIEW_CHANGED,
    dataOf: (venue) => previewData(venues, venue),
  });
  const onResult = (result: WatchResult): void => {
    ({ venues } = result);
    process.stdout.write(log.tell(result));
    errors.show(shownError(result));
    preview.tellChange();
    if (result.written.includes(`${OUT}/site.ts`))
      process.stdout.write('The settings of the site have changed: start again.\n');
  };
  const watcher = await watchMenus({ menus: 'menus', out: OUT, onResult });
  let dishes = dishesOf([]);
  const api = await openApi({ config, root: process.cwd(), dishes: () => dishes });
  /** Reloads from the menus the bars, and the dishes for tonight's news. */
  const readBars = async (): Promise<void> => {
    await api.renewBars();
    dishes = dishesOf(await (await loadRenderer(server)).listDishes());
  };
  const server: ViteDevServer = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    // Listed in advance, so that no page reloads because Vite finds more dependencies.
    optimizeDeps: { entries: ['src/app/{page,start-*}.{ts,tsx}', 'src/preview/{start.tsx,design/**/*.{ts,tsx}}'] },
    // The pictures are in menus/img; served from there, a new one appears at once.
    publicDir: 'menus',
    plugins: [
      // Errors are ignored: a checkout may have written only some files, and the next change reads them again.
      updatePages(MENUS_SAVED, () => void readBars().catch(() => {})),
      pictures(join(process.cwd(), 'menus/img/')),
      errors.plugin,
      preview.plugin,
      pages((address, template) => renderPath(server, address, template)),
    ],
    server: {
      host: config.host,
      port,
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/dist.*/**', '**/data/**'] },
      proxy: api.proxy,
      // The server is open to the network. Vite's own list, then the store of cards and the demo's passwords.
      fs: {
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
          '*.sqlite*',
          '*.dump*',
          'demo-accounts.json*',
        ],
      },
    },
  });
  await server.listen();
  await readBars();
  const stop = async (): Promise<void> => {
    await Promise.all([server.close(), watcher.close(), api.close()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  const addresses = addressesOf({ host: config.host, port, base: BASE_PATH });
  const aside = `${addresses.local}${PREVIEW_PATH.slice(1)}`;
  process.stdout.write(`\n${log.table()}`);
  process.stdout.write(
    await welcome(addresses, { colours: process.stdout.isTTY, preview: aside, page: await frontPage() }),
  );
  await api.begin(addresses.local);
}

/** Reloads open pages when a picture in `folder` changes. */
const pictures = (folder: string): Plugin => ({
  name: 'carta:pictures',
  configureServer: ({ watcher, ws }) => {
    watcher.on('all', (event, path) => {
      if (path.endsWith('.svg')) drawnSheets.clear();
      if (event === 'change' && path.startsWith(folder)) ws.send({ type: 'full-reload' });
    });
  },
});

/** The errors of all menus as one error for the overlay; undefined if there are none. */
function shownError({ diagnostics, failure }: WatchResult): ShownError | undefined {
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  const texts: string[] = failure === undefined ? [] : [failure[PLACE.language]];
  printDiagnostics(wrong, PLACE, (text) => texts.push(text));
  if (texts.length === 0) return undefined;
  const [first] = wrong;
  const loc = first && { ...first, file: join(process.cwd(), first.file) };
  return { message: texts.join(''), stack: '', plugin: 'carta', ...(loc && { loc }) };
}

const loadRenderer = async (server: ViteDevServer): Promise<typeof Prerender> =>
  (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof Prerender;

/** The generated sheets of symbols, which take long to draw. */
const SHEETS = new Map([
  [SIGNS_ADDRESS, { type: 'font/woff2', make: makeSigns }],
  [SYMBOLS_ADDRESS, { type: 'image/webp', make: drawSymbols }],
]);

/** Cache of the drawn sheets, cleared when a drawing is saved. */
const drawnSheets = new Map<string, Promise<Buffer>>();

/** Cache of font subsets by address: their packages do not change. */
const fonts = new Map<string, Buffer>();

async function renderPath(server: ViteDevServer, { pathname, search }: URL, template: string): ReturnType<RenderPath> {
  const { dataOf, lookOf, listPages, listSiteFiles, renderPage } = await loadRenderer(server);
  const drawing = SHEETS.get(pathname);
  if (drawing) {
    const content = drawnSheets.get(pathname) ?? drawing.make('.');
    drawnSheets.set(pathname, content);
    return { status: 200, type: drawing.type, content: await content };
  }
  const font = fonts.get(pathname) ?? (await fontAt('.', pathname));
  if (font) {
    fonts.set(pathname, font);
    return { status: 200, type: 'font/woff2', content: font };
  }
  if (/\.\w+$/.test(pathname)) {
    const files = await listSiteFiles();
    const file = files.find(({ address }) => address === BASE_PATH + pathname);
    if (file) return { status: 200, type: file.type, content: file.content };
    const venue = basename(dirname(pathname));
    const { share, icons } = sharePictures(venue);
    // Drawn only on request, because drawing is slow.
    const isDrawn = [share, ...Object.values(icons)].some((picture) => pathname === `/img/${picture}`);
    const look = isDrawn ? await lookOf(venue) : undefined;
    const drawn = look && (await sharePicturesFrom('.', 'menus/img')(look));
    const picture = drawn?.find(({ name }) => name === basename(pathname));
    if (picture)
      return { status: 200, type: pathname.endsWith('png') ? 'image/png' : 'image/jpeg', content: picture.content };
  }
  const rows = listPages();
  for (const row of rows) {
    if (dirname(pathname) !== folderOf(row)) continue;
    const data = (await dataOf(row.venue))[basename(pathname)];
    if (data !== undefined) return { status: 200, type: 'application/json', content: JSON.stringify(data) };
    const language = basename(pathname, '.html');
    const page = await renderPage(row, {}, language as Language);
    return { status: 200, type: HTML, content: `<style>${page.theme}</style>${insideOf(page)}` };
  }
  const row = findPage(rows, pathname) ?? rows.find(({ status }) => status === 404);
  if (row === undefined) throw new Error('There is no not-found page');
  const isFrame = frameWish(search) !== undefined;
  const prepared = isFrame ? template.replace('<!--head-->', `${FRAME_SCRIPT}<!--head-->`) : template;
  const page = await renderPage(row);
  const parts = {
    ...SOURCES,
    script: source(page.languages.length > 0 ? 'app/page.ts' : `app/start-${row.path}.tsx`),
    folder: BASE_PATH + folderOf(row),
    shared: [],
  };
  const content = documentOf(prepared, page, parts);
  return { status: row.status, type: HTML, content, hasNews: !isFrame };
}

/** The folder of a page's languages, with the build's naming, whose hash has eight letters. */
const folderOf = ({ venue, path }: Prerender.PageRow): string => `/@page/${venue ?? path}-dev-page`;
