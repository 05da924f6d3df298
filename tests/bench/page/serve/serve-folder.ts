import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadFolder, type ServedFile } from './load-folder.ts';

export type Folder = {
  /** `http://localhost:4100`, without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/**
 * Serves a folder for measurements. Every file is read and compressed once, at the start, so that answering costs next to nothing and
 * all folders are served alike. Port 0: any free one.
 */
export async function serveFolder(folder: string, port = 0): Promise<Folder> {
  const files = loadFolder(folder);
  const server: Server = createServer((request, response) => {
    try {
      answer(files, request, response);
    } catch {
      // An address that cannot be decoded.
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(files: Map<string, ServedFile>, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(pathname);
  const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end();
  } else if (request.headers['if-none-match'] === file.headers['etag']) {
    response.writeHead(304, file.headers).end();
  } else {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepted.includes(name));
    const body = (encoding && file[encoding]) ?? file.identity;
    response
      .writeHead(200, {
        ...file.headers,
        ...(encoding && { 'content-encoding': encoding }),
        'content-length': body.length,
      })
      .end(request.method === 'HEAD' ? undefined : body);
  }
}
