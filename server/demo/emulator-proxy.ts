import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_BODY } from '../protocol/calls.ts';
import { API_ERRORS } from '../protocol/errors.ts';
import { errorOf } from '../refusals.ts';

/** Paths of the emulator that the Firebase SDK calls, and of pages that it opens. Other calls are not proxied. */
const CALLS = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];
const PAGES = ['/emulator/auth', '/emulator/action'];

export const PROXIED = [...CALLS, ...PAGES];

/** Demo mode: proxies the Firebase SDK's calls to the Auth emulator, for phones in the network; 503 while there is no `origin`. */
export async function registerEmulatorProxy(app: FastifyInstance, origin: () => string | undefined): Promise<void> {
  await app.register(async (scope) => {
    readBodies(scope);
    for (const prefix of CALLS) await forward(scope, prefix, origin);
  });
  await app.register(async (scope) => {
    readBodies(scope);
    // The emulator's own pages have inline scripts, and the SDK opens one in a frame.
    scope.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('content-security-policy');
      reply.header('x-frame-options', 'SAMEORIGIN');
    });
    for (const prefix of PAGES) await forward(scope, prefix, origin);
  });
}

/** Reads bodies before they are forwarded, with the limits of every request. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const limits = { parseAs: 'string', bodyLimit: LARGEST_BODY } as const;
  scope.addContentTypeParser('application/json', limits, scope.getDefaultJsonParser('error', 'error'));
  scope.addContentTypeParser('application/x-www-form-urlencoded', limits, (_request, body, done) => done(null, body));
}

async function forward(scope: FastifyInstance, prefix: string, origin: () => string | undefined): Promise<void> {
  await scope.register(proxy, {
    prefix,
    rewritePrefix: prefix,
    upstream: '',
    proxyPayloads: false,
    disableRequestLogging: true,
    preHandler: (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      if (origin() !== undefined) done();
      else reply.code(API_ERRORS.unavailable.status).send(errorOf('unavailable'));
    },
    replyOptions: { getUpstream: () => origin() ?? '', rewriteRequestHeaders: asGuest },
  });
}

/** Headers of a forwarded request. Keeps the host, for links in e-mails, and removes the authorization of a project owner. */
function asGuest({ headers: { host } }: Pick<FastifyRequest, 'headers'>, given: IncomingHttpHeaders) {
  const headers: IncomingHttpHeaders = { ...given, ...(host !== undefined && { host }) };
  delete headers.authorization;
  return headers;
}
