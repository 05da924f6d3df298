import { createHash } from 'node:crypto';

/**
 * The content security policy of a page: nothing but what the page itself holds and what comes from its own origin.
 * Inline scripts and style sheets are allowed by their hashes, pictures of other hosts by the hosts that the menu names.
 */
export function policyOf(html: string, foreignPictures: readonly string[]): string {
  const hosts = [...new Set(foreignPictures.map((address) => new URL(address).origin))];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf('script', html)}`,
    `style-src ${hashesOf('style', html)}`,
    ['img-src', "'self'", 'data:', ...hosts].join(' '),
    ['media-src', "'self'", ...hosts].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The hashes of all inline elements of one kind, each once. */
function hashesOf(tag: 'script' | 'style', html: string): string {
  const elements = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^]*?)</${tag}>`, 'g'));
  const contents = [...elements].map(([, text = '']) => text).filter((text) => text !== '');
  return [...new Set(contents.map((text) => `'sha256-${sha256(text)}'`))].join(' ');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
