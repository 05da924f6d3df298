import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** Hosts that stand for every address of the machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export type Addresses = {
  /** For the browser of this machine. */
  readonly local: string;
  /** For phones in the same network; undefined when there is none, or the server listens to this machine only. */
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

/** What every venue has, and bars have of theirs. */
type Placed = { readonly path: string };

/** The venue at the base path; where there is none, the first: the terminal leads to it, and who can sign in to demo mode is of it. */
export const frontOf = <Venue extends Placed>(venues: Iterable<Venue>): Venue | undefined => {
  const all = [...venues];
  return all.find(({ path }) => path === '') ?? all[0];
};

/** The path of that venue's page, below the base path. */
export async function frontPage(): Promise<string> {
  // Loaded now and not with this module: the menus may be compiled in the meantime.
  const { venues } = await import('../../generated/venues.ts');
  return frontOf<Placed>(Object.values(venues))?.path ?? '';
}
