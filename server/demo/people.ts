import type { Role } from '../protocol/calls.ts';
import { accountsAt, OWNER } from '../auth/demo-project.ts';
import type { LoyaltyService } from '../loyalty/service.ts';
import { frontOf } from '../start/addresses.ts';

/** The public password of all demo people. A server with them trusts everybody, and is refused in production (decision 17). */
export const DEMO_PASSWORD = 'carta-demo';

export type DemoPerson = {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Undefined: a diner. */
  readonly role: Role | undefined;
};

/** The people who can sign in to demo mode from the start. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { uid: 'demo-diner', email: 'diner@carta.example', name: 'Dina Demo', role: undefined },
  { uid: 'demo-waiter', email: 'waiter@carta.example', name: 'Walter Demo', role: 'staff' },
  { uid: 'demo-owner', email: 'owner@carta.example', name: 'Olga Demo', role: 'owner' },
];

type Loyalty = Pick<LoyaltyService, 'store' | 'bars' | 'clock'>;

/** Creates the demo people with their roles at the bar of the front page. Existing accounts are kept, so that sessions stay valid. */
export async function seedPeople(origin: string, loyalty: Loyalty): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    if (!(await canSignIn(origin, person))) await makeAccount(origin, person);
    await giveRole(loyalty, person);
  }
}

async function canSignIn(origin: string, { uid, email }: DemoPerson): Promise<boolean> {
  const answer = await call(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    email,
    password: DEMO_PASSWORD,
  });
  return answer.ok && ((await answer.json()) as { localId: string }).localId === uid;
}

/** Replaces any account with its id or its address: somebody may have changed its password. */
async function makeAccount(origin: string, { uid, email, name }: DemoPerson): Promise<void> {
  const accounts = accountsAt(origin);
  const found = await call(`${accounts}:lookup`, { localId: [uid], email: [email] }, OWNER);
  const { users = [] } = (await found.json()) as { users?: { localId: string }[] };
  for (const { localId } of users) await call(`${accounts}:delete`, { localId }, OWNER);
  const account = { localId: uid, email, emailVerified: true, displayName: name, password: DEMO_PASSWORD };
  const made = await call(accounts, account, OWNER);
  if (!made.ok) throw new Error(`the emulator does not take ${email}: ${await made.text()}`);
}

async function giveRole({ store, bars, clock }: Loyalty, { uid, name, role }: DemoPerson): Promise<void> {
  const barID = frontOf(bars.values())?.barID;
  if (role === undefined || barID === undefined || (await store.roleOf({ uid, barID })) === role) return;
  const { token } = await store.invite({ by: undefined, barID, role, now: clock() });
  await store.accept({ uid, name, token, now: clock() });
}

const call = (address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
