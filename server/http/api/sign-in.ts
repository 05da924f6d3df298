import { KeysUnavailable } from '../../auth/user.ts';
import type { LoyaltyService } from '../../loyalty/service.ts';
import { signInSettingsSchema } from '../../protocol/calls.ts';
import { type Api, NOTHING } from './zod-schemas.ts';

/** Which Firebase project signs people in, for the app; none of it is secret. */
export function registerSignIn(api: Api, { signIn, emulator }: LoyaltyService): void {
  const { querystring } = NOTHING;
  api.get('/sign-in', { schema: { querystring, response: { 200: signInSettingsSchema } } }, async () => {
    if (emulator && emulator() === undefined) throw new KeysUnavailable('the Auth emulator is not there yet');
    return signIn;
  });
}
