import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_BODY } from '../protocol/calls.ts';
import { API_ERRORS } from '../protocol/errors.ts';

/** What the Firebase SDK calls where the emulator stands in, and the pages that it opens. Its calls for developers stay on this machine. */
const CALLS = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];
const PAGES = ['/emulator/auth', '/emulator/action'];

/** Everything that is handed on. */
export const PROXIED = [...CALLS, ...PAGES];

const UNAVAILABLE = API_ERRORS.unavailable;

/** Demo mode: hands the Firebase SDK's calls on to the Auth emulator, for phones of the network; 503 while there is no `origin`. */
export async function registerEmulatorProxy(app: FastifyInstance, origin: () => string | undefined): Promise<void> {
  await app.register(async (scope) => {
    readBodies(scope);
    for (const prefix of CALLS) await forward(scope, prefix, origin);
  });
  await app.register(async (scope) => {
    readBodies(scope);
    // The emulator's own pages have scripts inside, and the SDK opens one in a frame.
    scope.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('content-security-policy');
      reply.header('x-frame-options', 'SAMEORIGIN');
    });
    for (const prefix of PAGES) await forward(scope, prefix, origin);
  });
}

/** Bodies are read before they are handed on: the limits are those of every request. */
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
      else reply.code(UNAVAILABLE.status).send({ code: 'unavailable', message: UNAVAILABLE.message });
    },
    replyOptions: { getUpstream: () => origin() ?? '', rewriteRequestHeaders: asGuest },
  });
}

/** Links in e-mails lead back to the address that the phone uses. Nobody is the owner of the project from outside. */
function asGuest({ headers: { host } }: Pick<FastifyRequest, 'headers'>, given: IncomingHttpHeaders) {
  const headers: IncomingHttpHeaders = { ...given, ...(host !== undefined && { host }) };
  delete headers.authorization;
  return headers;
}
