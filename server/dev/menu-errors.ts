import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';

/** An error as Vite's overlay shows it. */
export type ShownError = ErrorPayload['err'];

const SHOWN = 'carta:menu-error';
const ASKED = 'carta:menu-error?';
const MODULE = 'virtual:carta-menu-errors';

/**
 * Shows an error in the menus over the page, with Vite's own overlay, until it is fixed. The overlay must be removed before
 * an update arrives: if one is present at a page's first update, Vite assumes that the page never started, and reloads it.
 */
const CLIENT = `
let error;
let overlay;

function draw() {
  overlay?.remove();
  overlay = error && new (customElements.get('vite-error-overlay'))(error);
  // Over an open dialog a browser shows only what is in it.
  if (overlay) (document.querySelector('dialog[open]') ?? document.body).append(overlay);
}

import.meta.hot.on('${SHOWN}', (shown) => {
  error = shown ?? undefined;
  draw();
});
import.meta.hot.on('vite:beforeUpdate', () => overlay?.remove());
import.meta.hot.on('vite:afterUpdate', draw);
document.addEventListener('close', draw, true);
import.meta.hot.send('${ASKED}');
`;

/** The plugin of the development server, and what changes the error. `except`: the path of a page that lists errors itself, and must not be covered. */
export function createMenuErrors({ except }: { except: string }) {
  let server: ViteDevServer | undefined;
  let current: ShownError | null = null;
  const plugin: Plugin = {
    name: 'carta:menu-errors',
    configureServer: (started) => {
      server = started;
      server.ws.on(ASKED, (_data, client) => client.send(SHOWN, current));
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? CLIENT : undefined),
    transformIndexHtml: (_html, { path }) =>
      path === except
        ? []
        : [{ tag: 'script', attrs: { type: 'module', src: `${server?.config.base ?? '/'}@id/__x00__${MODULE}` } }],
  };
  return {
    plugin,
    /** Shows an error over every open page; undefined removes it. */
    show(error: ShownError | undefined): void {
      current = error ?? null;
      server?.ws.send(SHOWN, current);
    },
  };
}
