import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Edition, SentFile } from './edition.ts';
import { nameRoute } from './log.ts';
import { REVALIDATE } from './static-files.ts';

/** Conditional headers, which are ignored for unknown addresses: an empty 304 would become an empty 404. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/** No `Last-Modified`: a build restores files from its cache with their old time, so a new file may be older than its predecessor. */
const BY_ETAG = { lastModified: false };

type Parts = {
  readonly base: string;
  /** Addresses of files outside of the base path. */
  readonly outside: readonly string[];
  /** The build that is served now. */
  readonly edition: () => Edition;
};

/** Serves the pages of point 2 with and without a slash, files with an address of their own, and the not-found page with 404. */
export function registerPages(app: FastifyInstance, { base, outside, edition }: Parts): void {
  for (const path of base === '' ? [] : ['/', base]) {
    app.get(path, (request, reply) => reply.redirect(`${base}/${queryOf(request.url)}`));
  }
  /** The file of the site for a request. */
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
    // A 404 would delete the copies on phones. This page exists; only its file is missing.
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

/** The query of an address with its question mark: codes on tables contain the table. */
const queryOf = (url: string): string => /\?.*/s.exec(url)?.[0] ?? '';
