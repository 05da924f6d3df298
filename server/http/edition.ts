import type { SignInSettings } from '../protocol/calls.ts';
import type { Site, SitePage } from '../protocol/site.ts';
import { pagePolicy } from './page-policy.ts';

/** A file that the server sends for an address. */
export type SentFile = {
  /** Below the site's folder. */
  readonly file: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The pattern of the address, for the log and the metrics. */
  readonly route: string;
};

/** One build of the site, as the server sends it. */
export type Edition = ReturnType<typeof editionOf>;

/** Header that tells a page that the server has tonight's news (T10). It is the only header of a document that scripts can read. */
export const HAS_NEWS = { 'server-timing': 'api' };

/** Limit of a segment's length, in characters. */
const LONGEST_SEGMENT = 1_000;

/** The file of a page at its own address; without sign-in, the variant without a stamp card. */
export const placedFile = ({ file, alone }: SitePage, signIn: SignInSettings | undefined): string =>
  (signIn ? undefined : alone) ?? file;

/** The files of a built site by address. Without `signIn` there are only menus: no stamp cards, no news of tonight. */
export function editionOf({ base, pages, notFound, files }: Site, signIn: SignInSettings | undefined) {
  const sentPage = (page: SitePage, route: string): SentFile => ({
    file: (signIn ? undefined : page.servedAlone) ?? page.served,
    status: page.status,
    headers: { 'content-security-policy': pagePolicy(page, signIn), ...(signIn && HAS_NEWS) },
    route,
  });
  const named = new Map<string, SentFile>();
  const patterns = new Map<string, { readonly segments: readonly string[]; readonly sent: SentFile }[]>();
  for (const page of pages) {
    for (const route of page.routes) {
      const segments = route.split('/');
      const sent = sentPage(page, `${base}/${route}`);
      if (!route.includes(':')) named.set(keyOf(segments), sent);
      else {
        const [first = ''] = segments;
        patterns.set(first, [...(patterns.get(first) ?? []), { segments, sent }]);
      }
    }
  }
  const beside = new Map(
    files.map((address) => [address, { file: address.slice(1), status: 200, headers: {}, route: address }]),
  );
  return {
    /** The file for a path of the host, as it is in a request; undefined if there is none. */
    at(path: string): SentFile | undefined {
      const decoded = path.split('/').map(decodeURIComponent);
      if (decoded.some((segment) => segment.length > LONGEST_SEGMENT)) return undefined;
      const file = beside.get(decoded.join('/'));
      if (file) return file;
      if (!path.startsWith(`${base}/`)) return undefined;
      const given = decoded.slice(base.split('/').length);
      if (given.length > 1 && given.at(-1) === '') given.pop();
      const fits = (segments: readonly string[]): boolean =>
        segments.length === given.length &&
        segments.every((segment, index) => segment.startsWith(':') || segment === given[index]);
      const [first = ''] = given;
      return named.get(keyOf(given)) ?? patterns.get(first)?.find(({ segments }) => fits(segments))?.sent;
    },
    notFound: sentPage(notFound, 'unknown'),
  };
}

/** Segments joined to one key, encoded so that slashes occur only between them. */
const keyOf = (segments: readonly string[]): string => segments.map(encodeURIComponent).join('/');
