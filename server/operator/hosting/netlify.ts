import { WORKER_POLICY } from '../../http/static-files.ts';
import { addressesElsewhere, EVERYWHERE, type HostedSite, isPattern, KEPT, TYPES } from './hosted-site.ts';

type Headers = Readonly<Record<string, string>>;

const block = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** `_redirects` and `_headers`. No header is said by two rules for one address: Netlify would send both. It finds `404.html` itself. */
export function netlifyFiles({ base, pages, worker, files }: HostedSite): Readonly<Record<string, string>> {
  const redirects = [
    ...(base === '' ? [] : [`/ ${base}/ 302`]),
    ...pages.flatMap((page) => addressesElsewhere(page).map((address) => `${address} /${page.file} 200`)),
    // What is no page of the site.
    '/pages.json /404.html 404!',
  ];
  const headers = [
    block('/*', EVERYWHERE),
    ...Object.entries(KEPT).map(([folder, value]) => block(`${base}/${folder}/*`, { 'Cache-Control': value })),
    block(worker, { 'Content-Security-Policy': WORKER_POLICY }),
    ...files.flatMap((file) => {
      const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
      return type === undefined ? [] : [block(file, { 'Content-Type': type })];
    }),
    ...pages.flatMap(({ addresses, policy, file }) =>
      // Of an address that is answered with another's file the local server of Netlify looks at the file.
      [...addresses, ...(addresses.some(isPattern) ? [] : [`/${file}`])]
        // A file of the venue's has the policy of the venue's tables, too: it runs nothing.
        .toSorted((one, other) => Number(isPattern(one)) - Number(isPattern(other)))
        .map((address) => block(address, { 'Content-Security-Policy': policy })),
    ),
  ];
  return { _redirects: `${redirects.join('\n')}\n`, _headers: headers.join('\n') };
}
