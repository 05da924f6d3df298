import { CLOSED_POLICY } from '../../http/headers.ts';
import { REVALIDATE } from '../../http/static-files.ts';
import { EVERYWHERE, type HostedSite, KEPT, policiesOfFiles, TYPES, waysOf } from './hosted-site.ts';

const SERVED = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t}';

/** `Caddyfile`. Caddy gets the certificate itself. CARTA_HOST is the host; CARTA_FILES overrides the folder `dist`. */
export function caddyFiles(site: HostedSite): Readonly<Record<string, string>> {
  const { base, notFound } = site;
  const redirects = base === '' ? '' : `\t@above path / ${base}\n\tredir @above ${base}/?{query} 302\n\n`;
  const folders = Object.entries(KEPT).map(
    ([folder, kept]) => `\thandle ${base}/${folder}/* {
${Object.entries(kept)
  .map(([name, value]) => `\t\theader ${name} "${value}"\n`)
  .join('')}\t\t${SERVED}
\t}
`,
  );
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `	@${ending} path *.${ending}
	header @${ending} Content-Type ${type}
`,
  );
  return {
    Caddyfile: `{$CARTA_HOST:localhost} {
\troot * {$CARTA_FILES:.}
\theader {
${Object.entries(EVERYWHERE)
  .map(([name, value]) => `\t\t${name} "${value}"\n`)
  .join('')}\t\tVary Accept-Encoding
\t}
${types.join('')}
${redirects}${folders.join('')}
\tmap {path} {carta_file} {
${waysOf(site)
  .map(([address, file]) => `\t\t${address} ${file}\n`)
  .join('')}\t\tdefault ""
\t}
\tmap {carta_file} {carta_policy} {
${policiesOfFiles(site)
  .map(([file, policy]) => `\t\t${file} "${policy}"\n`)
  .join('')}\t\tdefault "${CLOSED_POLICY}"
\t}
\t@known expression \`{carta_file} != ""\`
\thandle @known {
\t\theader Cache-Control ${REVALIDATE}
\t\theader Content-Security-Policy {carta_policy}
\t\trewrite * {carta_file}
\t\t${SERVED}
\t}
\thandle {
\t\terror 404
\t}
\thandle_errors {
\t\trequest_header -If-*
\t\trequest_header -Range
\t\theader Cache-Control ${REVALIDATE}
\t\theader Content-Security-Policy "${notFound.policy}"
\t\trewrite * /${notFound.file}
\t\t${SERVED}
\t}
}
`,
  };
}
