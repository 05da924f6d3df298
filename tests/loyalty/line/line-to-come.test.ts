import { beforeEach, expect, it, vi } from 'vitest';
import { lineToCome } from '../../../src/loyalty/line/line-to-come.ts';
import type { Line, openLine } from '../../../src/loyalty/line/open-line.ts';
import type { ShowingState } from '../../../src/loyalty/line/showing.ts';

const load = vi.fn<() => Promise<{ openLine: typeof openLine }>>();
const pause = vi.fn<() => Promise<void>>();
const closeShowing = vi.fn<() => void>();
const line = { show: vi.fn<Line['show']>(), close: vi.fn<() => void>() };
const there = { openLine: vi.fn<typeof openLine>() };
const onState = vi.fn<(state: ShowingState) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const each of [load, pause, closeShowing, line.show, line.close, there.openLine, onState]) each.mockReset();
  line.show.mockReturnValue({ close: closeShowing });
  there.openLine.mockReturnValue(line);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(there);
});

const open = (): Line =>
  lineToCome({ load, pause })({
    uid: 'ana',
    token: async () => '',
    onCard: () => undefined,
    onNoCard: () => undefined,
  });

/** A line whose code did not come, and what lets it try again. */
async function failed() {
  const { promise, resolve } = Promise.withResolvers<void>();
  pause.mockReturnValueOnce(promise);
  const coming = open();
  await expect.poll(() => pause.mock.calls).toHaveLength(1);
  return { coming, again: resolve };
}

it('L7: shows a code as offline while its own code is missing, and tells the server of it as soon as it is there', async () => {
  const { coming, again } = await failed();
  coming.show('el-bar', onState);
  expect(onState.mock.calls).toEqual([[{ phase: 'offline' }]]);
  again();
  await expect.poll(() => line.show.mock.calls).toEqual([['el-bar', onState]]);
});

it('tells a code that is shown already that the line did not come', async () => {
  const coming = open();
  coming.show('el-bar', onState);
  await expect.poll(() => line.show.mock.calls).toHaveLength(1);
  expect(onState.mock.calls).toEqual([[{ phase: 'offline' }]]);
});

it('shows no code that was closed meanwhile', async () => {
  const { coming, again } = await failed();
  coming.show('el-bar', onState).close();
  again();
  await expect.poll(() => there.openLine.mock.calls).toHaveLength(1);
  expect(line.show).not.toHaveBeenCalled();
});

it('is not opened, nor loaded again, once it was closed', async () => {
  const { coming, again } = await failed();
  coming.close();
  again();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  expect(there.openLine).not.toHaveBeenCalled();
});
