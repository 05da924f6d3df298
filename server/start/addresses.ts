import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** Hosts that stand for every address of the machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export type Addresses = {
  /** For the browser of this machine. */
  readonly local: string;
  /** For phones in the same network; undefined if there is none, or the server only listens on this machine. */
  readonly network: string | undefined;
};

/** The addresses of the demo venue on a server that listens on `host` and `port`. */
export function addressesOf(
  { host, port, base }: { host: string; port: number; base: string },
  interfaces: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): Addresses {
  const addressOf = (name: string) => `http://${name}:${port}${base}/`;
  if (!EVERY_ADDRESS.has(host)) {
    const own = addressOf(host.includes(':') ? `[${host}]` : host);
    return { local: own, network: isLoopback(host) ? undefined : own };
  }
  const outside = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return { local: addressOf('localhost'), network: outside && addressOf(outside.address) };
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** The common field of venues and bars. */
type Placed = { readonly path: string };

/** The venue at the base path, else the first one. The terminal links to it, and the demo people belong to it. */
export const frontOf = <Venue extends Placed>(venues: Iterable<Venue>): Venue | undefined => {
  const all = [...venues];
  return all.find(({ path }) => path === '') ?? all[0];
};

/** The path of that venue's page, below the base path. */
export async function frontPage(): Promise<string> {
  // Imported here, because the menus may be compiled after this module was loaded.
  const { venues } = await import('../../generated/venues.ts');
  return frontOf<Placed>(Object.values(venues))?.path ?? '';
}
