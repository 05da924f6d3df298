import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInOf } from '../../auth/sign-in.ts';
import { readConfig } from '../../config.ts';
import { readSiteConfig } from '../../site-config.ts';
import { readSite } from '../../read-site.ts';
import type { Io } from '../io.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { firebaseFiles } from './firebase.ts';
import type { HostName } from '../cli.ts';
import { type HostedPage, hostedSite, type HostedSite } from './hosted-site.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';

type Host = {
  readonly name: string;
  /** Generates rule files for the served folder; `hasServer`: there is a server for signing in; `domain`: the site's host name. */
  readonly files: (
    site: HostedSite,
    given: { readonly folder: string; readonly hasServer: boolean; readonly domain: string },
  ) => Readonly<Record<string, string>>;
  /** Whether the host always answers a folder's address with its index. */
  readonly servesFolders: boolean;
  /** Instructions for publishing the site with them. */
  readonly next: (known: { readonly folder: string; readonly domain: string; readonly project: string }) => string;
};

const HOSTS: Readonly<Record<HostName, Host>> = {
  netlify: {
    name: 'Netlify',
    files: netlifyFiles,
    servesFolders: true,
    next: () => 'npx netlify-cli deploy --prod --dir dist',
  },
  cloudflare: {
    name: 'Cloudflare Pages',
    files: cloudflareFiles,
    servesFolders: true,
    next: () => 'npx wrangler pages deploy dist',
  },
  caddy: {
    name: 'Caddy',
    files: caddyFiles,
    servesFolders: false,
    next: ({ domain }) => `cd dist && CARTA_HOST=${domain} caddy run`,
  },
  nginx: {
    name: 'nginx',
    files: nginxFiles,
    servesFolders: false,
    next: ({ folder }) =>
      `include ${folder}/nginx.conf; in the block http of nginx.conf\n` +
      '  listen 443 ssl; and its certificate, which certbot certonly --nginx makes, in a file of /etc/nginx/carta.d',
  },
  firebase: {
    name: 'Firebase Hosting',
    files: (site, { hasServer }) => firebaseFiles(site, hasServer),
    servesFolders: true,
    next: ({ project }) => `npx firebase-tools deploy --only hosting --config dist/firebase.json --project ${project}`,
  },
};

/** Writes a host's addresses, headers and policies into `dist`, for menus only; Firebase Hosting can route API calls to a server. */
export async function writeHosting(name: HostName, { environment, root, clock, out }: Io): Promise<void> {
  const folder = join(root, 'dist');
  const host = HOSTS[name];
  const { publicUrl } = readSiteConfig(environment);
  const domain = new URL(publicUrl ?? 'https://cartas.example').hostname;
  const signIn = name === 'firebase' ? signInOf(readConfig(environment), clock)?.settings : undefined;
  const site = hostedSite(await readSite(folder), signIn);
  const files = host.files(site, { folder, hasServer: signIn !== undefined, domain });
  const replaced = site.pages.filter(({ served, file }) => served !== file);
  if (host.servesFolders) await takePlaces(folder, replaced, site.notFound);
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  const written = Object.keys(files).map((file) => `dist/${file}`);
  out(
    `${written.join(', ')}: written for ${host.name}. To put the site online:\n` +
      `  ${host.next({ folder, domain, project: signIn?.projectId ?? '<project>' })}\n` +
      (host.servesFolders ? 'dist is for this host now: build again for a server that serves it itself.\n' : ''),
  );
}

/** Moves the documents without sign-in to the places where the host looks for pages, and the not-found page to its place. */
async function takePlaces(folder: string, replaced: readonly HostedPage[], notFound: HostedPage): Promise<void> {
  for (const { served, file } of replaced) {
    // Removed first, since the file may be a hard link to the build's cache.
    await rm(join(folder, file));
    await copyFile(join(folder, served), join(folder, file));
    // The compressed copies belong to the other document; these hosts compress themselves.
    for (const ending of ['br', 'gz']) await rm(join(folder, `${file}.${ending}`), { force: true });
  }
  // These files are only for a server.
  await rm(join(folder, 'documents'), { recursive: true, force: true });
  const document = await readFile(join(folder, notFound.file), 'utf8');
  // Header rules match addresses, and this page has none, so its policy is in a `<meta>`, which does not support `frame-ancestors`.
  const policy = notFound.policy.replace(/; frame-ancestors [^;]+/, '');
  const saying = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = join(folder, '404.html');
  // At the root of the host it is the build's own file, which may be linked to the cache.
  await rm(place, { force: true });
  await writeFile(place, document.includes(saying) ? document : document.replace('<head>', `<head>${saying}`));
}
