import type { SignInSettings } from '../../protocol/calls.ts';
import type { Site, SitePage } from '../../protocol/site.ts';
import { CLOSED_POLICY, PERMISSIONS } from '../../http/headers.ts';
import { pagePolicy } from '../../http/page-policy.ts';
import { placedFile } from '../../http/edition.ts';
import { KEPT as KEPT_FOR, WORKER, WORKER_POLICY } from '../../http/static-files.ts';

export type HostedPage = {
  /** Its path below the root of the host, without a leading slash. */
  readonly file: string;
  /** The file to serve instead: without sign-in, the variant without a stamp card; else the same. */
  readonly served: string;
  /** Its addresses, each without and with a slash at its end; a segment that begins with a colon matches any one. */
  readonly addresses: readonly string[];
  readonly policy: string;
};

/** The description of a built site from which the rules of every static host are generated. */
export type HostedSite = {
  /** The base path, without a slash at its end. */
  readonly base: string;
  readonly pages: readonly HostedPage[];
  readonly notFound: HostedPage;
  /** The service worker, and the addresses of other files outside of the folders of assets and pictures. */
  readonly worker: string;
  readonly files: readonly string[];
};

/** Headers of every answer. A static host uses https. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': PERMISSIONS,
};

/** The headers of the files in these folders. A drawing that is opened by its own address is a document, which may run nothing. */
export const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(KEPT_FOR).map(([folder, { maxAge, immutable }]) => [
    folder,
    {
      'Cache-Control': `public, max-age=${maxAge / 1000}${immutable ? ', immutable' : ''}`,
      'Content-Security-Policy': CLOSED_POLICY,
    },
  ]),
);

/** Content types of extensions that not every host knows. */
export const TYPES: Readonly<Record<string, string>> = {
  jsonld: 'application/ld+json',
  webmanifest: 'application/manifest+json',
};

/** Describes a built site. Without `signIn` there are only menus. */
export function hostedSite(site: Site, signIn: SignInSettings | undefined): HostedSite {
  const hosted = (page: SitePage): HostedPage => ({
    file: page.file,
    served: placedFile(page, signIn),
    addresses: [...new Set(page.routes.flatMap((route) => addressesOf(site.base, route)))],
    policy: pagePolicy(page, signIn),
  });
  return {
    base: site.base,
    pages: site.pages.map(hosted),
    notFound: hosted(site.notFound),
    worker: `${site.base}/${WORKER}`,
    files: site.files,
  };
}

const addressesOf = (base: string, route: string): string[] =>
  route === '' ? [`${base}/`] : [`${base}/${route}`, `${base}/${route}/`];

/** Whether an address is a pattern. */
export const isPattern = (address: string): boolean => address.includes('/:');

/** An address as the source of a regular expression. */
export const expressionOf = (address: string): string =>
  `^${address.replaceAll('.', String.raw`\.`).replaceAll(/:[^/]+/g, '[^/]+')}$`;

/** The path of the served file of each address: files of a venue before its tables, whose patterns are last, after `~`. The first match applies. */
export function waysOf({ pages, files, worker }: HostedSite): (readonly [address: string, file: string])[] {
  const rows = pages.flatMap(({ addresses, served }) => addresses.map((address) => [address, `/${served}`] as const));
  const patterns = rows.filter(([address]) => isPattern(address));
  return [
    ...rows.filter(([address]) => !isPattern(address)),
    ...[...files, worker].map((file) => [file, file] as const),
    ...patterns.map(([address, file]) => [`~${expressionOf(address)}`, file] as const),
  ];
}

/** An address with its headers, as Netlify and Cloudflare read them. */
export const headersOf = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Addresses that need a rule, on hosts that answer a folder's own address (with and without a slash) with its index. */
export const addressesElsewhere = ({ file, addresses }: HostedPage): string[] =>
  addresses.filter((address) => !address.endsWith('/') && `${address.slice(1)}/index.html` !== file);

/** The policies of files that are neither assets nor pictures, by the path of the served file. */
export const policiesOfFiles = ({ pages, worker }: HostedSite): (readonly [file: string, policy: string])[] => [
  ...pages.map(({ served, policy }) => [`/${served}`, policy] as const),
  [worker, WORKER_POLICY] as const,
];
