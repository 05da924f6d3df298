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
  /** Both once more, under names that tell their contents: with them a server that has an old table never sends a new file, nor the other way round. */
  served: z.string(),
  servedAlone: z.string().optional(),
  /** The routes that it is served at, below the base path: `chicago`, `chicago/:urlPath`; see `is-at.ts`. */
  routes: z.array(z.string()),
  /** The HTTP status it is served with. */
  status: z.int(),
  /** Its content security policy, without what only a header can say. */
  policy: z.string(),
  /** What it needs of signing in: nothing, to know who is signed in, or to be the page where people sign in. */
  signIn: z.enum(['none', 'session', 'page']),
});

/** What the build tells the server, in `dist/pages.json`: the whole contract. Other files lie in `assets` and `img` below the base path. */
export const siteSchema = z.strictObject({
  /** The path that all routes live under, without a slash at its end: empty for `/`. */
  base: z.union([z.literal(''), z.string().startsWith('/')]),
  pages: z.array(pageSchema),
  notFound: pageSchema,
  /** What is no page and lies outside of `assets` and `img`: addresses on the host, as the files lie below the site's folder. */
  files: z.array(z.string().startsWith('/')),
  /** What each venue's menu has that tonight's news can name (T6). */
  menus: z.array(barDishesSchema),
});

export type SitePage = z.infer<typeof pageSchema>;
export type Site = z.infer<typeof siteSchema>;
