import { z } from 'zod';
import { barDishesSchema } from './tonight.ts';

/** One prerendered page. */
const pageSchema = z.strictObject({
  /** Below the base path, without slashes at its ends; empty for the demo venue. */
  path: z.string(),
  /** The HTML file, below the site's folder. */
  file: z.string(),
  /** The file in its place where nobody can sign in: the page without the stamp card. Absent: it has none. */
  alone: z.string().optional(),
  /** Copies of both under names with a hash, so that a server with an old table never sends a new file, or the reverse. */
  served: z.string(),
  servedAlone: z.string().optional(),
  /** The routes that it is served at, below the base path: `chicago`, `chicago/:urlPath`; see `is-at.ts`. */
  routes: z.array(z.string()),
  /** The HTTP status it is served with. */
  status: z.int(),
  /** Its content security policy, without directives that only a header can set. */
  policy: z.string(),
  /** Its need for signing in: none, a session, or signing in on the page itself. */
  signIn: z.enum(['none', 'session', 'page']),
});

/** The build's description of the site for the server, in `dist/pages.json`. Other files are in `assets` and `img` below the base path. */
export const siteSchema = z.strictObject({
  /** The path that all routes live under, without a slash at its end: empty for `/`. */
  base: z.union([z.literal(''), z.string().startsWith('/')]),
  pages: z.array(pageSchema),
  notFound: pageSchema,
  /** Addresses of files that are no pages and outside of `assets` and `img`; the same paths below the site's folder. */
  files: z.array(z.string().startsWith('/')),
  /** The dishes of each venue's menu that tonight's news can name (T6). */
  menus: z.array(barDishesSchema),
});

export type SitePage = z.infer<typeof pageSchema>;
export type Site = z.infer<typeof siteSchema>;
