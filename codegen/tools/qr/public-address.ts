import { BlockList, isIP } from 'node:net';
import { venueAddress, type Site } from '../../../src/terms/site.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { words, type Words } from '../../diagnostics/words.ts';

const THIS_COMPUTER = new BlockList();
THIS_COMPUTER.addSubnet('127.0.0.0', 8, 'ipv4');
THIS_COMPUTER.addAddress('::1', 'ipv6');

const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4');
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4');
PRIVATE.addSubnet('169.254.0.0', 16, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

export type PublicAddress = {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** Why diners' phones may be unable to reach it. */
  readonly warning?: Words;
};

/** Parses the public address of the site. Throws a UsageError if it is missing, or must not be printed. */
export function readPublicAddress(given: string | undefined): PublicAddress {
  const text = given?.trim() ?? '';
  if (text === '') throw new UsageError(words('noPublicAddress'));
  if (!/^https?:\/\/[^\s/\\?#@]+\/?$/i.test(text) || !URL.canParse(text))
    throw new UsageError(words('notAnOrigin', text));
  const { origin, protocol, hostname } = new URL(text);
  const reach = reachOf(hostname);
  if (reach === undefined) throw new UsageError(words('notAnOrigin', text));
  if (protocol === 'http:' && reach === 'everyone') {
    throw new UsageError(words('unsafeAddress', text));
  }
  const warning = WARNINGS[reach];
  return warning === undefined ? { origin } : { origin, warning: words(warning, origin) };
}

/** The address of a venue's page; with a segment, of the page that has it as `{urlPath}`. */
export function pageAddress(
  origin: string,
  site: Pick<Site, 'basePath' | 'home'>,
  venue: string,
  segment?: string,
): string {
  return origin + (segment === undefined ? venueAddress(site, venue) : `${site.basePath}/${venue}/${segment}`);
}

type Reach = 'this computer' | 'network' | 'everyone';

const WARNINGS = { 'this computer': 'onlyThisComputer', network: 'onlyNetwork', everyone: undefined } as const;

/** From where a host is reachable; undefined if it is no host. */
function reachOf(hostname: string): Reach | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version > 0) {
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (THIS_COMPUTER.check(host, family)) return 'this computer';
    return PRIVATE.check(host, family) ? 'network' : 'everyone';
  }
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(host)) return undefined;
  if (/(^|\.)localhost$/.test(host)) return 'this computer';
  return /\./.test(host) && !/\.(local|internal|home\.arpa)$/.test(host) ? 'everyone' : 'network';
}
