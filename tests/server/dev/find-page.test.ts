import { expect, test } from 'vitest';
import { findPage } from '../../../server/protocol/is-at.ts';

const PAGES = [
  { path: '', routes: [''] },
  { path: 'test', routes: ['test'] },
  { path: 'ohara', routes: ['ohara', 'ohara/:urlPath'] },
  { path: 'bsmash', routes: ['bsmash'] },
  { path: 'staff', routes: ['staff', 'staff/:barID', 'staff/:barID/team'] },
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
  ['/Ohara', undefined],
  ['/nada', undefined],
  ['/staff', 'staff'],
  ['/staff/ohara/', 'staff'],
  ['/staff/ohara/team', 'staff'],
  ['/staff//team', undefined],
  ['/staff/ohara/nada', undefined],
])('%s is the page %j', (pathname, path) => {
  expect(findPage(PAGES, pathname)?.path).toBe(path);
});
