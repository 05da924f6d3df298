import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/session/call-api.ts';
import type { KeptTonight } from '../../../src/staff/tonight/kept-tonight.ts';
import { type TonightParts, TonightStore } from '../../../src/staff/tonight/tonight-store.ts';
import type { Wish } from '../../../src/staff/tonight/wish.ts';
import { DISHES, QUIET } from './night.ts';

const EVENING = Date.parse('2026-05-04T20:00:00Z');
/** 06:00 of that day in Madrid, and of the next. */
const SIX = Date.parse('2026-05-04T04:00:00Z');
const NEXT_SIX = Date.parse('2026-05-05T04:00:00Z');

const MARK: Wish = { do: 'mark', id: 'croquetas', until: 'day' };
const MARKED = { ...QUIET, soldOut: ['croquetas'] };
const OFFLINE = new ApiFailure(0, 'offline', '');
const TOO_SLOW = new ApiFailure(0, 'timeout', '');

let now: number;
let kept: KeptTonight | undefined;
const say = vi.fn<TonightParts['say']>();
const ask = vi.fn<TonightParts['ask']>();

const open = (): TonightStore =>
  new TonightStore({ role: 'owner', ask, say, now: () => now, read: () => kept, write: (each) => (kept = each) });

/** A store that has heard of a night on which nothing was said. */
async function heard(): Promise<TonightStore> {
  const store = open();
  await store.refresh();
  return store;
}

beforeEach(() => {
  now = EVENING;
  kept = undefined;
  ask.mockReset().mockResolvedValue({ dishes: DISHES, news: QUIET });
  say.mockReset().mockResolvedValue(MARKED);
});

describe('what is said tonight', () => {
  it('is what the server says, and when', async () => {
    const store = await heard();
    expect(store.getState()).toMatchObject({ dishes: DISHES, news: QUIET, heard: EVENING });
    expect(store.getState().unheard).toBeUndefined();
  });

  it('T8: without network is what it was, until 06:00', async () => {
    say.mockResolvedValue({ ...MARKED, untilNotice: ['croquetas'] });
    await (await heard()).wish(MARK);
    ask.mockRejectedValue(OFFLINE);
    now = NEXT_SIX - 1;
    const later = await heard();
    expect(later.getState()).toMatchObject({ news: { soldOut: ['croquetas'] }, heard: EVENING, unheard: 'noNetwork' });
    now = NEXT_SIX;
    const nextDay = open();
    expect(nextDay.getState()).toMatchObject({ dishes: DISHES });
    expect(nextDay.getState().news).toBeUndefined();
    expect(nextDay.getState().heard).toBeUndefined();
  });

  it('T8: ends at 06:00 on a page that stays open, too', async () => {
    const store = await heard();
    ask.mockRejectedValue(OFFLINE);
    now = NEXT_SIX;
    await store.refresh();
    expect(store.getState()).toMatchObject({ dishes: DISHES, unheard: 'noNetwork' });
    expect(store.getState().news).toBeUndefined();
    expect(store.getState().heard).toBeUndefined();
  });

  it('T8: holds until 06:00 on a phone that is five hours ahead, and is sent until then', async () => {
    const AHEAD = 5 * 3_600_000;
    now = EVENING + AHEAD;
    const store = await heard();
    ask.mockRejectedValue(OFFLINE);
    say.mockRejectedValueOnce(OFFLINE);
    await store.wish(MARK);
    now = NEXT_SIX + AHEAD - 1;
    say.mockResolvedValueOnce({ ...MARKED, now: '2026-05-05T03:59:59.999Z' });
    await store.send();
    expect(say).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ unsent: [], news: { soldOut: ['croquetas'] } });
    now = NEXT_SIX + AHEAD;
    await store.refresh();
    expect(store.getState().news).toBeUndefined();
  });

  it('is not called old where the later of two questions was answered', async () => {
    const store = await heard();
    const earlier = Promise.withResolvers<Awaited<ReturnType<TonightParts['ask']>>>();
    ask.mockReturnValueOnce(earlier.promise);
    const asked = store.refresh();
    await store.refresh();
    earlier.reject(OFFLINE);
    await asked;
    expect(store.getState().unheard).toBeUndefined();
  });

  it('T8: and that 06:00 is the bar’s', async () => {
    ask.mockResolvedValue({ dishes: { ...DISHES, timeZone: 'Atlantic/Canary' }, news: QUIET });
    await heard();
    now = NEXT_SIX + 3_599_999;
    expect(open().getState()).toMatchObject({ news: QUIET, heard: EVENING });
    now = NEXT_SIX + 3_600_000;
    expect(open().getState().news).toBeUndefined();
  });
});

