import type { LoyaltyService } from '../../loyalty/service.ts';
import { createCardRequestSchema, exportSchema, userDataSchema } from '../../protocol/calls.ts';
import { cardSchema } from '../../protocol/card.ts';
import { Denied } from '../../store/store.ts';
import { userOf } from './authenticate.ts';
import { type Api, NOTHING } from './zod-schemas.ts';

const { querystring } = NOTHING;

/** Claiming a card (L1, L2): 201 for a new one, 200 for the one that the caller has. */
export function registerCards(api: Api, { store, bars, clock }: LoyaltyService): void {
  const schema = {
    querystring,
    body: createCardRequestSchema,
    response: { 200: cardSchema, 201: cardSchema },
  };
  api.post('/create-new-loyalty-card', { schema }, async (request, reply) => {
    const bar = bars.get(request.body.barID);
    if (bar === undefined) throw new Denied('unknown-bar');
    if (bar.programme === undefined) throw new Denied('no-programme');
    const { created, card } = await store.claim({ uid: userOf(request).uid, bar, now: clock() });
    return reply.code(created ? 201 : 200).send(card);
  });
}

/** What is held about the caller: the cards, all of it, or nothing any more (L15). */
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
