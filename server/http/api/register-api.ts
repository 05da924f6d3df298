import type { FastifyInstance, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { LoyaltyService } from '../../loyalty/service.ts';
import type { Dishes } from '../../tonight/dishes.ts';
import { API_PATH, LARGEST_BODY } from '../../protocol/calls.ts';
import type { ScanAnswer } from '../../protocol/scan.ts';
import { authenticate, userOf } from './authenticate.ts';
import { registerChangeTonight, registerTonight, TONIGHT } from './tonight.ts';
import { registerCards, registerUser, registerBarServices, registerSignIn } from './diner.ts';
import { limitRequests } from './limit-requests.ts';
import { registerScans } from './scans.ts';
import { registerStaff } from './staff.ts';
import { registerStats } from './stats.ts';
import { useZod, type ZodTypes } from './zod-schemas.ts';
import { API_ERRORS, type ApiErrorCode } from '../../protocol/errors.ts';
import { codeOf, errorOf } from '../../refusals.ts';
import type { IncomingMessage } from 'node:http';
import { Denied } from '../../store/store.ts';

export type ApiParts = LoyaltyService & {
  /** The public origin, without a slash at its end; undefined: that of the request. */
  readonly publicUrl: string | undefined;
  /** The base path of all pages. */
  readonly base: string;
  /** The dishes that tonight's news can name now. */
  readonly dishes: () => Dishes;
  readonly limits: Config['limits'] | undefined;
  /** Called with the answer to each scan. */
  readonly countScan: (answer: ScanAnswer) => void;
};

/** Registers the calls of the stamp card and of tonight's news. Answers are `no-store` unless the route sets another value. */
export async function registerApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  await app.register(
    async (api) => {
      const { holdAddress, holdUser } = await limitRequests(api, parts.limits, (request) => userOf(request).uid);
      registerApiErrors(api);
      readJsonOnly(api);
      useZod(api);
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        // This call is answered from memory, and all phones of a bar, which may share one address, make it.
        if (request.routeOptions.url !== `${API_PATH}${TONIGHT}`) await holdAddress(request, reply);
      });
      const open = api.withTypeProvider<ZodTypes>();
      registerBarServices(open, parts);
      registerSignIn(open, parts);
      registerTonight(open, parts);
      await api.register(async (inside) => {
        authenticate(inside, parts.verifyToken, holdUser);
        const signedIn = inside.withTypeProvider<ZodTypes>();
        registerUser(signedIn, parts);
        registerCards(signedIn, parts);
        registerScans(signedIn, parts);
        registerStaff(signedIn, parts);
        registerStats(signedIn, parts);
        registerChangeTonight(signedIn, parts);
      });
    },
    { prefix: API_PATH },
  );
}

/** `Retry-After` in seconds if the database or Google's keys cannot be reached. */
const RETRY_AFTER = 5;

/** Answers all errors below the API's path, and its unknown addresses, as `{code, message}`. */
function registerApiErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = answerTo(error);
    if (code === 'internal') request.log.error(error);
    if (code === 'unavailable') request.log.warn(error);
    return sendError(reply, code);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not-found'));
  // Else the route of the pages, which matches every address below the base path, would answer.
  for (const path of ['', '/*']) app.get(path, (_request, reply) => reply.callNotFound());
}

function sendError(reply: FastifyReply, code: ApiErrorCode): FastifyReply {
  const { status } = API_ERRORS[code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  // As text, since an error must not be checked against the response schema of its route.
  const body = JSON.stringify(errorOf(code));
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
}

/** The API's code for an error. The framework's own 4xx errors are the caller's fault; other unknown errors are internal. */
function answerTo(error: FastifyError): ApiErrorCode {
  const code = codeOf(error);
  const status = error.statusCode ?? 500;
  if (code !== 'internal' || status < 400 || status >= 500) return code;
  return status === 413 ? 'body-too-large' : 'bad-request';
}

/** How many bytes of an oversized body are read and discarded: a client that is disconnected while sending never reads the answer. */
const DISCARDED = 1024 * 1024;

/** Accepts only JSON bodies in UTF-8; an empty body is null. Names that would change prototypes are rejected at any depth. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const text = decoded(await bytesOf(payload));
    if (text === '') return null;
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
    });
  });
}

async function bytesOf(payload: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of payload as AsyncIterable<Buffer>) {
      size += part.length;
      if (size <= LARGEST_BODY) parts.push(part);
      if (size > DISCARDED) break;
    }
  } catch {
    // The client is gone.
    throw new Denied('bad-request');
  }
  if (size > LARGEST_BODY) throw new Denied('body-too-large');
  return Buffer.concat(parts);
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Denied('bad-request');
  }
}
