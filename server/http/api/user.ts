import type { LoyaltyService } from '../../loyalty/service.ts';
import { exportSchema, userDataSchema } from '../../protocol/calls.ts';
import { userOf } from './authenticate.ts';
import { type Api, NOTHING } from './zod-schemas.ts';

const { querystring } = NOTHING;

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
