import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { scriptsOf, withLoyalty } from '../bench/page/load/scripts-until-idle.ts';
import { brotli } from '../bench/page/serve/load-folder.ts';
import { goToTheEnd } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

/**
 * What an anonymous diner's page may load of scripts until it is idle, in bytes, compressed: 10,000 with its headers, of which the page-load
 * harness counts some 350.
 */
const SCRIPTS = 9_650;

/** The part of a file's name that changes with its content. */
const HASH = /(?<=\/assets\/[\w-]+-)[\w-]{8}(?=[.'"])/g;

/** The size of a document, compressed, in bytes. How well the names of its files compress is chance: it has others, always the same. */
function sizeOf(html: string): number {
  const names = [...new Set(html.match(HASH))];
  const nameOf = (index: number): string => createHash('sha256').update(`${index}`).digest('base64url').slice(0, 8);
  return brotli(Buffer.from(html.replaceAll(HASH, (name) => nameOf(names.indexOf(name))))).length;
}

/** What a server may send before a phone has answered once, in bytes, compressed: the page's first words, its style and its start. */
const DOCUMENT = 14_000;

/** What the fonts of a page may weigh, in bytes; they are compressed in themselves. */
const FONTS = 48_000;

describe.each(['/parrilla', '/'])('%s', (path) => {
  it('has two fonts, cut to its words', async () => {
    const html = await (await fetch(site + path)).text();
    const fonts = [...new Set(html.match(/[^"(]+\/(?:text|title)-[\w-]+\.woff2/g))];
    expect(fonts).toHaveLength(2);
    const sizes = await Promise.all(
      fonts.map(async (font) => (await (await fetch(new URL(font, site))).arrayBuffer()).byteLength),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONTS);
  });

  it('has a document that comes in one go', async () => {
    const html = await (await fetch(site + path)).text();
    expect(html.match(HASH)?.length).toBeGreaterThan(1);
    expect(sizeOf(html)).toBeLessThanOrEqual(DOCUMENT);
  });

  it('loads little script until it is idle, and none that only loyalty needs', async () => {
    const page = await openPhone();
    const scripts = scriptsOf(page);
    await goToTheEnd(page, site + path);
    const loaded = await scripts();
    const sizes = loaded.map(({ name, bytes }) => [name, bytes] as const);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(([, bytes]) => bytes === 0)).toEqual([]);
    expect(withLoyalty(loaded)).toEqual([]);
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect({ total, sizes }).toSatisfy(() => total <= SCRIPTS);
  });
});

it('has no island that needs a file which the page does not ask for beside it', async () => {
  const html = await (await fetch(`${site}/parrilla`)).text();
  const textOf = async (name: string, within: string): Promise<string> => {
    const [address = ''] = new RegExp(`[^"'\`( ]*${name}-[\\w-]{8}\\.js`).exec(within) ?? [];
    return (await fetch(new URL(address, `${site}/assets/`))).text();
  };
  const script = await textOf('page', html);
  const island = await textOf('finder-island', await textOf('open-finder', script));
  const needed = [...island.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name);
  const [, shared = ''] = /data-shared="([^"]+)"/.exec(html) ?? [];
  const asked = [...shared.split(' '), /data-script="([^"]+)"/.exec(html)?.[1] ?? ''];
  // And its words, in the language of the house.
  const tables = `${await textOf('react', shared)}${await textOf('terms', shared)}`;
  const words = [...tables.matchAll(/\bes:[^"'`]*["'`]\.\/([\w-]+\.js)/g)].map(([, name = '']) => name);
  expect(words).toHaveLength(2);
  expect(new Set(asked.map((address) => address.split('/').at(-1)))).toEqual(new Set([...needed, ...words]));
});
