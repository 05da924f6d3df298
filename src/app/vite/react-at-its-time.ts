import type { Plugin } from 'vite';

const IMPORT = /\bimport\((['"])react-dom\/client\1\)/g;

/** Has a module that imports React's client dynamically find it in the file that it stands in itself. */
export const requireReact = (code: string): string =>
  code.replace(IMPORT, "Promise.resolve().then(() => require('react-dom/client'))");

/**
 * React's client is more than half of the app, and to run it is the longest part of the app's start. All pages have it in the file of the
 * app, so a dynamic import would ask for one more file, which only hands it on; and a static one runs it together with all other modules.
 * The bundler makes of `require` a call that runs it at this time, from the same file.
 */
export const reactAtItsTime = (): Plugin => ({
  name: 'carta:react-at-its-time',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/src/app/start.tsx') ? { code: requireReact(code), map: null } : undefined),
});
