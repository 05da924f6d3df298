import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User, VerifyToken } from '../../auth/user.ts';
import { Denied } from '../../store/store.ts';
import type { Hold } from './limit-requests.ts';

const USER = 'user';

/** The signed-in caller. Only for routes behind `authenticate`. */
export const userOf = (request: FastifyRequest): User => request.getDecorator<User>(USER);

/** Requires a valid bearer token, before anything else in the request is read, and applies the caller's rate limit. */
export function authenticate(app: FastifyInstance, verifyToken: VerifyToken, holdUser: Hold): void {
  app.decorateRequest(USER, null);
  app.addHook('onRequest', async (request, reply) => {
    request.setDecorator(USER, await verifyToken(tokenOf(request)));
    await holdUser(request, reply);
  });
}

function tokenOf({ headers: { authorization } }: FastifyRequest): string {
  if (authorization === undefined) throw new Denied('not-signed-in');
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) throw new Denied('bad-token');
  return token;
}
