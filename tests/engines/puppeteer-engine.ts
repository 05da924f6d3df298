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

/** Firefox's own settings; its scroll bars take no room, as on a phone, and it has no process ready for pages that never come. */
const SETTINGS = {
  'intl.accept_languages': LOCALE,
  'ui.useOverlayScrollbars': 1,
  'dom.ipc.processPrelaunch.enabled': false,
};

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

/**
 * What Firefox tells in the same way as an error of a page: what the page's policy keeps away (the icon that Firefox asks for by
 * itself), and what was on its way when the page was left (a font with the status NS_BINDING_ABORTED). A module that does not come fails
 * where it is imported, too.
 */
const NOT_OF_THE_PAGE =
  /Content-Security-Policy|A ServiceWorker intercepted the request|downloadable font: .*status=2152398850/;

async function openPhone(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  page.setDefaultTimeout(NO_LIMIT);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    if (!NOT_OF_THE_PAGE.test(String(error))) uncaught.push(String(error));
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
