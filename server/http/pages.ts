import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInSettings } from '../protocol/calls.ts';
import type { Site, SitePage } from '../protocol/site.ts';
import { pagePolicy } from './page-policy.ts';
import { REVALIDATE } from './static-files.ts';

/**
 * By this header a page knows that there is somebody to ask for news of tonight (T10): scripts see no other one of their own document.
 */
export const HAS_NEWS = { 'server-timing': 'api' };

/** An unknown address is always answered in full: an empty 304 would become an empty 404. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'];

/**
 * Serves the pages of point 2: each at its routes with and without a slash at the end, and the not-found page with status 404 for
 * everything else. `signIn` is how people sign in; where nobody can there are menus alone: without stamp cards, and without news of tonight.
 */
export function registerPages(
  app: FastifyInstance,
  { base, pages, notFound }: Site,
  signIn: SignInSettings | undefined,
): void {
  const headersOf = (page: SitePage): Readonly<Record<string, string>> => ({
    'content-security-policy': pagePolicy(page, signIn),
    ...(signIn && HAS_NEWS),
  });
  for (const page of pages) {
    const headers = headersOf(page);
    const file = servedFile(page, signIn);
    const handler = (_request: FastifyRequest, reply: FastifyReply) => sendPage(reply, { ...page, file }, headers);
    for (const route of page.routes) {
      app.get(`${base}/${route}`, handler);
      if (route !== '') app.get(`${base}/${route}/`, handler);
    }
  }
  for (const path of base === '' ? [] : ['/', base]) {
    app.get(path, (request, reply) => reply.redirect(`${base}/${queryOf(request.url)}`));
  }
  const headers = headersOf(notFound);
  app.setNotFoundHandler((request, reply) => {
    for (const header of CONDITIONS) delete request.raw.headers[header];
    return sendPage(reply, notFound, headers);
  });
}

/** The file of a page: where nobody can sign in, that without a stamp card. */
export const servedFile = ({ file, alone }: SitePage, signIn: SignInSettings | undefined): string =>
  (signIn ? undefined : alone) ?? file;

function sendPage(reply: FastifyReply, page: SitePage, headers: Readonly<Record<string, string>>): FastifyReply {
  return reply
    .code(page.status)
    .headers({ 'cache-control': REVALIDATE, ...headers })
    .sendFile(page.file);
}

/** Serves the files that have an address of their own, with the types of their endings: `robots.txt`, sitemap, web manifests, menus as data. */
export function registerSiteFiles(app: FastifyInstance, { files }: Site): void {
  for (const address of files) {
    app.get(address, (_request, reply) => reply.header('cache-control', REVALIDATE).sendFile(address.slice(1)));
  }
}

/** The query of an address with its question mark: codes on tables carry where they stand. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
