import { expect, test } from 'vitest';
import { isPageOf, pagePath } from '../../../src/offline/worker/page-path.ts';

test.each([
  ['/cartasqr/', ''],
  ['/cartasqr/ohara', 'ohara'],
  ['/cartasqr/ohara/', 'ohara'],
  ['/cartasqr/%6Fhara/mesa%204', 'ohara/mesa 4'],
  ['/cartasqr', undefined],
  ['/other/ohara', undefined],
  ['/cartasqr/%zz', undefined],
])('%s is the path %j', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});

test.each([
  ['ohara', 'ohara', false, true],
  ['ohara/mesa-4', 'ohara', true, true],
  ['ohara/mesa-4', 'ohara', false, false],
  ['ohara/mesa-4/x', 'ohara', true, false],
  ['ohara', '', true, false],
  ['Ohara', 'ohara', true, false],
])('%j is shown by the page %j (urlPath: %s): %s', (path, page, urlPath, shown) => {
  expect(isPageOf(path, { page, urlPath })).toBe(shown);
});
