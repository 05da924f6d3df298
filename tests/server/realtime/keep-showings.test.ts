import { expect, it, vi } from 'vitest';
import { ShowingKeeper } from '../../../server/realtime/keep-showings.ts';
import { OpenSockets } from '../../../server/realtime/open-sockets.ts';
import type { DinerSocket } from '../../../server/realtime/diner-socket.ts';
import { StoreUnavailable, type Store } from '../../../server/store/store.ts';

const NOW = Date.UTC(2026, 10, 22, 21, 0, 0);

function setUp(showings: readonly (string | undefined)[]) {
  let now = NOW;
  const closed: string[] = [];
  const sockets = new OpenSockets();
  for (const [index, showing] of showings.entries()) {
    const uid = `diner${index}`;
    sockets.add({
      conn: { close: () => closed.push(uid) },
      data: { user: { uid }, shown: showing && { barID: 'gottan', showing } },
    } as unknown as DinerSocket);
  }
  const keepShowings = vi.fn<Store['keepShowings']>().mockResolvedValue();
  const keeper = new ShowingKeeper({ store: { keepShowings }, sockets, clock: () => now, report: () => undefined });
  const keepAfter = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    await keeper.keep();
  };
  return { keepShowings, keepAfter, closed };
}

it('L6: keeps every showing of a connected socket, each once, in one batch', async () => {
  const { keepShowings, keepAfter } = setUp(['one', undefined, 'two', 'two']);
  await keepAfter(10_000);
  expect(keepShowings.mock.calls).toEqual([[{ showings: ['one', 'two'], now: NOW + 10_000 }]]);
});

it('asks the database nothing when no code is shown', async () => {
  const { keepShowings, keepAfter } = setUp([undefined]);
  await keepAfter(10_000);
  expect(keepShowings).not.toHaveBeenCalled();
});

it('goes on when the database was away for a moment', async () => {
  const { keepShowings, keepAfter, closed } = setUp(['one']);
  keepShowings.mockRejectedValueOnce(new StoreUnavailable());
  await keepAfter(10_000);
  await keepAfter(10_000);
  expect(keepShowings).toHaveBeenCalledTimes(2);
  expect(closed).toEqual([]);
});

it('L6: closes the sockets when their showings may be over without their phones knowing it', async () => {
  const { keepShowings, keepAfter, closed } = setUp(['one', undefined]);
  keepShowings.mockRejectedValue(new StoreUnavailable());
  for (let round = 0; round < 3; round += 1) await keepAfter(10_000);
  expect(closed).toEqual([]);
  await keepAfter(10_000);
  expect(closed).toEqual(['diner0']);
  keepShowings.mockResolvedValue();
  await keepAfter(10_000);
  expect(closed).toEqual(['diner0']);
});
