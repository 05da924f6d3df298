import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What all files have: the precompressed variant that the browser takes, and no folder listings. */
const COMMON = {
  preCompressed: true,
  index: false,
  dotfiles: 'ignore',
  allowedPath: (path: string) => !path.endsWith('/'),
} as const;

/**
 * Serves the files of the site that are not pages: `assets`, whose names change with their content, for a year, and `img`,
 * where a picture may be replaced under its name, for a day. Adds `reply.sendFile` for the pages.
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
}