describe('a wish', () => {
  it('is seen at once, and true when the server says so', async () => {
    const store = await heard();
    const answer = Promise.withResolvers<typeof MARKED>();
    say.mockReturnValueOnce(answer.promise);
    const wished = store.wish(MARK);
    expect(store.getState()).toMatchObject({ news: { soldOut: ['croquetas'] }, isSending: true });
    answer.resolve({ ...MARKED, soldOut: ['croquetas', 'vino'] });
    await wished;
    expect(store.getState()).toMatchObject({ news: { soldOut: ['croquetas', 'vino'] }, isSending: false, unsent: [] });
  });

  it('that was sent meanwhile is not undone by an answer to what was asked before it', async () => {
    const store = await heard();
    const answer = Promise.withResolvers<Awaited<ReturnType<TonightParts['ask']>>>();
    ask.mockReturnValueOnce(answer.promise);
    const asked = store.refresh();
    await store.wish(MARK);
    answer.resolve({ dishes: DISHES, news: QUIET });
    await asked;
    expect(store.getState()).toMatchObject({ news: MARKED, unsent: [] });
    await store.refresh();
    expect(store.getState()).toMatchObject({ news: QUIET });
  });

  it('of others is what the later of two answers says, whichever comes first', async () => {
    const store = await heard();
    const earlier = Promise.withResolvers<Awaited<ReturnType<TonightParts['ask']>>>();
    ask.mockReturnValueOnce(earlier.promise).mockResolvedValueOnce({ dishes: DISHES, news: MARKED });
    const asked = store.refresh();
    await store.refresh();
    earlier.resolve({ dishes: DISHES, news: QUIET });
    await asked;
    expect(store.getState()).toMatchObject({ news: MARKED });
  });

  it('that is had right after another was sent is sent, too', async () => {
    const store = await heard();
    void store.send();
    await store.wish(MARK);
    await store.wish({ ...MARK, id: 'vino' });
    expect(say.mock.calls.map(([wish]) => 'id' in wish && wish.id)).toEqual(['croquetas', 'vino']);
  });

  it('goes after those before it, one after the other, and takes the place of one that it contradicts', async () => {
    const store = await heard();
    const first = Promise.withResolvers<typeof MARKED>();
    say.mockReturnValueOnce(first.promise);
    const all = [
      store.wish(MARK),
      store.wish({ ...MARK, id: 'vino' }),
      store.wish({ do: 'unmark', id: 'vino' }),
      store.wish({ do: 'unmark', id: 'croquetas' }),
    ];
    expect(say).toHaveBeenCalledOnce();
    expect(store.getState().news?.soldOut).toEqual([]);
    first.resolve(MARKED);
    await Promise.all(all);
    expect(say.mock.calls.map(([wish]) => wish.do)).toEqual(['mark', 'unmark', 'unmark']);
  });

  it('that cannot be sent waits, is kept, and is sent when the network is back', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    await store.wish({ ...MARK, id: 'vino' });
    expect(store.getState()).toMatchObject({ why: 'noNetwork', isSending: false, unsent: [{ wish: MARK }, {}] });
    expect(kept?.unsent).toHaveLength(2);
    // The page is closed and opened again.
    const again = open();
    expect(again.getState()).toMatchObject({ news: { soldOut: ['croquetas', 'vino'] }, unsent: [{ wish: MARK }, {}] });
    say.mockReset().mockResolvedValue(MARKED);
    await again.send();
    expect(say).toHaveBeenCalledTimes(2);
    expect(again.getState()).toMatchObject({ unsent: [], news: MARKED });
    expect(again.getState().why).toBeUndefined();
    expect(kept?.unsent).toEqual([]);
  });

  it('of the night before is not sent any more', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    now = NEXT_SIX;
    expect(open().getState().unsent).toEqual([]);
    now = SIX;
    expect(open().getState().unsent).toHaveLength(1);
  });

  it('of the night before is not sent by a page that stayed open', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    say.mockClear();
    now = NEXT_SIX;
    await store.send();
    expect(say).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ unsent: [], last: undefined });
  });

  it('that waits is forgotten when nobody wants it any more', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    store.forget();
    expect(store.getState()).toMatchObject({ unsent: [], news: QUIET });
    expect(kept?.unsent).toEqual([]);
  });

  it.each([
    ['not-your-price', 'notYourPrice'],
    ['not-staff', 'notStaff'],
    ['unknown-dish', 'notOnMenu'],
  ])('that the server refuses (%s) is not shown any more, and the next is sent', async (code, why) => {
    const store = await heard();
    say.mockRejectedValueOnce(new ApiFailure(409, code, ''));
    await Promise.all([store.wish({ ...MARK, id: 'vino' }), store.wish(MARK)]);
    expect(store.getState()).toMatchObject({ refused: { why }, unsent: [], news: MARKED });
  });

  it('T3: that found no place stays written while other specials change', async () => {
    const arroz = { name: { es: 'Arroz' }, price: 14, allergens: 'none' } as const;
    const special = { name: { es: 'Torrijas' }, price: 5, allergens: 'none' } as const;
    ask.mockResolvedValue({ dishes: DISHES, news: { ...QUIET, specials: [{ id: 's1', ...arroz }] } });
    const store = await heard();
    say.mockRejectedValueOnce(new ApiFailure(409, 'too-many-specials', ''));
    await store.wish({ do: 'special', special });
    await store.wish({ do: 'unspecial', id: 's1' });
    await store.undo();
    expect(say).toHaveBeenLastCalledWith({ do: 'special', id: 's1', special: arroz });
    expect(store.getState().draft).toEqual(special);
  });

  it('T3: that found no place stays written until 06:00, also on a page that stays open', async () => {
    const special = { name: { es: 'Torrijas' }, price: 5, allergens: 'none' } as const;
    const store = await heard();
    say.mockRejectedValueOnce(new ApiFailure(409, 'too-many-specials', ''));
    await store.wish({ do: 'special', special });
    ask.mockRejectedValue(OFFLINE);
    now = NEXT_SIX - 1;
    await store.refresh();
    expect(store.getState().draft).toEqual(special);
    now = NEXT_SIX;
    await store.refresh();
    expect(store.getState().draft).toBeUndefined();
  });

  it('that was refused is told until 06:00, like all of the evening', async () => {
    const store = await heard();
    say.mockRejectedValueOnce(new ApiFailure(404, 'unknown-dish', ''));
    await store.wish(MARK);
    const refreshAt = (instant: number): Promise<void> => {
      now = instant;
      ask.mockResolvedValue({ dishes: DISHES, news: { ...QUIET, now: new Date(instant).toISOString() } });
      return store.refresh();
    };
    await refreshAt(NEXT_SIX - 1);
    expect(store.getState().refused).toMatchObject({ wish: MARK, why: 'notOnMenu' });
    await refreshAt(NEXT_SIX);
    expect(store.getState().refused).toBeUndefined();
  });

  it('does not give way to what the server said before it had it', async () => {
    const store = await heard();
    const answer = Promise.withResolvers<typeof MARKED>();
    say.mockReturnValueOnce(answer.promise);
    const wished = store.wish(MARK);
    await store.refresh();
    expect(store.getState().news?.soldOut).toEqual(['croquetas']);
    answer.resolve(MARKED);
    await wished;
    expect(store.getState().news?.soldOut).toEqual(['croquetas']);
  });
});

