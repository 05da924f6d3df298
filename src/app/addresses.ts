import { BASE_PATH, type Language } from '../terms/house.ts';

/** The path of the profile below the base path. */
export const PROFILE = 'profile';

/** The path of the staff's page: the scanner, and the views of owners. */
export const STAFF = 'staff';

/** The path of the not-found page, which is shown at every address without a page. */
export const NOT_FOUND = '404';

/** The demo venue is served at two paths; its canonical path is the value here. */
const SAME_AS: Readonly<Record<string, string>> = { test: '' };

/** The canonical address of a page on its host. `path` is the page's, below the base path. */
export const pageAddress = (path: string): string => `${BASE_PATH}/${SAME_AS[path] ?? path}`;

/** The address of a file that belongs to a page. */
const fileAddress = (path: string, file: string): string => `${pageAddress(path).replace(/\/$/, '')}/${file}`;

export const manifestAddress = (path: string): string => fileAddress(path, 'manifest.webmanifest');

/** The address of a venue's whole menu as structured data, in one language. */
export const graphAddress = (path: string, language: Language): string => fileAddress(path, `menu.${language}.jsonld`);

export const SITEMAP_ADDRESS = `${BASE_PATH}/sitemap.xml`;

/** Crawlers look for robots.txt at the root of the host and nowhere else. */
export const ROBOTS_ADDRESS = '/robots.txt';
