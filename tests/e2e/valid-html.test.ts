import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readSite } from '../../server/read-site.ts';
import { hasJava } from '../support/install-java.ts';
import { type Finding, validateHtml } from '../support/validate-html.ts';

/** `npm test` says loudly when there is no Java. */
describe.skipIf(!hasJava())('every prerendered page', () => {
  let files: string[];
  let found: Finding[];
  beforeAll(async () => {
    const folder = inject('siteFolder');
    const { pages, notFound } = await readSite(folder);
    files = [...pages, notFound].map(({ file }) => file);
    found = validateHtml(folder, files);
  });

  it('is among those that the validator reads', () => {
    expect(files).toContain('cartasqr/parrilla/index.html');
    expect(files.length).toBeGreaterThan(9);
  });

  it.each(['error', 'warning'] as const)('is HTML in which the W3C’s validator sees no %s', (kind) => {
    expect(found.filter((finding) => finding.kind === kind)).toEqual([]);
  });
});
