import { afterEach, expect, it, vi } from 'vitest';
import { BackEntry } from '../../../src/loyalty/code/back-entry.ts';

let entry: BackEntry | undefined;
afterEach(() => {
  entry?.stop();
  history.replaceState(null, '');
});

const isMarked = (): boolean => JSON.stringify(history.state ?? {}).includes('cartaCode');
const moved = () => vi.fn<(open: boolean) => void>();

it('an open popup has an entry of its own beside what others keep there, and closing goes back over it', async () => {
  history.replaceState({ carta: { item: 3 } }, '');
  const before = history.length;
  const onMove = moved();
  entry = new BackEntry(onMove);
  entry.set(true);
  expect(history.state).toEqual({ carta: { item: 3 }, cartaCode: true });
  expect(history.length).toBe(before + 1);
  entry.set(false);
  await vi.waitFor(() => expect(history.state).toEqual({ carta: { item: 3 } }));
  expect(onMove).not.toHaveBeenCalled();
});

it('the way back closes the popup, and the way forward opens it again', async () => {
  const onMove = moved();
  entry = new BackEntry(onMove);
  entry.set(true);
  history.back();
  await vi.waitFor(() => expect(onMove).toHaveBeenLastCalledWith(false));
  history.forward();
  await vi.waitFor(() => expect(onMove).toHaveBeenLastCalledWith(true));
  expect(isMarked()).toBe(true);
});

it('closed and opened again at once it ends open', async () => {
  entry = new BackEntry(moved());
  entry.set(true);
  entry.set(false);
  entry.set(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isMarked()).toBe(true);
});

it('a page that was left with the popup open begins without it', async () => {
  history.pushState({ cartaCode: true }, '');
  entry = new BackEntry(moved());
  await vi.waitFor(() => expect(isMarked()).toBe(false));
});
