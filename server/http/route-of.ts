import type { FastifyRequest } from 'fastify';

/** Routes of the site's own, which the framework does not know. */
const named = new WeakMap<FastifyRequest, string>();

/** Says which route of the site a request is for. */
export const nameRoute = (request: FastifyRequest, route: string): void => void named.set(request, route);

/** The route of a request, for the log and the figures: never its address, which may hold ids. */
export const routeOf = (request: FastifyRequest): string => named.get(request) ?? request.routeOptions.url ?? 'unknown';
