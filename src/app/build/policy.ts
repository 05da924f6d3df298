import { hash } from 'node:crypto';

/**
 * What a container of Google's tag manager with Google Analytics needs, as Google documents it
 * (developers.google.com/tag-platform/security/guides/csp). Nothing of it is loaded before the visitor agrees. The policy allows no inline script and
 * no `unsafe-eval`, so it blocks a container's custom HTML and custom JavaScript.
 */
const TAG_MANAGER = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.google.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

const NOTHING: Readonly<Record<keyof typeof TAG_MANAGER, readonly string[]>> = { script: [], img: [], connect: [] };

/** The permissions of a page in addition to showing its own content. */
export type PageRights = {
  /** The page may report views to a tag manager, after consent. */
  readonly hasTagManager?: boolean;
  /** The page may read codes with WebAssembly, which browsers treat like `eval`. */
  readonly readsCodes?: boolean;
};

/**
 * The content security policy of a page: only the page's own contents and files from its own origin. Inline scripts and style sheets are allowed by
 * their hashes, pictures of other hosts by the hosts that the menu names, a tag manager where the site has one.
 */
export function policyOf(
  html: string,
  foreignPictures: readonly string[],
  { hasTagManager = false, readsCodes = false }: PageRights = {},
): string {
  const hosts = [...new Set(foreignPictures.map((address) => new URL(address).origin))];
  const google = hasTagManager ? TAG_MANAGER : NOTHING;
  const wasm = readsCodes ? ["'wasm-unsafe-eval'"] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...wasm, ...hashesOf('script', html), ...google.script].join(' '),
    ["style-src 'self'", ...hashesOf('style', html)].join(' '),
    ['img-src', "'self'", 'data:', ...hosts, ...google.img].join(' '),
    "font-src 'self'",
    ['media-src', "'self'", ...hosts].join(' '),
    ["connect-src 'self'", ...google.connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The hashes of all inline elements of one kind, each once. Data blocks are no scripts and need no permission. */
function hashesOf(tag: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(
    new RegExp(`<${tag}(?! type="application/ld\\+json")(?:\\s[^>]*)?>([^]*?)</${tag}>`, 'g'),
  );
  const contents = [...elements].map(([, text = '']) => text).filter((text) => text !== '');
  return [...new Set(contents.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}
