import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyFirebaseToken } from '../../../server/auth/verify-firebase-token.ts';
import type { Store } from '../../../server/store/store.ts';
import { forgedTokens } from '../../support/forged-tokens.ts';
import { Phone } from '../../support/phone.ts';
import { startRealtimeServer, type RealtimeServer } from '../../support/realtime-server.ts';
import { PROJECT_ID, startTokenAuthority, type TokenAuthority } from '../../support/token-authority.ts';

let authority: TokenAuthority;
let server: RealtimeServer;
/** Every call of the store that a socket led to. */
const reached: string[] = [];

/** Notes what is called. */
const watched = (store: Partial<Store>): Store =>
  new Proxy(store as Store, {
    get: (target, name, receiver) => {
      if (name !== 'onNotice') reached.push(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

const verifierOf = ({ keysAddress }: TokenAuthority) =>
  verifyFirebaseToken({ projectId: PROJECT_ID, keysAddress, clock: Date.now });

beforeAll(async () => {
  authority = await startTokenAuthority();
  server = await startRealtimeServer({
    store: watched({
      onNotice: () => () => undefined,
      userData: async () => ({ userFound: false, loyaltyCards: [] }),
      missed: async () => undefined,
    }),
    verifyToken: verifierOf(authority),
  });
});

afterAll(async () => {
  await server.close();
  await authority.stop();
});

/** What became of a socket with this token that says at once who it is for. */
async function attempt(token: string): Promise<unknown> {
  const phone = new Phone(server.origin, { token });
  const outcome = await Promise.race([phone.connected(), phone.lost]);
  if (outcome === 'connected') await phone.register('victim');
  phone.close();
  return outcome;
}

it('refuses every forged or broken token, and none reaches a handler', async () => {
  for (const { title, token } of forgedTokens(authority, Date.now())) {
    const outcome = await attempt(token);
    const isTooLarge = title === 'larger than 4 KiB';
    const expected = isTooLarge
      ? 'closed'
      : { code: 'bad-token', message: 'Tu sesión ya no es válida. Vuelve a iniciarla.' };
    expect({ title, outcome }).toEqual({ title, outcome: expected });
  }
  expect(reached).toEqual([]);
});

it('takes a good one, so the others were refused for what is wrong with them', async () => {
  expect(await attempt(authority.sign('victim', Date.now()))).toBe('connected');
  expect(reached).toEqual(['userData', 'missed']);
});

it('says that it cannot tell while Google’s keys are away, and not that the token is bad', async () => {
  const away = await startTokenAuthority();
  away.behave('fails');
  const other = await startRealtimeServer({
    store: watched({ onNotice: () => () => undefined }),
    verifyToken: verifierOf(away),
  });
  const phone = new Phone(other.origin, { token: away.sign('victim', Date.now()) });
  expect(await phone.connected()).toMatchObject({ code: 'unavailable' });
  phone.close();
  await other.close();
  await away.stop();
});
