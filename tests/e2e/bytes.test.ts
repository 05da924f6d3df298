import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { inspect } from '../../codegen/commands/inspect.ts';
import type { ResolvedVenue } from '../../codegen/resolve/venue.ts';
import { limitPage } from '../bench/page/limit/limit-page.ts';
import { scriptsOf, withLoyalty } from '../bench/page/load/scripts-until-idle.ts';
import { IMAGES } from '../bench/page/measured-pages.ts';
import { brotli } from '../bench/page/serve/load-folder.ts';
import { goToTheEnd } from '../support/open-page.ts';
import { openPhone } from '../support/open-phone.ts';

const site = inject('site');

/** What an anonymous diner's page may load of scripts until it is idle, in bytes, compressed. */
const SCRIPTS = 10_000;

/** The part of a file's name that changes with its content. */
const HASH = /(?<=\/assets\/[\w-]+-)[\w-]{8}(?=[.'"])/g;

/** The size of a document, compressed, in bytes. How well the names of its files compress is chance: it has others, always the same. */
function sizeOf(html: string): number {
  const names = [...new Set(html.match(HASH))];
  const nameOf = (index: number): string => createHash('sha256').update(`${index}`).digest('base64url').slice(0, 8);
  return brotli(Buffer.from(html.replaceAll(HASH, (name) => nameOf(names.indexOf(name))))).length;
}

/** A menu as `carta inspect` prints it, from which limit pages are made. */
async function inspectMenu(file: string): Promise<ResolvedVenue> {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const io = { cwd: process.cwd(), out: print, err: print, interrupted: async () => {} };
  await inspect(file, { format: 'json', strict: true }, io);
  return JSON.parse(printed.join('')) as ResolvedVenue;
}

/**
 * How much larger than the hand-written limit page of the same menu a document may be, both compressed; a little more than it is (1.96
 * and 2.18). The demo has one of everything. `docs/benchmarks.md` has the goal of the shipped venues, which are longer.
 */
const DOCUMENTS = [
  ['/parrilla', 'tests/site/parrilla.yaml', 2.0],
  ['/', 'tests/site/index.yaml', 2.22],
] as const;

describe.each(DOCUMENTS)('%s', (path, menu, times) => {
  it('has a document that is hardly larger than a hand-written one', async () => {
    const limit = brotli(Buffer.from(limitPage(await inspectMenu(menu), IMAGES).html)).length;
    const html = await (await fetch(site + path)).text();
    expect(html.match(HASH)?.length).toBeGreaterThan(1);
    expect(sizeOf(html) / limit).toBeLessThanOrEqual(times);
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
