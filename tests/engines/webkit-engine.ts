import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { type Driver, type Engine, SCREEN } from './engine.ts';
import { startProgram } from './start-program.ts';
import { isReady, openSession } from './webdriver.ts';

/** Longer than any test, in milliseconds. */
const NO_LIMIT = 600_000;

/** The bar of the window with its buttons would keep it wider than a phone. */
const NO_BAR = '* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; }';

/** It takes the first display that is free, and says which. */
const SCREEN_OPTIONS = '-displayfd 1 -screen 0 1024x1024x24 -nolisten tcp -noreset'.split(' ');

/** Paths of WebKit's driver, of the browser that it drives, and of a screen for both. */
type WebkitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

/** Starts WebKit's driver, on a screen of its own. It has one phone at a time. */
export async function startWebkit({ driver, browser, screen }: WebkitPrograms): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'carta-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NO_BAR);
  const display = startProgram(screen, SCREEN_OPTIONS);
  const number = await display.says(/^(\d+)\n/m);
  const port = await freePort();
  const server = startProgram(driver, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: `:${number}`,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
    // English.
    LC_ALL: 'C',
    // Without a graphics card half of the time went by handing pictures over.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => isReady(address));
  return {
    openPhone: () => openPhone(address, browser),
    close: async () => {
      await server.end();
      await display.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPhone(server: string, binary: string): Promise<Driver> {
  const { post, run, perform, close } = await openSession(server, {
    browserName: 'MiniBrowser',
    timeouts: { script: NO_LIMIT, pageLoad: NO_LIMIT },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const uncaught: string[] = [];
  // The driver tells of no errors, so the page itself has to keep them: from when it has loaded, which is before the app starts.
  const hear = async (): Promise<void> => {
    uncaught.push(...((await run(`return (${takeErrors})()`, [])) as string[]));
  };
  const leave = async (command: string, body?: object): Promise<void> => {
    await hear();
    await post(command, body);
    await hear();
  };
  const resize = async (width: number): Promise<void> => void (await post('window/rect', { ...SCREEN, width }));
  await resize(SCREEN.width);
  return {
    goto: (url) => leave('url', { url }),
    reload: () => leave('refresh'),
    back: () => leave('back'),
    forward: () => leave('forward'),
    evaluate: (what, ...given) => run(`return (${what})(...arguments)`, given) as never,
    press: async (place) => {
      await perform('pointer', [
        { type: 'pointerMove', duration: 0, ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => {
      const strokes = (value: string): object[] => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await perform('key', [...text].flatMap(strokes));
    },
    resize,
    uncaught: async () => {
      await hear();
      return uncaught;
    },
    close: async () => void (await close()),
  };
}

/** In the page: gives the errors that nobody caught since the last time, and keeps those that are still to come. */
function takeErrors(): string[] {
  const page = window as { uncaught?: string[] };
  if (!page.uncaught) {
    const kept: string[] = [];
    page.uncaught = kept;
    window.addEventListener('error', ({ message }) => kept.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  }
  return page.uncaught.splice(0);
}
