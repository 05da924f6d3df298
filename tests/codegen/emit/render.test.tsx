// @vitest-environment node
/** What the compiler emits for a golden case is compiled and rendered, as the prerendering does it. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InSpanish } from '../../support/fixture-page.tsx';
import { outlineHtml } from '../../support/outline-html.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** The markup of a golden case's page, whose modules are loaded from a folder in which their imports lead to the real components. */
async function markupOf(name: string, venue: string): Promise<string> {
  const root = temporaryFolder();
  for (const folder of ['src', 'node_modules']) symlinkSync(join(PROJECT, folder), join(root, folder));
  writeFiles(join(root, 'generated'), readFiles(join(PROJECT, 'tests/cases', name, 'expected')));
  const path = join(root, `generated/venues/${venue}/route.tsx`);
  const { Component } = (await import(/* @vite-ignore */ path)) as { Component: ComponentType };
  return renderToStaticMarkup(
    <InSpanish>
      <Component />
    </InSpanish>,
  );
}

test.each([
  ['chain', 'sur'],
  ['every-entry', 'index'],
  ['tapas-bar', 'el-moreno'],
  ['unavailable', 'oceans'],
])('%s: the page of %s', async (name, venue) => {
  const page = join(PROJECT, 'tests/cases', name, 'pages', `${venue}.html`);
  await expect(outlineHtml(await markupOf(name, venue))).toMatchFileSnapshot(page);
});
