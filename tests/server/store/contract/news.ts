import { describe, expect } from 'vitest';
import type { Special, TonightNotice } from '../../../../server/protocol/tonight.ts';
import type { Change } from '../../../../server/tonight/decide-news.ts';
import { type Engine, expectDenied, faultsOf, HOUR, MINUTE, type Rule } from './world.ts';

type Of<Kind extends Change['do']> = Extract<Change, { do: Kind }>;

const MARK: Of<'mark'> = { do: 'mark', dishID: 'croquetas', until: 'day' };
const UNMARK: Change = { do: 'take-back', what: 'sold-out', subject: 'croquetas' };
const PRICE: Of<'price'> = { do: 'price', dishID: 'rodaballo', amount: 24.5 };
const RICE: Special = { name: { es: 'Arroz con conejo' }, price: 14, allergens: 'none' };
const SPECIAL: Of<'special'> = { do: 'special', specialID: undefined, special: RICE };
const NOTICE: TonightNotice = { text: { es: 'La cocina cierra a las 23:00' }, until: '2026-03-10T22:00:00.000Z' };

/** 06:00 of the day after the one on which worlds begin. */
const SIX = Date.parse('2026-03-11T05:00:00Z');

export function newsRules(rule: Rule, engine: () => Engine): void {
  describe('tonight', () => {
    rule('T1: a mark holds until 06:00, and what was said of other bars stays', async ({ store, world, other }) => {
      await world.news(MARK);
      const { rows, changed } = await store.newsOf({ barID: world.bar.barID });
      const mark = { subject: 'croquetas', name: 'Croquetas', content: { what: 'sold-out' }, ends: SIX };
      expect(rows).toEqual([{ ...mark, since: world.now }]);
      expect(changed).toBe(world.now);
      expect(await store.newsOf({ barID: other.bar.barID })).toEqual({ rows: [] });
    });

    rule('T1 to T4: everything that can be said is kept as it was said', async ({ store, world }) => {
      await world.news(MARK);
      await world.news(PRICE);
      const { subject, isNew } = await world.news(SPECIAL);
      expect(isNew).toBe(true);
      await world.news({ do: 'notice', notice: NOTICE });
      const { rows } = await store.newsOf({ barID: world.bar.barID });
      const said = { since: world.now, ends: SIX };
      expect(rows.toSorted((one, next) => (one.content.what < next.content.what ? -1 : 1))).toEqual([
        {
          subject: '',
          name: '',
          content: { what: 'notice', text: NOTICE.text },
          since: world.now,
          ends: Date.parse(NOTICE.until),
        },
        { subject: 'rodaballo', name: 'Rodaballo', content: { what: 'price', amount: 24.5 }, ...said },
        { subject: 'croquetas', name: 'Croquetas', content: { what: 'sold-out' }, ...said },
        { subject, name: 'Arroz con conejo', content: { what: 'special', special: RICE }, ...said },
      ]);
    });

    rule('T7: the same change twice is one, and so is its opposite', async ({ store, world }) => {
      const { owner, bar } = world;
      for (const change of [MARK, PRICE, SPECIAL, { do: 'notice', notice: NOTICE } as const]) {
        const first = await world.news(change);
        world.pass(MINUTE);
        expect(await world.heard(() => world.news(change))).toEqual([]);
        expect(await world.news(change)).toMatchObject({ subject: first.subject, isNew: false, news: first.news });
      }
      await world.news(UNMARK);
      await world.news(UNMARK);
      const rows = await store.newsHistory({ by: owner, barID: bar.barID, from: '2026-03-10', to: '2026-03-10' });
      expect(rows.map(({ what, change }) => `${what} ${change}`)).toEqual([
        'sold-out taken-back',
        'notice set',
        'special set',
        'price set',
        'sold-out set',
      ]);
    });

    rule('T7: the order in which languages are named is no change', async ({ world }) => {
      const special = { ...RICE, name: { es: 'Arroz', en: 'Rice' } };
      const { subject } = await world.news({ do: 'special', specialID: undefined, special });
      const again = { price: 14, allergens: 'none', name: { en: 'Rice', es: 'Arroz' } } as const;
      expect(await world.news({ do: 'special', specialID: undefined, special: again })).toMatchObject({ subject });
    });

    rule(
      'T7: owners see who changed what, when and for how long, of the night they ask for',
      async ({ store, world }) => {
        const { owner, waiter, colleague, bar } = world;
        await world.news(MARK);
        // After midnight it is still the evening before.
        world.moveTo('2026-03-11T01:30:00Z');
        await world.news(UNMARK, { by: colleague });
        const history = (from: string, to: string, by = owner) => store.newsHistory({ by, barID: bar.barID, from, to });
        const row = { id: expect.any(String), what: 'sold-out', dishID: 'croquetas', name: 'Croquetas' };
        expect(await history('2026-03-10', '2026-03-10')).toEqual([
          { ...row, at: '2026-03-11T01:30:00.000Z', by: `Name of ${colleague}`, change: 'taken-back', until: null },
          {
            ...row,
            at: '2026-03-10T11:00:00.000Z',
            by: `Name of ${waiter}`,
            change: 'set',
            until: '2026-03-11T05:00:00.000Z',
          },
        ]);
        expect(await history('2026-03-11', '2026-03-31')).toEqual([]);
        await expectDenied(history('2026-03-10', '2026-03-10', waiter), 'not-owner');
      },
    );

    rule('T7: its ledger is only appended to', async ({ world }) => {
      await world.news(MARK);
      const { barID } = world.bar;
      for (const change of ['update news_ledger set at = 0', `delete from news_ledger where bar = '${barID}'`]) {
        await expect(engine().execute(change)).rejects.toThrow('The ledger is only appended to.');
      }
    });

    rule('T9: staff of the bar change its news, and nobody else', async ({ world, other }) => {
      for (const by of [world.diner, other.waiter, other.owner, 'nobody']) {
        for (const change of [MARK, UNMARK, PRICE, SPECIAL, { do: 'notice', notice: NOTICE } as const]) {
          await expectDenied(world.news(change, { by }), 'not-staff');
        }
      }
    });

    rule('T9: whom an owner removes changes nothing any more, at once', async ({ store, world }) => {
      const { owner, waiter, bar, now } = world;
      await world.news(MARK);
      await store.removeStaff({ by: owner, uid: waiter, barID: bar.barID, now });
      await expectDenied(world.news(UNMARK), 'not-staff');
      expect((await store.newsOf({ barID: bar.barID })).rows).toHaveLength(1);
    });

    rule('T1, T2: some of it is for owners', async ({ world }) => {
      const always: Change = { ...MARK, until: 'notice' };
      await expectDenied(world.news(always), 'not-owner');
      await expectDenied(world.news({ ...PRICE, dishID: 'croquetas' }), 'not-your-price');
      const by = world.owner;
      const { news } = await world.news(always, { by });
      expect(news.rows).toMatchObject([{ subject: 'croquetas', ends: null }]);
      await world.news({ ...PRICE, dishID: 'croquetas' }, { by });
      await expectDenied(world.news({ ...PRICE, dishID: 'vino' }, { by }), 'not-your-price');
    });

    rule('T3: a bar has twelve specials at once, and more when some have ended', async ({ world }) => {
      const special = (number: number): Of<'special'> => ({
        do: 'special',
        specialID: undefined,
        special: { ...RICE, price: number + 1 },
      });
      const asked = Array.from({ length: 12 }, (_, index) => world.news(special(index)));
      const [first] = await Promise.all(asked);
      await expectDenied(world.news(special(12)), 'too-many-specials');
      // One that is there may still be changed, and one that is taken back makes room.
      await world.news({ ...special(13), specialID: first?.subject ?? '' });
      await world.news({ do: 'take-back', what: 'special', subject: first?.subject ?? '' });
      await world.news(special(12));
      await expectDenied(world.news({ ...special(0), specialID: first?.subject ?? '' }), 'too-many-specials');
      world.moveTo('2026-03-11T05:00:00Z');
      expect((await world.news(special(20))).news.rows).toHaveLength(1);
    });

    rule('T3: a special that was taken back comes back under its id', async ({ world }) => {
      const { subject } = await world.news(SPECIAL);
      const back: Change = { do: 'take-back', what: 'special', subject };
      expect((await world.news(back)).news.rows).toEqual([]);
      expect((await world.news({ ...SPECIAL, specialID: subject })).news.rows).toMatchObject([{ subject }]);
      await expectDenied(world.news({ ...SPECIAL, specialID: 'another' }), 'unknown-special');
      await expectDenied(world.news({ ...back, subject: 'another' }), 'unknown-special');
    });

    rule('T3: specials stand in the order in which they were written, also once changed', async ({ world }) => {
      const { subject: first } = await world.news(SPECIAL);
      world.pass(MINUTE);
      const { subject: second } = await world.news({ ...SPECIAL, special: { ...RICE, price: 15 } });
      world.pass(MINUTE);
      const { news } = await world.news({ ...SPECIAL, specialID: first, special: { ...RICE, price: 16 } });
      expect(news.rows.map(({ subject }) => subject)).toEqual([first, second]);
    });

    rule(
      'T6: of a dish that the menu has no more a mark can be taken back, and nothing be said',
      async ({ store, world }) => {
        const { waiter: by, bar, now } = world;
        await world.news(PRICE);
        await world.news({ ...MARK, dishID: 'rodaballo' });
        const gone = (change: Change) =>
          store.changeNews({ by, barID: bar.barID, change, dish: undefined, zone: 'Europe/Madrid', now });
        await expectDenied(gone({ ...MARK, dishID: 'rodaballo' }), 'unknown-dish');
        await expectDenied(gone({ ...PRICE, amount: 3 }), 'unknown-dish');
        for (const what of ['sold-out', 'price'] as const) {
          await gone({ do: 'take-back', what, subject: 'rodaballo' });
          await gone({ do: 'take-back', what, subject: 'rodaballo' });
          await expectDenied(gone({ do: 'take-back', what, subject: 'never-there' }), 'unknown-dish');
        }
        expect((await store.newsOf({ barID: bar.barID })).rows).toEqual([]);
      },
    );

    rule('T1: what has ended is gone for good with the next change', async ({ store, world }) => {
      await world.news(PRICE);
      await world.news({ do: 'notice', notice: NOTICE });
      world.moveTo('2026-03-10T22:00:00Z');
      await world.news(MARK);
      const { rows } = await store.newsOf({ barID: world.bar.barID });
      expect(rows.map(({ content }) => content.what)).toEqual(['price', 'sold-out']);
    });

    rule('T9: texts are kept as texts, to the letter', async ({ store, world }) => {
      const text = `<script>alert('☃')</script> & "${'é'.repeat(3)}" '); drop table news; -- 👩‍🍳`;
      await world.news({ do: 'notice', notice: { ...NOTICE, text: { es: text } } });
      expect((await store.newsOf({ barID: world.bar.barID })).rows).toMatchObject([
        { content: { text: { es: text } } },
      ]);
    });

    rule('all who have the store open hear that news are others, once each', async ({ world }) => {
      const news = { kind: 'news', barID: world.bar.barID };
      expect(await world.heard(() => world.news(MARK))).toEqual([news]);
      expect(await world.heard(() => world.news(UNMARK))).toEqual([news]);
      expect(await world.heard(() => world.news(UNMARK))).toEqual([]);
    });

    rule('changes at once come one after the other', async ({ store, world }) => {
      const { owner, bar } = world;
      const dishes = ['croquetas', 'rodaballo', 'vino'];
      await Promise.all(dishes.flatMap((dishID) => Array.from({ length: 5 }, () => world.news({ ...MARK, dishID }))));
      expect((await store.newsOf({ barID: bar.barID })).rows).toHaveLength(3);
      const day = '2026-03-10';
      expect(await store.newsHistory({ by: owner, barID: bar.barID, from: day, to: day })).toHaveLength(3);
    });

    rule('T1: figures tell which dishes were sold out on most nights, and no slips', async ({ store, world }) => {
      const { owner, bar } = world;
      for (const at of ['2026-03-10T20:00:00Z', '2026-03-11T03:00:00Z', '2026-03-11T20:00:00Z']) {
        world.moveTo(at);
        await world.news(MARK);
        if (at === '2026-03-11T03:00:00Z') await world.news({ ...MARK, dishID: 'vino' });
      }
      await world.news({ ...MARK, dishID: 'rodaballo' });
      world.pass(2 * MINUTE - 1);
      await world.news({ do: 'take-back', what: 'sold-out', subject: 'rodaballo' });
      const soldOut = async (from: string, to: string) =>
        (await store.stats({ by: owner, barID: bar.barID, from, to })).soldOut;
      expect(await soldOut('2026-03-01', '2026-03-31')).toEqual([
        { dishID: 'croquetas', name: 'Croquetas', days: 2 },
        { dishID: 'vino', name: 'Vino', days: 1 },
      ]);
      expect(await soldOut('2026-03-11', '2026-03-11')).toEqual([{ dishID: 'croquetas', name: 'Croquetas', days: 1 }]);
    });

    rule(
      'L15: staff see what they changed, and after they deleted everything nobody knows who did',
      async ({ store, world }) => {
        const { waiter: uid, owner, bar, now } = world;
        await world.news(MARK);
        const { news } = await store.exportUser({ uid, now });
        expect(news).toEqual([
          { barID: bar.barID, row: expect.objectContaining({ what: 'sold-out', dishID: 'croquetas', change: 'set' }) },
        ]);
        expect((await store.exportUser({ uid: owner, now })).news).toEqual([]);
        await store.deleteUser({ uid, now });
        expect((await store.exportUser({ uid, now })).news).toEqual([]);
        const day = '2026-03-10';
        const rows = await store.newsHistory({ by: owner, barID: bar.barID, from: day, to: day });
        expect(rows).toMatchObject([{ by: '', dishID: 'croquetas' }]);
        expect((await store.newsOf({ barID: bar.barID })).rows).toHaveLength(1);
      },
    );
  });
}

/** To be checked after all else, as the news stay as they are then. */
export function newsDifferences(rule: Rule, engine: () => Engine): void {
  rule('T7: each difference between news and their ledger is told', async ({ store, world, other }) => {
    const { barID } = world.bar;
    await other.news(MARK);
    await world.news(MARK);
    await world.news(PRICE);
    world.pass(HOUR);
    await world.news({ do: 'notice', notice: NOTICE });
    const told = async () => faultsOf(await store.verify(), barID);
    expect(await told()).toEqual([]);
    const { execute } = engine();
    await execute(`update news set since = 1 where bar = '${barID}' and what = 'sold-out'`);
    await execute(`delete from news where bar = '${barID}' and what = 'price'`);
    await execute(
      `insert into news (bar, what, subject, name, content, since) values ('${barID}', 'sold-out', 'vino', '', '{"what":"sold-out"}', 1)`,
    );
    expect((await told()).toSorted()).toEqual([
      'price rodaballo: its ledger says it, but it is not kept',
      'sold-out croquetas: is kept as other than its ledger says',
      'sold-out vino: is kept, but its ledger does not say it',
    ]);
    expect(faultsOf(await store.verify(), other.bar.barID)).toEqual([]);
  });
}
