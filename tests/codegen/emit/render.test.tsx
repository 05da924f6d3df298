// @vitest-environment node
/** What the compiler emits for a golden case is compiled and rendered, as the prerendering does it. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MenuTexts } from '../../../src/menu/model.ts';
import { InSpanish } from '../../support/fixture-page.tsx';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** A golden case's generated modules of a venue, in a folder in which their imports lead to the real components. */
function modulesOf(name: string, venue: string): string {
  const root = temporaryFolder();
  for (const folder of ['src', 'node_modules']) symlinkSync(join(PROJECT, folder), join(root, folder));
  writeFiles(join(root, 'generated'), readFiles(join(PROJECT, 'tests/cases', name, 'expected')));
  return join(root, 'generated/venues', venue);
}

/** The markup of the page that a folder of modules makes. */
async function markupOf(modules: string): Promise<string> {
  const path = join(modules, 'route.tsx');
  const { Component } = (await import(/* @vite-ignore */ path)) as { Component: ComponentType };
  return renderToStaticMarkup(
    <InSpanish>
      <Component />
    </InSpanish>,
  );
}

test.each([
  ['chain', 'sur'],
  ['contacts', 'bar'],
  ['contacts', 'kiosco'],
  ['every-entry', 'index'],
  ['tapas-bar', 'el-moreno'],
  ['unavailable', 'oceans'],
])('%s: the page of %s', async (name, venue) => {
  const page = join(PROJECT, 'tests/cases', name, 'pages', `${venue}.html`);
  await expect(outlineHtml(await markupOf(modulesOf(name, venue)))).toMatchFileSnapshot(page);
});

/** The keys of generated texts are no types (decision 26); this says that none is wrong. */
test.each([
  ['chain', 'sur'],
  ['contacts', 'bar'],
  ['contacts', 'kiosco'],
  ['every-entry', 'index'],
  ['tapas-bar', 'el-moreno'],
])('%s: the page of %s looks up every text that was generated for it', async (name, venue) => {
  const modules = modulesOf(name, venue);
  const path = join(modules, 'texts.ts');
  const { texts } = (await import(/* @vite-ignore */ path)) as { texts: Record<string, MenuTexts> };
  const [first = 'es'] = Object.keys(texts);
  const generated = texts[first] ?? {};
  const lookedUp = new Set<string | symbol>();
  texts[first] = new Proxy(generated, {
    get: (target, key, receiver): unknown => {
      lookedUp.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  await markupOf(modules);
  expect(Object.keys(generated)).not.toEqual([]);
  expect(Object.keys(generated).filter((key) => !lookedUp.has(key))).toEqual([]);
});

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source']);

/** Markup as a person would indent it: an element a line, one that holds text alone on the same line. Drawings are left out. */
function outlineHtml(html: string): string {
  const lines: string[] = [];
  let depth = 0;
  const text = html.replaceAll(/<svg\b[^]*?<\/svg>/g, '<svg/>');
  for (const [markup] of text.matchAll(/<[^>]+>|[^<]+/g)) {
    const part = markup.trim();
    if (part === '') continue;
    const last = lines.at(-1) ?? '';
    const tag = /^<\/?([\w-]+)/.exec(part)?.[1] ?? '';
    if (part.startsWith('</')) {
      depth -= 1;
      // Nothing was opened since, so the element ends on the line it began on.
      if (last.trimStart().startsWith(`<${tag}`) && !last.includes(`</${tag}>`)) lines.push(`${lines.pop()}${part}`);
      else lines.push(`${'  '.repeat(depth)}${part}`);
    } else if (part.startsWith('<')) {
      lines.push(`${'  '.repeat(depth)}${part}`);
      if (!VOID.has(tag) && !part.endsWith('/>')) depth += 1;
    } else if (/^\s*<[^/>][^>]*(?<!\/)>$/.test(last) && !VOID.has(/<([\w-]+)/.exec(last)?.[1] ?? '')) {
      lines.push(`${lines.pop()}${part}`);
    } else {
      lines.push(`${'  '.repeat(depth)}${part}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
