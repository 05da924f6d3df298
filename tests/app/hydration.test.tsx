import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { documentOf } from '../../src/app/document.ts';
import type { RenderedPage } from '../../src/app/prerender.tsx';
import { UnavailablePage } from '../../src/menu/unavailable-page.tsx';
import { NotFoundPage } from '../../src/shell/not-found-page.tsx';
import { FixturePage, InSpanish } from '../support/fixture-page.tsx';

const TEMPLATE = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

/** A document with this body, which React writes with all ends. */
const documentWith = (body: string): string =>
  documentOf(TEMPLATE, { body, head: '', theme: '', language: 'es', hasHours: true } as RenderedPage, {
    styles: '',
    hoursScript: '',
    script: '',
    page: '/page',
    rest: '/rest',
  });

/** The root element of a document as a browser reads it. */
const rootOf = (html: string): Element | null =>
  new DOMParser().parseFromString(html, 'text/html').getElementById('root');

test.each([
  ['with every kind of entry', FixturePage],
  ['without a menu', () => <UnavailablePage venue="El Cerrado" />],
  ['that is not found', NotFoundPage],
])('a page %s leaves out ends of elements and is read as the tree that React renders', (_what, Page) => {
  const body = renderToString(createElement(InSpanish, null, <Page />));
  const html = documentWith(body);
  const [root, expected] = [rootOf(html), rootOf(`<div id="root">${body}</div>`)];
  expect(html).not.toContain('</li>');
  expect(root?.innerHTML).toBe(expected?.innerHTML);
  expect(root?.querySelectorAll('*').length).toBe(expected?.querySelectorAll('*').length);
});

/** Everything that the console gets, and every mend of React's, while it takes a document over. */
async function hydrate(change: (html: string) => string = (html) => html): Promise<unknown[]> {
  // What jsdom lacks.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => said.push(words));
  const page = createElement(InSpanish, null, <FixturePage />);
  const root = rootOf(change(documentWith(renderToString(page))));
  if (!root) throw new Error('There is no root.');
  document.body.replaceChildren(document.adoptNode(root));
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => said.push(error) }));
  await act(async () => app.unmount());
  return said;
}

test('React takes over a page with every kind of entry as it stands in the document', async () => {
  expect(await hydrate()).toEqual([]);
});

test('and would say so if it did not', async () => {
  const [failure] = await hydrate((html) => html.replace('Croquetas', 'Otra cosa'));
  expect(String(failure)).toContain('Hydration failed');
});
