import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

type PreviewParts = {
  /** Paths below the base path: the page, which also has every address below its own, and its data. */
  readonly page: string;
  readonly data: string;
  /** The page's script, from the root of the project. */
  readonly script: string;
  /** The page of frames that show parts of pages, with their style sheets. */
  readonly frame: { readonly path: string; readonly styles: string; readonly script: string };
  /** The event for changed data. */
  readonly changed: string;
  /** The current data, for the venue of that name. */
  readonly dataOf: (venue: string) => unknown;
};

/** Serves the page that shows venues side by side. It is part of the development server only, not of the build. */
export class Preview {
  #server: ViteDevServer | undefined;
  readonly #parts: PreviewParts;

  constructor(parts: PreviewParts) {
    this.#parts = parts;
  }

  /** For the development server's list of plugins, before the one that answers every other path. */
  readonly plugin: Plugin = {
    name: 'carta:preview',
    configureServer: (server) => {
      this.#server = server;
      // After Vite's own middleware, which removes the base path.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
          const { page, data, dataOf, script, frame } = this.#parts;
          const answer = (head: string, source: string): void => {
            this.#document(server, head, source).then((html) => send(response, 'text/html; charset=utf-8', html), next);
          };
          if (pathname === data) {
            send(response, 'application/json', JSON.stringify(dataOf(searchParams.get('venue') ?? '')));
          } else if (pathname === page || pathname.startsWith(`${page}/`)) {
            answer('', script);
          } else if (pathname === frame.path) {
            answer(frame.styles, frame.script);
          } else {
            next();
          }
        });
      };
    },
  };

  /** Notifies the open previews of changed data. */
  tellChange(): void {
    this.#server?.ws.send(this.#parts.changed);
  }

  #document(server: ViteDevServer, head: string, script: string): Promise<string> {
    return server.transformIndexHtml(
      this.#parts.page,
      `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Carta</title>
    <link rel="icon" href="/img/_system/icon.svg">
    ${head}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`,
    );
  }
}

function send(response: ServerResponse, type: string, content: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(content);
}
