import type { LoyaltyService } from '../../loyalty/service.ts';
import { exportSchema, userDataSchema, barServicesSchema, signInSettingsSchema } from '../../protocol/calls.ts';
import { cardSchema } from '../../protocol/card.ts';
import { Denied } from '../../store/store.ts';
import { userOf } from './authenticate.ts';
import { type Api, NOTHING, querystring } from './zod-schemas.ts';
import { KeysUnavailable } from '../../auth/user.ts';
import { barSchema } from '../../protocol/qr.ts';

/** Claiming a card (L1, L2): 201 for a new one, 200 for an existing one. */
export function registerCards(api: Api, { store, bars, clock }: LoyaltyService): void {
  const schema = { querystring, body: barSchema, response: { 200: cardSchema, 201: cardSchema } };
  api.post('/create-new-loyalty-card', { schema }, async (request, reply) => {
    const bar = bars.get(request.body.barID);
    if (bar === undefined) throw new Denied('unknown-bar');
    const { created, card } = await store.claim({ uid: userOf(request).uid, bar, now: clock() });
    return reply.code(created ? 201 : 200).send(card);
  });
}

/** The caller's data: reading cards, exporting everything, deleting everything (L15). */
export function registerUser(api: Api, { store, clock }: LoyaltyService): void {
  api.get('/get-user-data', { schema: { querystring, response: { 200: userDataSchema } } }, (request) =>
    store.userData(userOf(request).uid, clock()),
  );

  api.get('/export-user-data', { schema: { querystring, response: { 200: exportSchema } } }, (request) =>
    store.exportUser({ uid: userOf(request).uid, now: clock() }),
  );

  api.delete('/user', { schema: NOTHING }, async (request, reply) => {
    await store.deleteUser({ uid: userOf(request).uid, now: clock() });
    return reply.code(204).send();
  });
}

/** Programmes change a few times a year: five minutes of an old one do no harm, since cards keep theirs (L3). */
const CACHEABLE = 'public, max-age=300';

/** The services of a bar besides its menu, without signing in. */
export function registerBarServices(api: Api, { bars }: LoyaltyService): void {
  const schema = { querystring: barSchema, response: { 200: barServicesSchema } };
  api.get('/get-bar-services', { schema }, async (request, reply) => {
    const { barID } = request.query;
    const bar = bars.get(barID);
    if (bar === undefined) throw new Denied('unknown-bar');
    const { programme } = bar;
    reply.header('cache-control', CACHEABLE);
    return { barID, loyalty: programme !== undefined, programme: programme ?? null };
  });
}

/** The Firebase project for signing in, for the app; nothing in it is secret. */
export function registerSignIn(api: Api, { signIn, emulator }: LoyaltyService): void {
  api.get('/sign-in', { schema: { querystring, response: { 200: signInSettingsSchema } } }, async () => {
    if (emulator && emulator() === undefined) throw new KeysUnavailable('the Auth emulator is not there yet');
    return signIn;
  });
}
