import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Edition, SentFile } from './edition.ts';
import { nameRoute } from './log.ts';
import { REVALIDATE } from './static-files.ts';

/** An unknown address is always answered in full: an empty 304 would become an empty 404. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/** A build takes what it has made before from its cache, with its time: what replaces a file may be older than that file. */
const BY_ETAG = { lastModified: false };

type Parts = {
  readonly base: string;
  /** Addresses of files that lie outside of the base path. */
  readonly outside: readonly string[];
  /** The build that is served now. */
  readonly edition: () => Edition;
};

/** Serves the pages of point 2 with and without a slash, files with an address of their own, and the not-found page with 404. */
export function registerPages(app: FastifyInstance, { base, outside, edition }: Parts): void {
  for (const path of base === '' ? [] : ['/', base]) {
    app.get(path, (request, reply) => reply.redirect(`${base}/${queryOf(request.url)}`));
  }
  /** The file of the site that a request is for. */
  const found = new WeakMap<FastifyRequest, string>();
  for (const path of [...outside, `${base}/*`]) {
    app.get(path, (request, reply) => {
      const [address = ''] = request.url.split('?', 1);
      const sent = edition().at(address);
      if (!sent) return reply.callNotFound();
      found.set(request, sent.file);
      return send(request, reply, sent);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const missing = found.get(request);
    // A page that is not found takes its copies on phones along. This one is there, but for its file.
    if (missing !== undefined) throw new Error(`${missing} is missing from the site: build it again.`);
    for (const header of CONDITIONS) delete request.raw.headers[header];
    return send(request, reply, edition().notFound);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { file, status, headers, route }: SentFile): FastifyReply {
  nameRoute(request, route);
  return reply
    .code(status)
    .headers({ 'cache-control': REVALIDATE, ...headers })
    .sendFile(file, BY_ETAG);
}

/** The query of an address with its question mark: codes on tables carry where they stand. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
