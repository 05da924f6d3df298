import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { BadToken, KeysUnavailable } from '../../auth/user.ts';
import type { ApiError } from '../../protocol/calls.ts';
import { API_ERRORS, type ApiErrorCode } from '../../protocol/errors.ts';
import { Denied, StoreUnavailable } from '../../store/store.ts';

/** When to try again where the database or Google's keys are away, in seconds. */
const RETRY_AFTER = 5;

/** Answers everything that goes wrong below the API's path, its unknown addresses, too, as `{code, message}`. */
export function registerApiErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal') request.log.error(error);
    if (code === 'unavailable') request.log.warn(error);
    return sendError(reply, code);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not-found'));
  // The pages' route is for every address below the base path.
  for (const path of ['', '/*']) app.get(path, (_request, reply) => reply.callNotFound());
}

function sendError(reply: FastifyReply, code: ApiErrorCode): FastifyReply {
  const { status } = API_ERRORS[code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(errorBody(code));
}

/** As text: an error has no schema of its call to pass. */
const errorBody = (code: ApiErrorCode): string =>
  JSON.stringify({ code, message: API_ERRORS[code].message } satisfies ApiError);

function codeOf(error: FastifyError): ApiErrorCode {
  if (error instanceof Denied) return error.code;
  if (error instanceof BadToken) return 'bad-token';
  if (error instanceof StoreUnavailable || error instanceof KeysUnavailable) return 'unavailable';
  const status = error.statusCode ?? 500;
  if (status === 413) return 'body-too-large';
  return status >= 400 && status < 500 ? 'bad-request' : 'internal';
}
