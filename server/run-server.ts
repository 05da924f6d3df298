import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SignIn } from './auth/sign-in.ts';
import { type Config, storeLocation } from './config.ts';
import { createApp, type Parts } from './create-app.ts';
import type { Bar } from './loyalty/bars.ts';
import type { LoyaltyService } from './loyalty/service.ts';
import { takenPort } from './find-port.ts';
import { readBars } from './read-bars.ts';
import { readSite } from './read-site.ts';
import { openStore } from './store/open-store.ts';
import { holdFolder } from './store/sqlite/hold-folder.ts';
import { setFlagsFromString } from 'node:v8';
import { existsSync, statSync, unwatchFile, watchFile } from 'node:fs';
import type { Site } from './protocol/site.ts';
import { fileURLToPath } from 'node:url';

export type ServerParts = {
  readonly config: Config;
  /** The project's folder: the site is built in its `dist`. */
  readonly root: string;
  /** How people sign in; undefined: menus only. */
  readonly signIn: SignIn | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called before the port opens, for additional routes and hooks. */
  readonly prepare?: ((app: FastifyInstance, loyalty: LoyaltyService | undefined) => Promise<void>) | undefined;
};

/** Logged once, at start. */
const MENUS_ALONE =
  'Menus alone: no Firebase project is configured, so there are no stamp cards, no staff and no news of tonight. ' +
  'FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN bring them (docs/operations.md).';

/** Logged at start. In production it may be a disk that is not mounted. */
const newDatabase = (file: string): string =>
  `There was no database, or an empty one: ${file} is a new one without cards. If there were cards, is its disk mounted? (docs/operations.md)`;

type BuiltSite = Pick<Parts, 'folder' | 'site' | 'dishes'> & {
  /** Whether later builds in the folder are served. */
  readonly isFollowed?: boolean;
  /** Receives a function that reloads the bars, for menus that change without a build. */
  readonly onOpen?: (renewBars: () => Promise<void>) => void;
};

/** Serves the built site, and the stamp card where people can sign in. Throws an ExplainedError if there is no built site or another server has its SQLite file, and StoreUnavailable. */
export async function runServer(parts: ServerParts & Omit<ListenAt, 'host' | 'drain'>): Promise<FastifyInstance> {
  keepMemorySmall();
  const folder = join(parts.root, 'dist');
  holdData(parts);
  const app = await buildServer(parts, { folder, site: await readSite(folder), isFollowed: true });
  const { host, drain } = parts.config;
  await listen(app, { host, port: parts.port, fd: parts.fd, drain });
  return app;
}

/** Keeps other servers from the SQLite file, if this one is to use it. Throws an ExplainedError if another one does. */
export function holdData({ config, root, signIn }: Pick<ServerParts, 'config' | 'root' | 'signIn'>): void {
  const { databaseUrl, file } = storeLocation(config, root);
  if (signIn && databaseUrl === undefined) holdFolder(file);
}

/** Builds the server for a site, without opening a port; closing it closes the store. Throws StoreUnavailable without a database. */
export async function buildServer(
  { config, root, signIn, clock, prepare }: ServerParts,
  site: BuiltSite,
): Promise<FastifyInstance> {
  const { databaseUrl, file } = storeLocation(config, root);
  const isNew = signIn && databaseUrl === undefined && (!existsSync(file) || statSync(file).size === 0);
  const loyalty = signIn && (await openLoyalty({ config, root, signIn, clock }));
  if (loyalty) site.onOpen?.(loyalty.renewBars);
  const follow: Parts['follow'] = (take) =>
    followSite({
      folder: site.folder,
      take: async (next) => {
        if (next.base !== site.site.base) throw new Error('The base path has changed: start the server again.');
        if (loyalty) await loyalty.renewBars();
        take(next);
        app.log.info('A new build of the site is served.');
      },
      failed: (error) => app.log.error(error, 'A new build of the site could not be taken over.'),
    });
  const app: FastifyInstance = await createApp({
    ...site,
    config,
    ...(site.isFollowed && { follow }),
    ...(loyalty && { loyalty }),
  });
  // Runs after the port is closed and all accepted requests are answered.
  app.addHook('onClose', async () => loyalty?.store.close());
  await prepare?.(app, loyalty);
  if (!signIn) app.log.warn(MENUS_ALONE);
  else if (isNew) app.log[signIn.emulator ? 'info' : 'warn'](newDatabase(file));
  return app;
}

