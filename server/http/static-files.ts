import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Settings of all files: precompressed variants where the browser takes them, and no folder listings. */
const COMMON = {
  preCompressed: true,
  index: false,
  dotfiles: 'ignore',
  allowedPath: (path: string) => !path.endsWith('/'),
} as const;

/** Lies beside the pages, because it answers for all that is below its folder. */
export const WORKER = 'service-worker.js';

/** What the worker itself may ask for; pages have policies of their own. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Serves the files of the site that are not pages: `assets`, whose names change with their content, for a year, and `img`,
 * where a picture may be replaced under its name, for a day; the service worker, which must never be old, is asked for anew each
 * time. Adds `reply.sendFile` for the pages.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string, base: string): Promise<void> {
  await app.register(fastifyStatic, { preCompressed: true, root: folder, serve: false, cacheControl: false });
  await app.register(fastifyStatic, {
    ...COMMON,
    root: join(folder, base, 'assets'),
    prefix: `${base}/assets/`,
    decorateReply: false,
    immutable: true,
    maxAge: 365 * DAY,
  });
  await app.register(fastifyStatic, {
    ...COMMON,
    root: join(folder, base, 'img'),
    prefix: `${base}/img/`,
    decorateReply: false,
    maxAge: DAY,
  });
  app.get(`${base}/${WORKER}`, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .sendFile(`${base}/${WORKER}`.slice(1)),
  );
}
