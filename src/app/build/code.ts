import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { WORKER_ADDRESS } from '../../offline/protocol.ts';
import { BASE_PATH } from '../../terms/house.ts';
import type { DocumentParts } from '../document.ts';
import { assetAddress } from './digest.ts';
import { buildScript, buildServiceWorker, buildStyles } from './bundles.ts';
import type { BuildCache, KeptFile } from './cache.ts';
import { buildClient } from './client.ts';
import type { Bundled } from './client-files.ts';
import { WORTH } from './compress.ts';
import { makeSigns, SIGNS_ADDRESS } from './signs.ts';
import { drawSymbols, SYMBOLS_ADDRESS } from './symbols.ts';

/** The parts that the build gives to all pages, as HTML or addresses. */
export type Look = Omit<DocumentParts, 'script' | 'folder' | 'shared'> & {
  /** `index.html`, on one line. */
  readonly template: string;
  /** `start` of an app's document. */
  readonly appStart: string;
  /** The addresses of the files with the style's symbols and signs. */
  readonly symbols: readonly string[];
};

/** Bundles the parts that every page contains, and the files that its style needs. */
export async function makeLook(project: string, cache: BuildCache): Promise<{ look: Look; files: KeptFile[] }> {
  const [template, inline, ofApp, screen, languages, hours, elsewhere, styles, drawn, made, worker] = await Promise.all(
    [
      readFile(join(project, 'index.html'), 'utf8'),
      buildScript(project, 'src/app/inline.ts'),
      buildScript(project, 'src/app/inline-app.ts'),
      buildScript(project, 'src/app/first-screen.ts'),
      buildScript(project, 'src/app/languages.ts'),
      buildScript(project, 'src/app/hours.ts'),
      buildScript(project, 'src/app/hours-elsewhere.ts'),
      buildStyles(project),
      drawSymbols(project),
      makeSigns(project),
      buildServiceWorker(project),
    ],
  );
  const symbols = assetAddress('symbols', '.webp', drawn);
  const signs = assetAddress('signs', '.woff2', made);
  const served = (sheet: string): string =>
    sheet.replaceAll(BASE_PATH + SYMBOLS_ADDRESS, symbols).replaceAll(BASE_PATH + SIGNS_ADDRESS, signs);
  const deferred = served(styles.deferred);
  const style = assetAddress('style', '.css', deferred);
  const look = {
    template: template.replaceAll(/\n\s*/g, ''),
    // Without script the deferred style is loaded at once.
    styles: `<style>${served(styles.critical)}</style><noscript><link rel="stylesheet" href="${style}"></noscript>`,
    start: `<script>${inline}</script>`,
    appStart: `<script>${ofApp}</script>`,
    screenScript: `<script>${screen}</script>`,
    languagesScript: `<script>${languages}</script>`,
    hoursScript: `<script>${hours}</script>`,
    elsewhereScript: `<script>${elsewhere}</script>`,
    style,
    symbols: [symbols, signs],
  };
  const files = await Promise.all([
    cache.keep(symbols.slice(1), drawn, WORTH.shared),
    cache.keep(signs.slice(1), made, WORTH.shared),
    cache.keep(style.slice(1), deferred, WORTH.shared),
    cache.keep(`${BASE_PATH}/${basename(WORKER_ADDRESS)}`.slice(1), worker, WORTH.shared),
  ]);
  return { look, files };
}

/** Bundles the page's script with its islands, and the apps. */
export async function makeClient(
  project: string,
  cache: BuildCache,
): Promise<{ bundle: Bundled[]; files: KeptFile[] }> {
  const built = await buildClient(project);
  const files = built.map(({ file: { name }, content }) =>
    cache.keep(`${BASE_PATH}/${name}`.slice(1), content, WORTH.shared),
  );
  return { bundle: built.map(({ file }) => file), files: await Promise.all(files) };
}
