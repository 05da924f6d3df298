import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

/** Where the systems that we know keep Chromium or Chrome; `CHROMIUM` comes first. */
const CANDIDATES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed browser, if there is one. */
export function findBrowser(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path));
}

/**
 * Path of a browser for the tests; where there is none, Debian's `chromium` is installed through apt.
 * Throws an error that says what to do where that cannot be.
 */
export function ensureBrowser(): string {
  const installed = findBrowser();
  if (installed) return installed;
  process.stdout.write("No Chromium found: installing Debian's package through apt.\n");
  const problem = aptInstall('chromium', 'fonts-liberation');
  if (problem !== undefined) throw new Error(`${problem} Install Chromium or Chrome, or set CHROMIUM to its path.`);
  const path = findBrowser();
  if (!path) throw new Error('apt installed chromium, but it is not where it should be. Set CHROMIUM to its path.');
  return path;
}
