import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install.ts';

/** Where Firefox stands on the systems that we know; `FIREFOX` comes first. */
const FIREFOX = [
  process.env['FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** What WebKit is driven with, on Debian: its driver, the browser that the driver starts, and a screen for it. */
export type WebkitPrograms = { readonly driver: string; readonly browser: string; readonly screen: string };

/** An installed Firefox, if there is one. */
export function findFirefox(): string | undefined {
  return FIREFOX.find((path) => path !== undefined && existsSync(path));
}

/** An installed WebKit, if there is one with all that it needs. */
export function findWebkit(): WebkitPrograms | undefined {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : [];
  const browser = folders
    .map((name) => join(libraries, name, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  return browser && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : undefined;
}

const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebkit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Installs the engines that are missing through apt. Returns which are still missing, and why. */
export function installEngines(): string[] {
  return ENGINES.flatMap(({ name, find, packages }) => {
    if (find()) return [];
    process.stdout.write(`No ${name} found: installing Debian's packages ${packages.join(' and ')} through apt.\n`);
    const problem = aptInstall(...packages);
    return find()
      ? []
      : [`${name.toUpperCase()} IS NOT TESTED. ${problem ?? 'apt installed it, but it is not where it should be.'}`];
  });
}
