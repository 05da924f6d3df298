import { CLOSED_POLICY } from '../../http/headers.ts';
import { REVALIDATE, WORKER_POLICY } from '../../http/static-files.ts';
import { EVERYWHERE, expressionOf, headersOf, type HostedSite, isPattern, KEPT, TYPES } from './hosted-site.ts';

/** The table of files for Cloudflare's worker: exact addresses before patterns. */
function tableOf({ base, pages, notFound, worker, files }: HostedSite) {
  const exact: Record<string, { file: string; policy: string }> = {};
  const patterns: [string, { file: string; policy: string }][] = [];
  for (const { file, addresses, policy } of pages) {
    for (const address of addresses) {
      if (isPattern(address)) patterns.push([expressionOf(address), { file, policy }]);
      else exact[address] = { file, policy };
    }
  }
  for (const file of files) exact[file] = { file: file.slice(1), policy: CLOSED_POLICY };
  exact[worker] = { file: worker.slice(1), policy: WORKER_POLICY };
  return { base, exact, patterns, notFound: notFound.policy };
}

/** Cloudflare Pages: `_worker.js` answers pages, as `_headers` is limited to a hundred rules; assets and pictures bypass it (`_routes.json`). */
export function cloudflareFiles(site: HostedSite): Readonly<Record<string, string>> {
  const { base } = site;
  const folders = Object.entries(KEPT);
  const headers = folders.map(([folder, kept]) => headersOf(`${base}/${folder}/*`, { ...EVERYWHERE, ...kept }));
  const routes = { version: 1, include: ['/*'], exclude: folders.map(([folder]) => `${base}/${folder}/*`) };
  return {
    _headers: headers.join('\n'),
    '_routes.json': `${JSON.stringify(routes, undefined, 2)}\n`,
    '_worker.js': `const SITE = ${JSON.stringify(tableOf(site))};
const HEADERS = ${JSON.stringify({ ...EVERYWHERE, 'Cache-Control': REVALIDATE })};
const TYPES = ${JSON.stringify(TYPES)};

const find = (path) => {
  if (Object.hasOwn(SITE.exact, path)) return SITE.exact[path];
  for (const [expression, found] of SITE.patterns) if (new RegExp(expression).test(path)) return found;
};

/** Pages' own files: it answers a folder's address with the index of the folder, and sends whoever names the index away. */
const fileOf = (env, request, file, asked) =>
  env.ASSETS.fetch(new Request(new URL('/' + file.replace(/index\\.html$/, '').replace(/\\.html$/, ''), request.url), asked));

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (SITE.base !== '' && (url.pathname === '/' || url.pathname === SITE.base)) {
      return new Response(null, { status: 302, headers: { ...HEADERS, location: SITE.base + '/' + url.search } });
    }
    const found = find(url.pathname);
    // What is not found is answered in full, whatever a browser has of it.
    const answer = await (found ? fileOf(env, request, found.file, request) : fileOf(env, request, '404.html'));
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    headers.set('Content-Security-Policy', found ? found.policy : SITE.notFound);
    const type = found && TYPES[found.file.slice(found.file.lastIndexOf('.') + 1)];
    if (type) headers.set('Content-Type', type);
    return new Response(answer.body, { status: found ? answer.status : 404, headers });
  },
};
`,
  };
}
