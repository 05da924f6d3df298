import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInOf } from '../auth/sign-in.ts';
import { readConfig } from '../config.ts';
import { pagePolicy } from '../http/page-policy.ts';
import type { Site } from '../protocol/site.ts';
import { readSite } from '../read-site.ts';
import { type Io, OperatorError } from './io.ts';

type Header = { readonly key: string; readonly value: string };
type Rule = { readonly source: string; readonly headers: readonly Header[] };
type Rewrite = { readonly source: string; readonly destination: string };
type Hosting = { readonly public: string; readonly rewrites: readonly object[]; readonly headers: readonly Rule[] };

/**
 * Writes `dist/firebase.json`: the project's `firebase.json`, the security policy of every built page, and a rewrite for each route whose
 * address is not the page's own folder.
 */
export async function hosting(io: Io): Promise<boolean> {
  const config = readConfig(io.environment);
  if (!config.firebase) throw new OperatorError('Set FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.');
  const folder = join(io.root, 'dist');
  const site = await readSite(folder);
  const given = JSON.parse(await readFile(join(io.root, 'firebase.json'), 'utf8')) as { hosting: Hosting };
  const settings = signInOf(config, io.clock)?.settings;
  const rewrites = [...given.hosting.rewrites, ...waysTo(site)];
  const headers = [...given.hosting.headers, ...policies(site, (page) => pagePolicy(page, settings))];
  await writeFile(
    join(folder, 'firebase.json'),
    `${JSON.stringify({ hosting: { ...given.hosting, public: '.', rewrites, headers } }, undefined, 2)}\n`,
  );
  // Hosting looks only here for the page of unknown addresses.
  await copyFile(join(folder, site.notFound.file), join(folder, '404.html'));
  io.out(
    'dist/firebase.json is written. To put the site online:\n' +
      `  npx firebase-tools deploy --only hosting --config dist/firebase.json --project ${config.firebase.projectId}\n`,
  );
  return true;
}

const waysTo = ({ base, pages }: Site): Rewrite[] =>
  pages.flatMap((page) => othersOf(base, page).map((source) => ({ source, destination: `/${page.file}` })));

/** A page's addresses other than its own folder, in Hosting's notation, where a star stands for one segment. */
const othersOf = (base: string, { path, routes }: Site['notFound']): string[] =>
  routes.filter((route) => route !== path).map((route) => `${base}/${route.replaceAll(/:[^/]+/g, '*')}`);

function policies({ base, pages, notFound }: Site, policyOf: (page: Site['notFound']) => string): Rule[] {
  const rule = (source: string, page: Site['notFound']): Rule => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: policyOf(page) }],
  });
  return [
    rule('/404.html', notFound),
    ...pages.flatMap((page) => {
      const own = page.path === '' ? base : `${base}/${page.path}`;
      return [own, `${own}/`, ...othersOf(base, page)].map((source) => rule(source, page));
    }),
  ];
}
