import type { Language } from '../i18n/language.ts';
import { BASE_PATH } from '../ui/base-path.ts';

/** The demo venue is served at two paths; this one is the one to share. */
const SAME_AS: Readonly<Record<string, string>> = { test: '' };

/** The one address, on its host, of all that show the same page. `path` is a page's, below the base path. */
export const pageAddress = (path: string): string => `${BASE_PATH}/${SAME_AS[path] ?? path}`;

/** The address of a file that belongs to a page. */
export const fileAddress = (path: string, file: string): string => `${pageAddress(path).replace(/\/$/, '')}/${file}`;

export const manifestAddress = (path: string): string => fileAddress(path, 'manifest.webmanifest');

/** The whole menu of a venue's page as structured data, in one language. */
export const graphAddress = (path: string, language: Language): string => fileAddress(path, `menu.${language}.jsonld`);

export const SITEMAP_ADDRESS = `${BASE_PATH}/sitemap.xml`;

/** Crawlers look for it at the root of the host and nowhere else. */
export const ROBOTS_ADDRESS = '/robots.txt';
