import { expect, it } from 'vitest';
import { listPages, signInOf } from '../../src/app/prerender.tsx';

it('tells for each page what it needs of signing in', () => {
  const needs = Object.fromEntries(listPages().map((row) => [row.path, signInOf(row)]));
  expect(needs).toMatchObject({
    'gottan-granada': 'session',
    'el-moreno': 'none',
    profile: 'page',
    '404': 'none',
  });
});
