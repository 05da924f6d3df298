import { CLOSED_POLICY } from '../../http/headers.ts';
import { REVALIDATE } from '../../http/static-files.ts';
import { EVERYWHERE, type HostedSite, KEPT, policiesOfFiles, TYPES, waysOf } from './hosted-site.ts';

/** In nginx, headers of a block replace those of the enclosing blocks, so each block lists all. */
const headers = (more: Readonly<Record<string, string>>): string =>
  Object.entries({ ...EVERYWHERE, ...more })
    .map(([name, value]) => `    add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;\n`)
    .join('');

const rowsOf = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([key, value]) => `  "${key}" "${value}";\n`).join('');

/** `nginx.conf`, to be included in `http`. Persistent settings, such as a certificate, are included from a folder of nginx. */
export function nginxFiles(
  site: HostedSite,
  { folder, domain }: { readonly folder: string; readonly domain: string },
): Readonly<Record<string, string>> {
  const { base, notFound } = site;
  const folders = Object.entries(KEPT).map(
    ([name, kept]) => `  location ${base}/${name}/ {
${headers(kept)}    try_files $uri =404;
  }
`,
  );
  const redirects = (base === '' ? [] : ['/', base]).map(
    (address) => `  location = ${address} {\n    return 302 ${base}/$is_args$args;\n  }\n`,
  );
  return {
    'nginx.conf': `map_hash_bucket_size 256;
map_hash_max_size 16384;

map $uri $carta_file {
  default "";
${rowsOf(waysOf(site))}}
map $carta_file $carta_policy {
  default "${CLOSED_POLICY}";
${rowsOf(policiesOfFiles(site))}}

server {
  listen 80;
  server_name ${domain};
  # The certificate: these rules are written anew with each build.
  include /etc/nginx/carta.d/*.conf;
  root ${folder};
  include mime.types;
  types {
${Object.entries(TYPES)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join('')}  }
  gzip on;
  gzip_vary on;
  gzip_types text/css application/javascript application/json image/svg+xml application/ld+json application/manifest+json;
  absolute_redirect off;
  error_page 404 /${notFound.file};
${headers({ 'Content-Security-Policy': CLOSED_POLICY })}
${redirects.join('')}${folders.join('')}  location = /${notFound.file} {
    internal;
${headers({ 'Cache-Control': REVALIDATE, 'Content-Security-Policy': notFound.policy })}  }
  location / {
    # Only what the site has: neither its lists nor what lies beside it.
    if ($carta_file = "") {
      return 404;
    }
${headers({ 'Cache-Control': REVALIDATE, 'Content-Security-Policy': '$carta_policy' })}    try_files $carta_file =404;
  }
}
`,
  };
}
