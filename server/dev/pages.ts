import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { HAS_NEWS } from '../http/edition.ts';

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly content: string | Uint8Array;
  /** Whether the page asks for tonight's news (T10). A page in a frame of the preview shows the menu at another time, without news. */
  readonly hasNews?: boolean;
};

/** Renders the page, or a file of a page, for an address below the base path, from the document that Vite has prepared. */
export type RenderPath = (address: URL, template: string) => Promise<Answer>;

/** Renders pages on request, after everything that Vite serves itself. */
export function pages(render: RenderPath): Plugin {
  return {
    name: 'carta:pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        void answer(server, render, request, response).catch((error: Error) => {
          server.ssrFixStacktrace(error);
          // oxlint-disable-next-line promise/no-callback-in-promise -- The middleware asks for it.
          next(error);
        });
      });
    },
  };
}

/** Number of attempts to render a page, and the pause between them in milliseconds. */
const TRIES = 10;
const PAUSE = 100;

/** Retries rendering: while the compiler replaces files, some may be missing, and a browser that shows the error would get no update. */
async function patiently<Result>(render: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await render();
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(PAUSE);
    }
  }
}

async function answer(
  server: ViteDevServer,
  render: RenderPath,
  request: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://localhost');
  const document = await readFile(join(server.config.root, 'index.html'), 'utf8');
  // Before the page is inserted: Vite adds the base path to addresses in the template that already have it.
  const prepared = await server.transformIndexHtml(request.originalUrl ?? address.pathname, document);
  const { base } = server.config;
  const template = prepared.replaceAll(`${base}${base.slice(1)}`, base);
  const { status, type, content, hasNews } = await patiently(() => render(address, template));
  const headers = { 'content-type': type, 'cache-control': 'no-store', ...(hasNews && HAS_NEWS) };
  response.writeHead(status, headers);
  response.end(content);
}

/** Debounce in milliseconds: a saved menu changes several generated files. */
const CALM = 30;
const GENERATED = /\/generated\//;

/**
 * Notifies open pages (`event`), and `onUpdate`, of saved menus, once all files have changed, so that no page mixes versions (src/app/dev-page.ts).
 * A page can ask for missed updates: the event with a question mark, and since when, in milliseconds.
 */
export function updatePages(event: string, onUpdate: () => void): Plugin {
  let timer: NodeJS.Timeout | undefined;
  let savedAt = 0;
  return {
    name: 'carta:update-pages',
    enforce: 'pre',
    configureServer: ({ ws }) => {
      ws.on(`${event}?`, (since: number, client) => {
        if (savedAt > since) client.send(event, {});
      });
    },
    hotUpdate({ file, modules, timestamp }) {
      const { name, hot, moduleGraph } = this.environment;
      if (name !== 'client' || !GENERATED.test(file)) return undefined;
      for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      clearTimeout(timer);
      timer = setTimeout(() => {
        savedAt = Date.now();
        hot.send(event, {});
        onUpdate();
      }, CALM);
      return [];
    },
  };
}
