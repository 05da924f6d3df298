import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/** Answers a path below the base path with a page. */
export type RenderPath = (pathname: string) => Promise<{ status: number; html: string }>;

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

async function answer(
  server: ViteDevServer,
  render: RenderPath,
  request: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const { status, html } = await render(pathname);
  const page = await server.transformIndexHtml(request.originalUrl ?? pathname, html);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page);
}