describe('undo', () => {
  it('is not undone by a second tap while it is sent', async () => {
    const store = await heard();
    await store.wish(MARK);
    const answer = Promise.withResolvers<typeof QUIET>();
    say.mockReturnValueOnce(answer.promise);
    const undone = [store.undo(), store.undo()];
    answer.resolve(QUIET);
    await Promise.all(undone);
    expect(say.mock.calls).toEqual([[MARK], [{ do: 'unmark', id: 'croquetas' }]]);
    expect(store.getState()).toMatchObject({ news: QUIET, last: undefined });
  });

  it('wishes the opposite, once', async () => {
    const store = await heard();
    await store.wish(MARK);
    say.mockResolvedValue(QUIET);
    await store.undo();
    await store.undo();
    expect(say.mock.calls.map(([wish]) => wish)).toEqual([MARK, { do: 'unmark', id: 'croquetas' }]);
    expect(store.getState()).toMatchObject({ news: QUIET });
    expect(store.getState().last).toBeUndefined();
  });

  it('leaves what was wished while it is sent to be undone', async () => {
    const store = await heard();
    await store.wish(MARK);
    const undone = store.undo();
    const next = store.wish({ ...MARK, id: 'jamon' });
    await Promise.all([undone, next]);
    expect(store.getState().last).toMatchObject({ wish: { id: 'jamon' }, back: { do: 'unmark', id: 'jamon' } });
  });

  it('of a new special takes back the one that the server wrote', async () => {
    const store = await heard();
    const special = { name: { es: 'Arroz' }, price: 14, allergens: 'none' } as const;
    say.mockResolvedValueOnce({ ...QUIET, specialID: 's9' });
    await store.wish({ do: 'special', special });
    await store.undo();
    expect(say).toHaveBeenLastCalledWith({ do: 'unspecial', id: 's9' });
  });

  it('of what waits leaves nothing to say of the network once the server answers', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    await store.undo();
    await store.refresh();
    expect(store.getState()).toMatchObject({ unsent: [], why: undefined, unheard: undefined });
  });

  it('of what waits sends nothing', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    await store.undo();
    expect(say).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ unsent: [], news: QUIET });
  });

  it('of what replaced a waiting wish brings that one back', async () => {
    const store = await heard();
    say.mockRejectedValue(OFFLINE);
    await store.wish(MARK);
    await store.wish({ do: 'unmark', id: 'croquetas' });
    expect(store.getState().news).toEqual(QUIET);
    await store.undo();
    expect(store.getState()).toMatchObject({ unsent: [{ wish: MARK }], news: MARKED, last: undefined });
  });

  const BROKEN = new ApiFailure(0, 'offline', 'broken', { isBroken: true });
  it.each([TOO_SLOW, new ApiFailure(504, 'no-reason', ''), BROKEN])(
    'of what the server may have got sends the opposite (%s)',
    async (failure) => {
      const store = await heard();
      say.mockRejectedValueOnce(failure).mockResolvedValueOnce(QUIET);
      await store.wish(MARK);
      expect(store.getState()).toMatchObject({ unsent: [{ wish: MARK }], news: MARKED });
      await store.undo();
      expect(say.mock.calls).toEqual([[MARK], [{ do: 'unmark', id: 'croquetas' }]]);
      expect(store.getState()).toMatchObject({ unsent: [], news: QUIET, last: undefined });
    },
  );
});

describe('what is dropped although the server may have it', () => {
  beforeEach(() => void say.mockRejectedValue(TOO_SLOW));

  it('is shown as the server says', async () => {
    const store = await heard();
    await store.wish(MARK);
    ask.mockResolvedValue({ dishes: DISHES, news: MARKED });
    store.forget();
    expect(store.getState()).toMatchObject({ unsent: [], news: QUIET });
    await expect.poll(() => store.getState().news).toEqual(MARKED);
  });

  it('is shown as the server says, also a new special, of which the phone does not know the id', async () => {
    const store = await heard();
    const special = { name: { es: 'Arroz' }, price: 14, allergens: 'none' } as const;
    await store.wish({ do: 'special', special });
    const there = { ...QUIET, specials: [{ id: 's1', ...special }] };
    ask.mockResolvedValue({ dishes: DISHES, news: there });
    await store.undo();
    await expect.poll(() => store.getState().news).toEqual(there);
    expect(say).toHaveBeenCalledOnce();
  });
});
