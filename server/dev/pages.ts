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
  /** It is a page that asks for the news of tonight (T10). One in a frame of the preview shows the menu at an hour of its own, without them. */
  readonly hasNews?: boolean;
};

/** Answers an address below the base path with a page, made of the document that Vite has prepared, or with a page's file. */
export type RenderPath = (address: URL, template: string) => Promise<Answer>;

/** Renders pages as they are asked for, after everything that Vite serves itself. */
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

/** How often a page that cannot be rendered is tried, and the pause between, in milliseconds. */
const TRIES = 10;
const PAUSE = 100;

/** While the compiler exchanges its files, a page may be asked for whose files Vite does not know yet: a browser would keep the error, and hear of nothing. */
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
  // Before the page is in it: Vite puts the base path before addresses that have it already, as those of the template.
  const prepared = await server.transformIndexHtml(request.originalUrl ?? address.pathname, document);
  const { base } = server.config;
  const template = prepared.replaceAll(`${base}${base.slice(1)}`, base);
  const { status, type, content, hasNews } = await patiently(() => render(address, template));
  const headers = { 'content-type': type, 'cache-control': 'no-store', ...(hasNews && HAS_NEWS) };
  response.writeHead(status, headers);
  response.end(content);
}

/** A saved menu changes several generated files; those within this many milliseconds of each other are one change. */
const CALM = 30;
const GENERATED = /\/generated\//;

/**
 * Tells open pages (`event`), and `onUpdate`, that menus were saved, once all files have changed, so that none shows a mixture (src/app/dev-page.ts).
 * A page that asks (the event with a question mark, and since when, in milliseconds) is told of what it has missed.
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
