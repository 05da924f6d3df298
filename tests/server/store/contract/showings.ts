import { expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { createWorld, expectDenied, MINUTE, SECOND } from './world.ts';

export function showingRules(store: () => Store): void {
  it('L6: a showing ends after five minutes, however well its phone is connected', async () => {
    const world = await createWorld(store());
    await world.claim();
    const start = world.now;
    const { showing, ends, typed } = await world.show();
    expect(ends).toBe(start + 5 * MINUTE);
    expect(typed).toMatch(/^\d{6}$/);
    for (let step = 0; step < 30; step += 1) {
      world.pass(10 * SECOND - (step === 29 ? 1 : 0));
      await store().keepShowings({ showings: [showing], now: world.now });
    }
    expect((await world.show()).showing).toBe(showing);
    world.pass(1);
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
    expect((await world.show()).showing).not.toBe(showing);
  });

  it('L6: a showing ends when its owner closes it', async () => {
    const world = await createWorld(store());
    await world.claim();
    const { showing } = await world.show();
    await world.hide();
    await store().keepShowings({ showings: [showing], now: world.now });
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
  });

  it('L6: a showing outlives its socket by 30 seconds', async () => {
    const world = await createWorld(store());
    await world.claim();
    const { showing } = await world.show();
    await store().loseShowing({ showing, now: world.now });
    world.pass(30 * SECOND - 1);
    expect((await world.show()).showing).toBe(showing);
    await store().loseShowing({ showing, now: world.now });
    world.pass(30 * SECOND);
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
    await store().keepShowings({ showings: [showing], now: world.now });
    await store().loseShowing({ showing, now: world.now });
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
  });

  it('L6: a showing ends when its process is heard of no more', async () => {
    const world = await createWorld(store());
    await world.claim();
    const { showing } = await world.show();
    world.pass(39 * SECOND);
    await store().keepShowings({ showings: [showing], now: world.now });
    world.pass(40 * SECOND - 1);
    expect((await world.show()).showing).toBe(showing);
    world.pass(40 * SECOND);
    expect(await world.scan()).toMatchObject({ outcome: 'refused', reason: 'not-shown' });
  });

  it('keeps the showings of 500 phones in one call', async () => {
    const world = await createWorld(store());
    const showings = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        await world.claim(`phone-${index}`);
        return (await world.show(`phone-${index}`)).showing;
      }),
    );
    world.pass(39 * SECOND);
    await store().keepShowings({ showings, now: world.now });
    world.pass(39 * SECOND);
    const scans = await Promise.all(showings.map((_, index) => world.scan({ code: world.codeOf(`phone-${index}`) })));
    expect(scans.filter(({ outcome }) => outcome === 'stamped')).toHaveLength(500);
  });

  it('a second phone of the same person joins the showing', async () => {
    const world = await createWorld(store());
    await world.claim();
    const first = await world.show();
    world.pass(20 * SECOND);
    expect(await world.show()).toEqual(first);
  });

  it('L14: tells a phone that comes back what its showing was scanned for', async () => {
    const world = await createWorld(store());
    await world.claim();
    await world.show();
    const { stampID, stampedAt, card } = await world.scan();
    world.pass(10 * SECOND);
    expect((await world.show()).scanned).toEqual({ success: true, outcome: 'stamped', stampID, card, at: stampedAt });
    await world.undo(stampID);
    expect((await world.show()).scanned).toBeUndefined();
  });

  it('tells a phone that comes back why it got no stamp', async () => {
    const world = await createWorld(store(), { perDay: 1 });
    await world.claim();
    await world.visit();
    await world.show();
    const { card } = await world.scan();
    expect((await world.show()).scanned).toEqual({ success: false, outcome: 'refused', reason: 'day-limit', card });
  });

  it('shows nothing where there is no card', async () => {
    const world = await createWorld(store());
    await expectDenied(world.show(), 'unknown-card');
    await world.hide();
  });

  it('gives each open showing of a bar digits of its own', async () => {
    const world = await createWorld(store());
    const typed = new Set<string>();
    for (let index = 0; index < 100; index += 1) {
      await world.claim(`guest-${index}`);
      typed.add((await world.show(`guest-${index}`)).typed);
    }
    expect(typed.size).toBe(100);
  });
}
