import { HAS_NEWS } from '../../http/edition.ts';
import { REVALIDATE, WORKER_POLICY } from '../../http/static-files.ts';
import { addressesElsewhere, EVERYWHERE, type HostedPage, type HostedSite, KEPT, TYPES } from './hosted-site.ts';

type Headers = Readonly<Record<string, string>>;

const rule = (source: string, headers: Headers): object => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** In Hosting's notation a star matches one segment. */
const sourceOf = (address: string): string => address.replaceAll(/:[^/]+/g, '*');

/** `firebase.json`, in the folder that it serves. With sign-in, API calls are routed to a Cloud Run service. */
export function firebaseFiles(site: HostedSite, hasServer: boolean): Readonly<Record<string, string>> {
  const { base, pages, notFound } = site;
  const policy = ({ addresses, policy: value }: HostedPage): object[] =>
    addresses.map((address) => rule(sourceOf(address), { 'Content-Security-Policy': value }));
  const hosting = {
    public: '.',
    ignore: ['firebase.json', 'pages.json', 'documents/**', '**/*.alone.html', '**/*.br', '**/*.gz'],
    redirects: base === '' ? [] : [{ source: '/', destination: `${base}/`, type: 302 }],
    rewrites: [
      ...(hasServer ? [{ source: `${base}/api/**`, run: { serviceId: 'carta', region: 'europe-southwest1' } }] : []),
      ...pages.flatMap((page) =>
        addressesElsewhere(page).map((address) => ({ source: sourceOf(address), destination: `/${page.file}` })),
      ),
    ],
    headers: [
      rule('**', { 'Cache-Control': REVALIDATE, ...EVERYWHERE, ...(hasServer && HAS_NEWS) }),
      ...Object.entries(KEPT).map(([folder, kept]) => rule(`${base}/${folder}/**`, kept)),
      ...Object.entries(TYPES).map(([ending, type]) => rule(`**/*.${ending}`, { 'Content-Type': type })),
      rule(site.worker, { 'Content-Security-Policy': WORKER_POLICY }),
      rule('/404.html', { 'Content-Security-Policy': notFound.policy }),
      ...pages.flatMap(policy),
    ],
  };
  return { 'firebase.json': `${JSON.stringify({ hosting }, undefined, 2)}\n` };
}
