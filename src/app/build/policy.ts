import { createHash } from 'node:crypto';

/**
 * The content security policy of a page: nothing but what the page itself holds and what comes from its own origin.
 * Inline scripts and style sheets are allowed by their hashes, pictures of other hosts by the hosts that the menu names.
 */
export function policyOf(html: string, imageHosts: readonly string[]): string {
  const images = ["'self'", 'data:', ...imageHosts];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf('script', html)}`,
    `style-src ${hashesOf('style', html)}`,
    `img-src ${images.join(' ')}`,
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The hashes of all inline elements of one kind, each once. */
function hashesOf(tag: 'script' | 'style', html: string): string {
  const contents = [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
  const hashes = contents.filter((text) => text !== '').map((text) => `'sha256-${sha256(text)}'`);
  return [...new Set(hashes)].join(' ');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
