import type { SignInSettings } from '../../protocol/calls.ts';
import type { Site, SitePage } from '../../protocol/site.ts';
import { PERMISSIONS } from '../../http/headers.ts';
import { pagePolicy } from '../../http/page-policy.ts';
import { WORKER } from '../../http/static-files.ts';

export type HostedPage = {
  /** Below the root of the host, without a slash before it. */
  readonly file: string;
  /** Its addresses, each without and with a slash at its end; a segment that begins with a colon stands for any one. */
  readonly addresses: readonly string[];
  readonly policy: string;
};

/** A built site as a host of files has to serve it: what the rules of every host are written from. */
export type HostedSite = {
  /** The base path, without a slash at its end. */
  readonly base: string;
  readonly pages: readonly HostedPage[];
  readonly notFound: HostedPage;
  /** The service worker, and the addresses of what is neither page nor in the folders of assets and pictures. */
  readonly worker: string;
  readonly files: readonly string[];
  /** Where nobody can sign in: documents that have to take the place of others. */
  readonly alone: readonly { readonly from: string; readonly to: string }[];
};

/** Headers of every answer. A host of files speaks https. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': PERMISSIONS,
};

/** How long files may be kept: those whose names change with their content, and pictures, which may be replaced under their names. */
export const KEPT: Readonly<Record<'assets' | 'img', string>> = {
  assets: 'public, max-age=31536000, immutable',
  img: 'public, max-age=86400',
};

/** Everything else is asked for anew. */
export const ASKED_ANEW = 'no-cache';

/** What a browser must be told of endings that not every host knows. */
export const TYPES: Readonly<Record<string, string>> = {
  jsonld: 'application/ld+json',
  webmanifest: 'application/manifest+json',
};

/** `signIn` is how people sign in; without it there are menus alone. */
export function hostedSite(site: Site, signIn: SignInSettings | undefined): HostedSite {
  const hosted = (page: SitePage): HostedPage => ({
    file: page.file,
    addresses: [...new Set(page.routes.flatMap((route) => addressesOf(site.base, route)))],
    policy: pagePolicy(page, signIn),
  });
  return {
    base: site.base,
    pages: site.pages.map(hosted),
    notFound: hosted(site.notFound),
    worker: `${site.base}/${WORKER}`,
    files: site.files,
    alone: signIn
      ? []
      : site.pages.flatMap(({ alone, file }) => (alone === undefined ? [] : [{ from: alone, to: file }])),
  };
}

const addressesOf = (base: string, route: string): string[] =>
  route === '' ? [`${base}/`] : [`${base}/${route}`, `${base}/${route}/`];

/** Whether an address stands for many. */
export const isPattern = (address: string): boolean => address.includes('/:');

/** An address as the source of a regular expression. */
export const expressionOf = (address: string): string =>
  `^${address.replaceAll('.', String.raw`\.`).replaceAll(/:[^/]+/g, '[^/]+')}$`;
