import { beforeEach, expect, it, vi } from 'vitest';
import { type Notice, type Store, StoreUnavailable } from '../../../server/store/store.ts';
import { createLiveNews } from '../../../server/tonight/live-news.ts';
import type { BarNews } from '../../../server/tonight/news-at.ts';

const NOON = Date.parse('2026-05-04T10:00:00Z');
const SIX = Date.parse('2026-05-05T04:00:00Z');

let now: number;
let rows: BarNews['rows'];
let tell: (notice: Notice) => void;
/** What the menus have that are served. */
let edition: Parameters<typeof createLiveNews>[0]['dishes'] extends () => infer Dishes ? Dishes : never;

const withDishes = (...ids: string[]): typeof edition => ({
  find: (barID, id) => (barID === 'taberna' && ids.includes(id) ? { price: null, name: id } : undefined),
  zone: () => 'Europe/Madrid',
});
const newsOf = vi.fn<Store['newsOf']>();

function open() {
  const stop = vi.fn<() => void>();
  const onNotice: Store['onNotice'] = (listener) => {
    tell = listener;
    return stop;
  };
  const live = createLiveNews({
    store: { newsOf, onNotice },
    clock: () => now,
    dishes: () => edition,
  });
  return { ...live, soldOut: async () => JSON.parse((await live.of('taberna')).body).soldOut as string[], stop };
}

const mark = (subject: string): BarNews['rows'][number] => ({
  subject,
  name: '',
  content: { what: 'sold-out' },
  since: NOON,
  ends: SIX,
});

beforeEach(() => {
  now = NOON;
  edition = withDishes('croquetas', 'vino');
  rows = [mark('croquetas'), mark('gone')];
  newsOf.mockReset().mockImplementation(async () => ({ rows, changed: NOON }));
});

it('asks the store once, for whoever asks', async () => {
  const live = open();
  const [one, other] = await Promise.all([live.of('taberna'), live.of('taberna')]);
  expect(one).toEqual(other);
  expect(one.etag).toMatch(/^"[\w-]{22}"$/);
  expect(await live.soldOut()).toEqual(['croquetas']);
  expect(newsOf).toHaveBeenCalledOnce();
});

it('two processes send the same bytes of the same news, whenever each was asked', async () => {
  const one = await open().of('taberna');
  now += 60_000;
  expect(await open().of('taberna')).toMatchObject({ body: one.body, etag: one.etag });
});

it('asks again after notice that they are others, and not for another bar’s', async () => {
  const live = open();
  await live.of('taberna');
  rows = [];
  tell({ kind: 'news', barID: 'bodega' });
  tell({ kind: 'revoked', uid: 'wanda' });
  expect(await live.soldOut()).toEqual(['croquetas']);
  tell({ kind: 'news', barID: 'taberna' });
  expect(await live.soldOut()).toEqual([]);
  rows = [mark('vino')];
  tell({ kind: 'gap' });
  expect(await live.soldOut()).toEqual(['vino']);
  expect(newsOf).toHaveBeenCalledTimes(3);
});

it('does not keep what the store said before the notice came', async () => {
  const live = open();
  const early = Promise.withResolvers<BarNews>();
  newsOf.mockReturnValueOnce(early.promise);
  const asked = live.of('taberna');
  tell({ kind: 'news', barID: 'taberna' });
  rows = [];
  expect(await live.soldOut()).toEqual([]);
  early.resolve({ rows: [mark('vino')], changed: NOON });
  await asked;
  expect(await live.soldOut()).toEqual([]);
});

it('T1: at 06:00 they are others, without the store', async () => {
  const live = open();
  expect(await live.soldOut()).toEqual(['croquetas']);
  now = SIX - 1;
  expect(await live.soldOut()).toEqual(['croquetas']);
  now = SIX;
  expect(await live.soldOut()).toEqual([]);
  expect(newsOf).toHaveBeenCalledOnce();
});

it('T1: are those of the moment where the clock is set back', async () => {
  const live = open();
  now = SIX;
  expect(await live.soldOut()).toEqual([]);
  now = NOON;
  expect(await live.soldOut()).toEqual(['croquetas']);
});

it('T6: another edition drops what it does not have, and one that is taken back brings it back', async () => {
  const live = open();
  const first = edition;
  const before = await live.of('taberna');
  edition = withDishes('vino');
  const after = await live.of('taberna');
  expect(JSON.parse(after.body)).toMatchObject({ soldOut: [] });
  expect(after.etag).not.toBe(before.etag);
  edition = first;
  expect(await live.of('taberna')).toMatchObject({ body: before.body, etag: before.etag });
  expect(newsOf).toHaveBeenCalledOnce();
});

it('answers from memory while the store is away, and asks it again where it could not say', async () => {
  const live = open();
  newsOf.mockRejectedValueOnce(new StoreUnavailable('away'));
  await expect(live.of('taberna')).rejects.toThrow('away');
  expect(await live.soldOut()).toEqual(['croquetas']);
  newsOf.mockRejectedValue(new StoreUnavailable('away'));
  expect(await live.soldOut()).toEqual(['croquetas']);
  live.close();
  expect(live.stop).toHaveBeenCalledOnce();
});
