import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentOf, type DocumentParts } from '../../src/app/document.ts';
import { listPages, renderPage } from '../../src/app/prerender.tsx';
import { FixturePage, InSpanish } from '../support/fixture-page.tsx';

// Before the modules are loaded that read it.
vi.hoisted(() => vi.stubEnv('PUBLIC_URL', 'https://cartas.example'));

const TEMPLATE = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

const PARTS: DocumentParts = { styles: '', hoursScript: '', script: '', page: '/page', rest: '/rest' };

/** The root element of a document as a browser reads it. */
function rootOf(html: string): Element | null {
  return new DOMParser().parseFromString(html, 'text/html').getElementById('root');
}

/** What a browser makes of the markup as React writes it, with all ends. */
const treeOf = (body: string): Element | null => rootOf(`<div id="root">${body}</div>`);

describe('a document leaves out ends of elements and is read as the tree that React renders', () => {
  test.each(listPages().map((row) => [`/${row.path}`, row] as const))('%s', async (_, row) => {
    const rendered = await renderPage(row, new Set());
    const html = documentOf(TEMPLATE, rendered, PARTS);
    expect(html).not.toContain('</li>');
    const root = rootOf(html);
    const expected = treeOf(rendered.body);
    expect(root?.innerHTML).toBe(expected?.innerHTML);
    expect(root?.querySelectorAll('*')).toHaveLength(expected?.querySelectorAll('*').length ?? 0);
  });
});

describe('React takes over', () => {
  beforeAll(() => {
    // What jsdom lacks.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  const page = (
    <InSpanish>
      <FixturePage />
    </InSpanish>
  );

  /** Everything that the console gets, and every mend of React's, while it takes a document over. */
  async function hydrate(change: (body: string) => string = (body) => body): Promise<unknown[]> {
    const said: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => said.push(words));
    const [row] = listPages();
    if (!row) throw new Error('There is no page.');
    const rendered = { ...(await renderPage(row, new Set())), body: renderToString(page) };
    const root = rootOf(change(documentOf(TEMPLATE, rendered, PARTS)));
    if (!root) throw new Error('There is no root.');
    document.body.replaceChildren(document.adoptNode(root));
    const options = { onRecoverableError: (error: unknown) => said.push(error) };
    const app = await act(async () => hydrateRoot(root, page, options));
    await act(async () => app.unmount());
    return said;
  }

  test('a page with every kind of entry as it stands in the document', async () => {
    expect(await hydrate()).toEqual([]);
  });

  test('and would say so if it did not', async () => {
    expect(await hydrate((html) => html.replace('Croquetas', 'Otra cosa'))).not.toEqual([]);
  });
});
