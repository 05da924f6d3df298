import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { emulatorSignIn } from '../../server/auth/sign-in.ts';
import { createApp } from '../../server/create-app.ts';
import { barsOf } from '../../server/loyalty/bars.ts';
import type { LoyaltyService } from '../../server/loyalty/service.ts';
import { readSite } from '../../server/read-site.ts';
import { openStore } from '../../server/store/open-store.ts';

/** A built site, served by the product's own server. */
export type ServedSite = {
  /** The address of its base path, without a slash at its end. */
  readonly address: string;
  readonly loyalty: Pick<LoyaltyService, 'store' | 'bars' | 'clock'>;
  readonly app: FastifyInstance;
  readonly close: () => Promise<void>;
};

type ServeOptions = {
  /** The origin of an Auth emulator, for tests in which people sign in; without one nobody can, and pages say so. */
  readonly emulator?: string;
  /** The time for cards and showings. Sign-in uses the true time. */
  readonly clock?: () => number;
  /** The project of the built site; the one around its folder unless given. */
  readonly project?: string;
};

/** An address where nothing answers. */
const NO_EMULATOR = 'http://127.0.0.1:9';

async function venuesOf(project: string): Promise<Parameters<typeof barsOf>[0]> {
  const file = pathToFileURL(join(project, 'generated/venues.ts')).href;
  return ((await import(/* @vite-ignore */ file)) as { venues: Parameters<typeof barsOf>[0] }).venues;
}

/** Serves the built site of a project's folder on a free port, with a stamp card in a SQLite file of its own. */
export async function serveSite(
  folder: string,
  { emulator = NO_EMULATOR, clock = Date.now, project = join(folder, '..') }: ServeOptions = {},
): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'carta-site-'));
  const store = await openStore({ file: join(data, 'carta.sqlite') });
  const { settings, ...signIn } = emulatorSignIn(Date.now, () => emulator);
  const loyalty = { store, bars: barsOf(await venuesOf(project)), clock, signIn: settings, ...signIn };
  const site = await readSite(folder);
  const app = await createApp({
    folder,
    site,
    config: { publicUrl: undefined, logLevel: 'warn' },
    loyalty,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${site.base}`,
    loyalty,
    app,
    close: async () => {
      await app.close();
      await store.close();
      await rm(data, { recursive: true });
    },
  };
}
