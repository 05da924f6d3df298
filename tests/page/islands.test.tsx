import { beforeEach, expect, test, vi } from 'vitest';
import { watchIslands } from '../../src/page/islands.ts';

const FAILURE = 'Buscar: no se ha podido cargar.';
const open = vi.fn<(wish: string) => Promise<void>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `
    <button data-wants="search"><svg></svg><span>Buscar</span></button>
    <button data-wants="waiter:pan">Preguntar</button>
    <p>Pan</p>
    <output id="failure" data-says="{name}: no se ha podido cargar."></output>`;
  open.mockReset();
  watchIslands(document, open);
});

const element = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const button = (): HTMLElement => element('[data-wants=search]');
const isBusy = (): boolean => button().ariaBusy === 'true';
const said = (): string => element('output').textContent;

/** Taps on search, whose island comes or fails at the end. */
async function tapAndEnd(failure?: Error): Promise<void> {
  const coming = Promise.withResolvers<void>();
  open.mockReturnValueOnce(coming.promise);
  element('[data-wants=search] span').click();
  expect([isBusy(), said()]).toEqual([true, '']);
  if (failure) coming.reject(failure);
  else coming.resolve();
  await expect.poll(isBusy, { interval: 1 }).toBe(false);
}

test('a tap on what an island answers shows that it was heard, and opens what is wanted', async () => {
  await tapAndEnd();
  element('[data-wants="waiter:pan"]').click();
  element('p').click();
  expect(open.mock.calls).toEqual([['search'], ['waiter:pan']]);
  expect(said()).toBe('');
  expect(console.error).not.toHaveBeenCalled();
});

test('one that cannot be had is said by its button’s words and logged, and can be tried again', async () => {
  const cause = new TypeError('offline');
  for (const _ of [1, 2]) {
    await tapAndEnd(cause);
    expect(said()).toBe(FAILURE);
  }
  expect(vi.mocked(console.error).mock.calls).toEqual([1, 2].map(() => ['Error loading a part of the page:', cause]));
  await tapAndEnd();
  expect(said()).toBe('');
  expect(open).toHaveBeenCalledTimes(3);
});

test('a page that has no place to say it stays as it is', async () => {
  element('output').remove();
  const before = document.body.innerHTML;
  open.mockRejectedValueOnce(new TypeError('offline'));
  button().click();
  await expect.poll(isBusy, { interval: 1 }).toBe(false);
  expect(document.body.innerHTML).toBe(before);
});
