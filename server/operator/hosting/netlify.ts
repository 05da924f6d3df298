import { WORKER_POLICY } from '../../http/static-files.ts';
import { addressesElsewhere, EVERYWHERE, headersOf, type HostedSite, isPattern, KEPT, TYPES } from './hosted-site.ts';

/** `_redirects` and `_headers`. No two rules set the same header for one address, because Netlify would send both. It finds `404.html` itself. */
export function netlifyFiles({ base, pages, worker, files }: HostedSite): Readonly<Record<string, string>> {
  const redirects = [
    ...(base === '' ? [] : [`/ ${base}/ 302`]),
    ...pages.flatMap((page) => addressesElsewhere(page).map((address) => `${address} /${page.file} 200`)),
    // The file is not part of the public site.
    '/pages.json /404.html 404!',
  ];
  const headers = [
    headersOf('/*', EVERYWHERE),
    ...Object.entries(KEPT).map(([folder, kept]) => headersOf(`${base}/${folder}/*`, kept)),
    headersOf(worker, { 'Content-Security-Policy': WORKER_POLICY }),
    ...files.flatMap((file) => {
      const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
      return type === undefined ? [] : [headersOf(file, { 'Content-Type': type })];
    }),
    ...pages.flatMap(({ addresses, policy, file }) =>
      // For rewritten addresses, Netlify's local server applies the rules of the file.
      [...addresses, ...(addresses.some(isPattern) ? [] : [`/${file}`])]
        // A venue's other files also match the policy of its tables, which is harmless: they run nothing.
        .toSorted((one, other) => Number(isPattern(one)) - Number(isPattern(other)))
        .map((address) => headersOf(address, { 'Content-Security-Policy': policy })),
    ),
  ];
  return { _redirects: `${redirects.join('\n')}\n`, _headers: headers.join('\n') };
}
