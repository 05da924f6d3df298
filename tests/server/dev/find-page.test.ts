import { expect, test } from 'vitest';
import { findPage } from '../../../server/dev/find-page.ts';

const PAGES = [
  { path: '', urlPath: false },
  { path: 'test', urlPath: false },
  { path: 'ohara', urlPath: true },
  { path: 'bsmash', urlPath: false },
];

test.each([
  ['/', ''],
  ['/test', 'test'],
  ['/ohara', 'ohara'],
  ['/ohara/', 'ohara'],
  ['/ohara/mesa-4', 'ohara'],
  ['/ohara/mesa-4/', 'ohara'],
  ['/ohara/mesa-4/x', undefined],
  ['/bsmash/mesa-4', undefined],
  ['/oharas', undefined],
  ['/nada', undefined],
])('%s is the page %j', (pathname, path) => {
  expect(findPage(PAGES, pathname)?.path).toBe(path);
});
