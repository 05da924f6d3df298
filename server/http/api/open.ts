import { KeysUnavailable } from '../../auth/user.ts';
import type { LoyaltyService } from '../../loyalty/service.ts';
import { barServicesQuerySchema, barServicesSchema, signInSettingsSchema } from '../../protocol/calls.ts';
import { Denied } from '../../store/store.ts';
import { type Api, NOTHING } from './zod-schemas.ts';

/** Programmes change with the menus, a few times a year: five minutes of the old one harm nobody, cards keep theirs (L3). */
const CACHEABLE = 'public, max-age=300';

/** What a bar offers beside its menu, for anyone. */
export function registerBarServices(api: Api, { bars }: LoyaltyService): void {
  const schema = { querystring: barServicesQuerySchema, response: { 200: barServicesSchema } };
  api.get('/get-bar-services', { schema }, async (request, reply) => {
    const { barID } = request.query;
    const bar = bars.get(barID);
    if (bar === undefined) throw new Denied('unknown-bar');
    const { programme } = bar;
    reply.header('cache-control', CACHEABLE);
    return { barID, loyalty: programme !== undefined, programme: programme ?? null };
  });
}

/** Which Firebase project signs people in, for the app; none of it is secret. */
export function registerSignIn(api: Api, { signIn, emulator }: LoyaltyService): void {
  const { querystring } = NOTHING;
  api.get('/sign-in', { schema: { querystring, response: { 200: signInSettingsSchema } } }, async () => {
    if (emulator && emulator() === undefined) throw new KeysUnavailable('the Auth emulator is not there yet');
    return signIn;
  });
}
