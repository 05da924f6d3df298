import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ApiError } from '../../protocol/calls.ts';
import { API_ERRORS, type ApiErrorCode } from '../../protocol/errors.ts';
import { codeOf } from '../../refusals.ts';

/** When to try again where the database or Google's keys are away, in seconds. */
const RETRY_AFTER = 5;

/** Answers everything that goes wrong below the API's path, its unknown addresses, too, as `{code, message}`. */
export function registerApiErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = answerTo(error);
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

/** What the framework refuses is the caller's fault; everything else that no rule knows went wrong inside. */
function answerTo(error: FastifyError): ApiErrorCode {
  const code = codeOf(error);
  const status = error.statusCode ?? 500;
  if (code !== 'internal' || status < 400 || status >= 500) return code;
  return status === 413 ? 'body-too-large' : 'bad-request';
}