/** The compiler's registry of venues. */
const REGISTRY = fileURLToPath(new URL('../generated/venues.ts', import.meta.url));

async function openLoyalty({
  config,
  root,
  signIn: { settings, verifyToken, emulator },
  clock,
}: Pick<ServerParts, 'config' | 'root' | 'clock'> & { signIn: SignIn }): Promise<
  LoyaltyService & { readonly renewBars: () => Promise<void> }
> {
  const bars = new Map<string, Bar>();
  const renewBars = async (): Promise<void> => {
    const renewed = await readBars(REGISTRY);
    bars.clear();
    for (const [barID, bar] of renewed) bars.set(barID, bar);
  };
  await renewBars();
  const store = await openStore(storeLocation(config, root));
  return { store, verifyToken, bars, renewBars, clock, signIn: settings, ...(emulator && { emulator }) };
}

/** Keeps V8's young generation small from the start: 10,000 idle sockets take 100 MB less. Must be called first. */
export function keepMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Polling interval of the file, in milliseconds. A watcher would lose the folder, which a build replaces as a whole. */
const INTERVAL = 500;

type Following = {
  /** The folder of the built site. */
  readonly folder: string;
  /** Called with each new build. */
  readonly take: (site: Site) => void | Promise<void>;
  /** Called with the error if a build could not be read or taken. */
  readonly failed: (error: unknown) => void;
  readonly interval?: number;
};

/** Watches for new builds of the site, and reads them. Returns a function that stops watching. */
export function followSite({ folder, take, failed, interval = INTERVAL }: Following): () => void {
  const file = join(folder, 'pages.json');
  // Sequentially: an older build never replaces a newer one.
  let last = Promise.resolve();
  const look = ({ ino, mtimeMs }: { ino: number; mtimeMs: number }, before: { ino: number; mtimeMs: number }): void => {
    // While the build swaps two folders, the file is missing for a moment.
    if (ino === 0 || (ino === before.ino && mtimeMs === before.mtimeMs)) return;
    last = last.then(async () => take(await readSite(folder))).catch(failed);
  };
  watchFile(file, { interval, persistent: false }, look);
  return () => unwatchFile(file, look);
}

/** Timeouts after a signal, in milliseconds: for requests in progress, and for the whole process. */
const GRACE = { requests: 6_000, process: 9_500 };

/** Interval in which idle connections are closed after a signal, in milliseconds. */
const IDLE = 50;

type ListenAt = {
  readonly host: string;
  readonly port: number;
  /** The descriptor of an open socket, instead of host and port. */
  readonly fd?: number | undefined;
  /** How long the server keeps running after a signal while `/health` reports that it is stopping, in milliseconds. */
  readonly drain?: number;
};

/** Opens the port, and closes the server on a signal: accepted requests are answered, slow clients are disconnected. */
export async function listen(app: FastifyInstance, { host, port, fd, drain = 0 }: ListenAt): Promise<void> {
  const stop = async () => {
    app.isEnding = true;
    if (drain > 0) await new Promise((go) => setTimeout(go, drain));
    // Closing a server closes connections that are idle at that moment, not those that become idle later.
    setInterval(() => app.server.closeIdleConnections(), IDLE).unref();
    setTimeout(() => app.server.closeAllConnections(), GRACE.requests).unref();
    setTimeout(() => process.exit(1), GRACE.process).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await app.listen({ host, port, ...(fd !== undefined && { fd }) }).catch((error: NodeJS.ErrnoException) => {
    // The port may have been taken since it was checked, before the build.
    throw error.code === 'EADDRINUSE' ? takenPort(port, error) : error;
  });
}
