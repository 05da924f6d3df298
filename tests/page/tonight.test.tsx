import { beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../../server/protocol/tonight.ts';
import { type Heard, watchTonight } from '../../src/page/tonight.ts';

const NOW = Date.parse('2026-11-21T21:00:00Z');
const NONE: News = { barID: 'bar', asOf: '2026-11-21T20:00:00Z', soldOut: [], prices: [], specials: [] };
const SOLD_OUT: News = { ...NONE, soldOut: ['gilda'] };

const ask = vi.fn<(address: string) => Promise<Response>>();
const show = vi.fn<(page: Document, heard: Heard) => Promise<void>>();
const load = vi.fn(async () => show);
let hasServer: boolean;
let isHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockImplementation(async () => Response.json(SOLD_OUT));
  show.mockReset().mockResolvedValue();
  load.mockClear();
  localStorage.clear();
  [hasServer, isHidden] = [true, false];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ serverTiming: hasServer ? [{ name: 'api' }] : [] }] as unknown as PerformanceEntryList,
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.body.innerHTML = '<div id="root" data-bar="bar"></div>';
});

const start = (): Promise<void> => {
  watchTonight(document, load);
  return settle();
};
const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
const told = () => show.mock.calls.map(([, heard]) => heard);

test('asks at once, every minute, and when the page is looked at again', async () => {
  await start();
  expect(ask.mock.calls).toEqual([['/cartasqr/api/tonight?barID=bar', { cache: 'no-cache' }]]);
  expect(told()).toEqual([{ news: SOLD_OUT, at: NOW }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  isHidden = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  ['an answer', async () => Response.json(NONE)],
  ['a failure', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s that is overtaken by a later one changes nothing', async (_what, answer) => {
  const late = Promise.withResolvers<void>();
  ask.mockImplementationOnce(() => late.promise.then(answer));
  await start();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  late.resolve();
  await settle();
  expect(told()).toEqual([{ news: SOLD_OUT, at: NOW }]);
  expect(localStorage.getItem('carta-tonight-bar')).toBe(JSON.stringify({ news: SOLD_OUT, at: NOW }));
});

test('what shows the news is loaded with the first that there are, and shows their end, too', async () => {
  ask.mockImplementation(async () => Response.json(NONE));
  await start();
  expect(load).not.toHaveBeenCalled();
  ask.mockImplementation(async () => Response.json(SOLD_OUT));
  await vi.advanceTimersByTimeAsync(60_000);
  ask.mockImplementation(async () => Response.json(NONE));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(told().map(({ news }) => news.soldOut)).toEqual([['gilda'], []]);
});

test.each(['{}', '{"news":null,"at":1}', '7', 'nonsense'])(
  'what is stored and is no news (%s) is left out',
  async (stored) => {
    vi.spyOn(console, 'error').mockReturnValue();
    localStorage.setItem('carta-tonight-bar', stored);
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await start();
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual([{ news: SOLD_OUT, at: NOW + 60_000 }]);
  },
);

test('a host of static files is asked for nothing, nor is anybody where the page is no menu (T10)', async () => {
  hasServer = false;
  await start();
  await vi.advanceTimersByTimeAsync(120_000);
  hasServer = true;
  document.body.innerHTML = '<div id="root"></div>';
  await start();
  expect(ask).not.toHaveBeenCalled();
});

test('without network the last news are shown, and said to be old (T8)', async () => {
  await start();
  ask.mockRejectedValue(new TypeError('network'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told().at(-1)).toEqual({ news: SOLD_OUT, at: NOW, isOld: true });
  show.mockClear();
  // The page is opened anew, from its copy.
  hasServer = false;
  await start();
  expect(told()).toEqual([{ news: SOLD_OUT, at: NOW, isOld: true }]);
});

test('a copy that stays open tells every minute what it has, so that it ends at 06:00', async () => {
  localStorage.setItem('carta-tonight-bar', JSON.stringify({ news: SOLD_OUT, at: NOW }));
  hasServer = false;
  await start();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told()).toHaveLength(3);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['an error', async () => new Response('', { status: 503 })],
  ["the page of a hotel's network", async () => new Response('<p>Sign in')],
])('%s is no news', async (_what, answer) => {
  ask.mockImplementation(answer);
  await start();
  expect(load).not.toHaveBeenCalled();
  expect(localStorage.getItem('carta-tonight-bar')).toBeNull();
});

test('what cannot be loaded is logged, and tried again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValueOnce(new TypeError('network'));
  await start();
  expect(log).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told()).toHaveLength(1);
});
