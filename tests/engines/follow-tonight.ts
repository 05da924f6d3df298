import { beforeAll, afterAll, expect, inject, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { nextSix } from '../../server/protocol/service-day.ts';
import { versionOf } from '../../src/offline/protocol.ts';
import { TIME_ZONE } from '../../src/terms/house.ts';
import { DEMO_BAR } from '../support/loyalty-site.ts';
import { PAGE_SCRIPT } from '../support/hold-back.ts';
import { LONG } from '../support/long.ts';
import { MoodySite } from '../support/moody-site.ts';
import { newAccount } from '../support/new-account.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { hire } from '../support/stamp-programme.ts';
import type { Phone } from './engine.ts';
import { keptVersion, noErrors, workerIsActive } from './phone-checks.ts';

const DISH = { id: 'croquetas-de-la-abuela', name: 'Croquetas de la abuela' };

/** The page's minute is a second. */
const HURRY =
  'const wait = globalThis.setInterval; globalThis.setInterval = (work, time) => wait(work, time === 60000 ? 1000 : time);\n';

/** A night in one engine, whose phone is the diner's, and the waiter's for a while. */
export function followTonight(engine: string, diner: () => Phone): void {
  const emulator = inject('emulator');
  const email = `tonight-${engine}@carta.example`.toLowerCase();
  const site = new MoodySite();
  let served: ServedSite;
  let phone: Phone;
  let waiter: { readonly localId: string; readonly idToken: string };
  beforeAll(async () => {
    phone = diner();
    served = await serveSite(inject('siteFolder'), { emulator });
    await site.deploy(inject('siteFolder'), served.app);
    site.mood.begun = { of: PAGE_SCRIPT, with: HURRY };
    waiter = await newAccount(emulator, email);
    await hire(served.loyalty.store, waiter.localId, DEMO_BAR, Date.now());
  });
  afterAll(async () => {
    await site.close();
    await served?.close();
  });

  const gone = (): Promise<string[]> => phone.texts('main [data-sold-out] h3');
  const change = async (method: 'PUT' | 'DELETE'): Promise<void> => {
    const answer = await fetch(`${site.url}/api/bars/${DEMO_BAR}/tonight/sold-out/${DISH.id}`, {
      method,
      headers: {
        authorization: `Bearer ${waiter.idToken}`,
        ...(method === 'PUT' && { 'content-type': 'application/json' }),
      },
      ...(method === 'PUT' && { body: JSON.stringify({ until: 'day' }) }),
    });
    expect(answer.status).toBe(200);
  };

  it('are seen within the minute, without a touch', async () => {
    await phone.open(`${site.url}/`);
    expect(await gone()).toEqual([]);
    await change('PUT');
    await expect.poll(gone).toEqual([DISH.name]);
    expect(await phone.text('main [data-sold-out] .tonight')).toBe('Agotado');
  });

  it('go when they are taken back, for who looks at the page again', async () => {
    await change('DELETE');
    const onReturn = async (): Promise<string[]> => {
      await phone.evaluate(lookAgain);
      return gone();
    };
    await expect.poll(onReturn).toEqual([]);
  });

  // In short Chromium alone taps them, in `tests/e2e/tonight-staff.test.ts`.
  it.runIf(LONG)('are what the waiter taps on a phone of the same engine', async () => {
    await phone.open(`${site.url}/staff/${DEMO_BAR}/tonight`);
    await phone.tap('input[name=email]');
    await phone.type(email);
    await phone.tap('input[name=password]');
    await phone.type(DEMO_PASSWORD);
    await phone.tap('.sign-in-button');
    await phone.tap('input[type=search]');
    await phone.type('croquetas de la abuela');
    // What has just appeared takes no tap.
    const marked = async (): Promise<string[]> => {
      const dishes = await phone.texts('.staff-marked');
      if (dishes.length === 0) await phone.tap('.staff-found button');
      return dishes;
    };
    await expect.poll(marked, { interval: 1_000 }).toMatchObject([expect.stringContaining(DISH.name)]);
    await phone.open(`${site.url}/`);
    await expect.poll(gone).toEqual([DISH.name]);
  });

  it.runIf(LONG)('are refused from who is removed, at once', async () => {
    await phone.open(`${site.url}/staff/${DEMO_BAR}/tonight`);
    await expect.poll(() => phone.texts('.staff-marked')).toMatchObject([expect.stringContaining(DISH.name)]);
    await phone.tap('input[type=search]');
    await phone.type('croquetas de la abuela');
    await expect.poll(() => phone.isShown('.staff-found button')).toBe(true);
    // What the page shows, it has heard before.
    const { store } = served.loyalty;
    await hire(store, 'owner', DEMO_BAR, Date.now(), 'owner');
    await store.removeStaff({ by: 'owner', uid: waiter.localId, barID: DEMO_BAR, now: Date.now() });
    // The page may hear of it while it is tapped, and move what is tapped.
    const tapped = async (): Promise<string | undefined> => {
      await phone.tap('.staff-found button');
      return phone.text('main');
    };
    await expect.poll(tapped, { interval: 1_000 }).toContain('No se ha hecho.');
  });

  it('are in the copy without network, as they were heard last, and over at 06:00', async () => {
    // In the long form it is marked, and its waiter gone.
    if (!LONG) await change('PUT');
    await expect.poll(() => phone.evaluate(workerIsActive)).toBe(true);
    site.release();
    await phone.open(`${site.url}/`);
    await expect.poll(gone).toEqual([DISH.name]);
    const current = await versionOf(await (await fetch(`${site.url}/`)).arrayBuffer());
    await expect.poll(() => phone.evaluate(keptVersion, '/cartasqr/kept/')).toBe(current);
    site.mood.down = true;
    await phone.open(`${site.url}/`);
    expect(await phone.text('#copy_line')).toMatch(/^Sin conexión/);
    await expect.poll(gone).toEqual([DISH.name]);
    const six = nextSix(Date.now(), TIME_ZONE);
    await phone.evaluate(setTime, six - 1);
    expect(await gone()).toEqual([DISH.name]);
    await phone.evaluate(setTime, six);
    await expect.poll(gone).toEqual([]);
  });

  noErrors(diner);
}

/** In the page: the diner looks at it again. */
function lookAgain(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** In the page: it is this time, and the diner looks again. */
function setTime(instant: number): void {
  Date.now = () => instant;
  document.dispatchEvent(new Event('visibilitychange'));
}
