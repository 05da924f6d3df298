import type { Plugin } from 'vite';

/** The module that Vite wraps every dynamic import in: it fetches the styles and modules that the import needs. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as they are. No part of the app has style files of its own (`client.ts` makes sure) and nothing is preloaded
 * by Vite, so its helper would do nothing, for half a kilobyte on every phone.
 */
export function plainImports(): Plugin {
  return {
    name: 'carta:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
