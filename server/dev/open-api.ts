import type { AddressInfo } from 'node:net';
import type { ProxyOptions } from 'vite';
import { BASE_PATH } from '../../src/terms/house.ts';
import { signInOf } from '../auth/sign-in.ts';
import type { Config } from '../config.ts';
import { createDemo } from '../demo/create-demo.ts';
import { PROXIED } from '../demo/emulator-proxy.ts';
import { API_PATH } from '../protocol/calls.ts';
import { SOCKET_PATH } from '../protocol/socket-path.ts';
import type { Site } from '../protocol/site.ts';
import { buildServer } from '../run-server.ts';
import type { Dishes } from '../tonight/dishes.ts';

/** A site without pages: Vite serves these, and all other requests to the API's server are 404. */
const NO_SITE: Site = {
  base: BASE_PATH,
  pages: [],
  notFound: {
    path: '404',
    file: '404.html',
    served: '404.html',
    routes: [],
    status: 404,
    policy: "default-src 'none'",
    signIn: 'none',
  },
  files: [],
  menus: [],
};

type DevParts = {
  readonly config: Config;
  readonly root: string;
  /** The dishes of the saved menus. */
  readonly dishes: () => Dishes;
};

/** The stamp card and tonight's news for `npm run dev`: the same server as `npm start` has, on a free port of this machine. */
export async function openApi({ config, root, dishes }: DevParts) {
  const clock = Date.now;
  const out = (text: string): void => void process.stdout.write(text);
  const demo = config.firebase ? undefined : createDemo({ config, root, clock, out });
  const signIn = demo?.signIn ?? signInOf(config, clock);
  // Suppresses warnings about missing files of the site.
  const logLevel = config.logLevel === 'warn' ? 'error' : config.logLevel;
  let renewBars = async (): Promise<void> => {};
  const app = await buildServer(
    { config: { ...config, logLevel }, root, signIn, clock, prepare: demo?.prepare },
    { folder: root, site: NO_SITE, dishes, onOpen: (renew) => (renewBars = renew) },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const target = `http://127.0.0.1:${port}`;
  return {
    /** The paths that the development server proxies to it. */
    proxy: {
      [SOCKET_PATH]: { target, ws: true },
      ...Object.fromEntries([API_PATH, ...PROXIED].map((path) => [path, { target }])),
    } satisfies Record<string, ProxyOptions>,
    /** Starts the demo's sign-in, if there is no Firebase project. */
    begin: async (site: string): Promise<void> => demo?.begin(site),
    /** Reloads the bars and their programmes from the saved menus. */
    renewBars,
    close: () => app.close(),
  };
}
