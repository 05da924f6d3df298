import { DEMO_PASSWORD } from '../../server/demo/people.ts';

/** A new account of the Auth emulator with the demo's password, signed in. */
export async function newAccount(emulator: string, email: string): Promise<{ localId: string; idToken: string }> {
  const answer = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The emulator makes no account: ${await answer.text()}`);
  return (await answer.json()) as { localId: string; idToken: string };
}
