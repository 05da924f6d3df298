import { beforeEach, expect, test } from 'vitest';
import { claimPage, pageState } from '../../src/ui/page-state.ts';

beforeEach(() => {
  delete window.carta;
});

test('the scripts of a page share one state, whoever comes first', () => {
  pageState().ready = true;
  expect(window.carta).toEqual({ ready: true });
  expect(pageState()).toBe(window.carta);
});

test('React has a page that stands still at once', async () => {
  await claimPage();
  expect(pageState().claimed).toBe(true);
});

test('React waits for a switch of the language that has begun, and for one that follows it', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  pageState().switching = first.promise;
  const claim = claimPage();
  pageState().switching = second.promise;
  first.resolve();
  await first.promise;
  await Promise.resolve();
  expect(pageState().claimed).toBeUndefined();
  pageState().switching = undefined;
  second.resolve();
  await claim;
  expect(pageState().claimed).toBe(true);
});
