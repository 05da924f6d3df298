import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, inject, it } from 'vitest';
import { readSite } from '../../server/read-site.ts';
import { findProgram } from '../support/programs.ts';
import { validateHtml } from '../support/validate-html.ts';

const FAULTY =
  '<!doctype html><html lang="en"><title>t</title><h1>t</h1><h2></h2><p id="one">x</p><hr id="one"></html>';

/** `npm test` says loudly when there is no Java. */
it.skipIf(findProgram('java') === undefined)(
  'the W3C’s validator sees no error and no warning in any page, but in a faulty one',
  async () => {
    const folder = inject('siteFolder');
    const { pages, notFound } = await readSite(folder);
    const files = [...pages, notFound].map(({ file }) => file);
    expect(files).toContain('cartasqr/parrilla/index.html');
    const beside = mkdtempSync(join(tmpdir(), 'carta-html-'));
    try {
      const faulty = relative(folder, join(beside, 'faulty.html'));
      writeFileSync(join(folder, faulty), FAULTY);
      const found = validateHtml(folder, [...files, faulty]);
      expect(found.map(({ kind, file, message }) => `${kind} in ${file}: ${message}`).toSorted()).toEqual([
        `error in ${faulty}: Duplicate ID “one”.`,
        `warning in ${faulty}: Empty heading.`,
        `warning in ${faulty}: The first occurrence of ID “one” was here.`,
      ]);
    } finally {
      rmSync(beside, { recursive: true });
    }
  },
);
