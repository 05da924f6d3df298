import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, connect, launch } from 'puppeteer-core';
import { type Driver, type Engine, LOCALE, SCREEN } from './engine.ts';
import { startProgram } from './start-program.ts';

/** What never comes ends with its test. */
const NO_LIMIT = 0;

const OPTIONS = { defaultViewport: SCREEN, timeout: NO_LIMIT, protocolTimeout: NO_LIMIT };

/** Starts Chromium, which ends when its pipe does. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--lang=${LOCALE}`];
  const browser = await launch({ ...OPTIONS, executablePath, args, pipe: true });
  return { openPhone: async () => openPhone(await browser.createBrowserContext()), close: () => browser.close() };
}

/** Firefox's own settings; its scroll bars take no room, as on a phone. */
const SETTINGS = { 'intl.accept_languages': LOCALE, 'ui.useOverlayScrollbars': 1 };

export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'carta-firefox-'));
  const settings = Object.entries(SETTINGS).map((setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});`);
  await writeFile(join(profile, 'user.js'), settings.join('\n'));
  const program = startProgram(path, ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank']);
  const address = await program.says(/WebDriver BiDi listening on (\S+)/);
  const browser = await connect({
    ...OPTIONS,
    browserWSEndpoint: `${address}/session`,
    protocol: 'webDriverBiDi',
  });
  return {
    openPhone: async () => openPhone(await browser.createBrowserContext()),
    close: async () => {
      await browser.disconnect();
      await program.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function openPhone(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  page.setDefaultTimeout(NO_LIMIT);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    // Firefox tells in the same way what a page's policy keeps away: the icon that it asks for by itself.
    if (!String(error).includes('Content-Security-Policy')) uncaught.push(String(error));
  });
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (what, ...given) => page.evaluate(what as never, ...given) as never,
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport({ ...SCREEN, width }),
    uncaught: async () => uncaught,
    close: () => context.close(),
  };
}
