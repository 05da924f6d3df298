import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { TestProject } from 'vitest/node';
import { createApp } from '../../server/create-app.ts';
import { readSite } from '../../server/read-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site's base path, without a slash at its end. */
    site: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Beside the site that `npm start` builds, which stays as it is. */
const FOLDER = `dist.tests`;

/** The origin that the built pages name as theirs; tests must not depend on the port they run on. */
export const PUBLIC_URL = 'https://cartas.example';

let app: FastifyInstance;

/** Builds the site once for a whole run of the browser tests, and serves it on a free port. */
export async function setup(project: TestProject): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/app/build.ts', '--out', FOLDER], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL },
  });
  const folder = `${root}${FOLDER}`;
  app = await createApp({
    folder,
    site: await readSite(folder),
    config: { publicUrl: undefined, logLevel: 'warn' },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  project.provide('site', `http://127.0.0.1:${port}/cartasqr`);
}

export async function teardown(): Promise<void> {
  await app.close();
  await rm(`${root}${FOLDER}`, { recursive: true });
}
